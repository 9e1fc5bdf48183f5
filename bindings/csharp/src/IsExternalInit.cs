#if !NET5_0_OR_GREATER
namespace System.Runtime.CompilerServices;

/// <summary>What the compiler marks init accessors with; .NET has it from 5 on.</summary>
internal static class IsExternalInit {}
#endif
