namespace Nonet;

using System;

/// <summary>The kind of error of a text or an argument.</summary>
public enum ErrorCode {
    /// <summary>A line, a row or a grid with too few or too many cells.</summary>
    WrongLength = 1,

    /// <summary>Not a digit, a blank or a separator.</summary>
    BadCharacter,

    /// <summary>Brackets, quotes, header or columns that do not fit together.</summary>
    BadStructure,

    /// <summary>An argument out of its range.</summary>
    BadArgument,

    /// <summary>Readable, but not supported by this function or engine.</summary>
    Unsupported,
}

/// <summary>A caller's text or argument is wrong. A puzzle without a solution is not an error.</summary>
public sealed class NonetException : ArgumentException {
    internal NonetException(ErrorCode code, ulong at, ulong line, ulong column, string message) : base(message) {
        Code = code;
        At = at;
        Line = line;
        Column = column;
    }

    internal NonetException(string argument) : this(ErrorCode.BadArgument, 0, 1, 1, argument) {}

    /// <summary>What is wrong.</summary>
    public ErrorCode Code { get; }

    /// <summary>The place in the text: the number of UTF-8 bytes before it; in a batch, the number of values.</summary>
    public ulong At { get; }

    /// <summary>The line of the place, from 1.</summary>
    public ulong Line { get; }

    /// <summary>The column of the place, from 1, in bytes of UTF-8.</summary>
    public ulong Column { get; }
}
