using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Nonet.Tests")]
