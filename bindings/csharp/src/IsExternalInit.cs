#if !NET5_0_OR_GREATER
namespace System.Runtime.CompilerServices;

/// <summary>The class with which the compiler marks init accessors; part of .NET since version 5.</summary>
internal static class IsExternalInit {}
#endif
