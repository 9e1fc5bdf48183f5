namespace Nonet;

// The numbers of all but the last are those of nonet.h.

/// <summary>What a puzzle turned out to be.</summary>
public enum Status : byte {
    /// <summary>One solution, proved to be the only one.</summary>
    Unique,

    /// <summary>No solution, proved.</summary>
    None,

    /// <summary>At least two.</summary>
    Multiple,

    /// <summary>A solution; whether there are others was not asked.</summary>
    Solved,

    /// <summary>Limits ended the search before the answer, or it was cancelled.</summary>
    Budget,

    /// <summary>The engine knew nothing more to conclude: only "logic".</summary>
    Stuck,

    /// <summary>Of a diagnosis: the text is no puzzle.</summary>
    Invalid,
}

/// <summary>What the puzzles of one class have in common.</summary>
public enum By {
    /// <summary>They are isomorphs.</summary>
    Puzzle,

    /// <summary>Their solutions are.</summary>
    Solution,
}

/// <summary>Why a search ended.</summary>
public enum Stop {
    /// <summary>The whole tree was searched.</summary>
    Finished,

    /// <summary>As many solutions as asked were found.</summary>
    Solutions,

    /// <summary>Nodes or time were spent.</summary>
    Budget,

    /// <summary>The <see cref="Limits.Cancel"/> of its limits ended it.</summary>
    Cancelled,

    /// <summary>The engine knew nothing more to conclude: only "logic".</summary>
    Stuck,

    /// <summary>Of a trace: there was no room for more events.</summary>
    MaxEvents,
}

/// <summary>A form in which puzzles are written: docs/formats.md.</summary>
public enum Form {
    /// <summary>81 characters.</summary>
    Line,

    /// <summary>Nine rows.</summary>
    Grid,

    /// <summary>Nine rows with lines between the boxes.</summary>
    Pretty,

    /// <summary>Pencil marks, for people.</summary>
    Pencil,

    /// <summary>729 characters.</summary>
    Marks,
}
