namespace Nonet;

// All numbers except the last are those of nonet.h.

/// <summary>The status of a puzzle.</summary>
public enum Status : byte {
    /// <summary>One solution, proved to be the only one.</summary>
    Unique,

    /// <summary>No solution, proved.</summary>
    None,

    /// <summary>At least two.</summary>
    Multiple,

    /// <summary>A solution; the search did not look for others.</summary>
    Solved,

    /// <summary>Limits ended the search before the answer, or it was cancelled.</summary>
    Budget,

    /// <summary>The engine found no further step: only "logic".</summary>
    Stuck,

    /// <summary>For a diagnosis: the text is not a puzzle.</summary>
    Invalid,
}

/// <summary>The common property of the puzzles of a class.</summary>
public enum By {
    /// <summary>They are isomorphs.</summary>
    Puzzle,

    /// <summary>Their solutions are isomorphs.</summary>
    Solution,
}

/// <summary>Why a search ended.</summary>
public enum Stop {
    /// <summary>The whole tree was searched.</summary>
    Finished,

    /// <summary>The requested number of solutions was found.</summary>
    Solutions,

    /// <summary>Nodes or time were spent.</summary>
    Budget,

    /// <summary>A cancelled search: its call throws <c>OperationCanceledException</c>.</summary>
    Cancelled,

    /// <summary>The engine found no further step: only "logic".</summary>
    Stuck,

    /// <summary>For a trace: there was no room for more events.</summary>
    MaxEvents,
}

/// <summary>A form in which puzzles are written: docs/formats.md.</summary>
public enum Form {
    /// <summary>A character for each cell.</summary>
    Line,

    /// <summary>A line for each row.</summary>
    Grid,

    /// <summary>Rows with lines between the boxes.</summary>
    Pretty,

    /// <summary>Pencil marks, for people.</summary>
    Pencil,

    /// <summary>A character for each digit of each cell.</summary>
    Marks,

    /// <summary>A line of HoDoKu's library.</summary>
    Hodoku,

    /// <summary>Rows of SudoCue.</summary>
    Sdx,

    /// <summary>The puzzle with its rules, as text.</summary>
    Rules,

    /// <summary>A string of Interactive Sudoku Solver.</summary>
    Iss,

    /// <summary>A link to f-puzzles.</summary>
    Fpuzzles,

    /// <summary>The JSON of f-puzzles.</summary>
    FpuzzlesJson,

    /// <summary>A link to SudokuPad.</summary>
    Sudokupad,

    /// <summary>A string of cages.</summary>
    Killer,

    /// <summary>The cages and pieces of SumoCue.</summary>
    Sumocue,

    /// <summary>The XML of OpenSudoku.</summary>
    Opensudoku,

    /// <summary>A link to Penpa+.</summary>
    Penpa,

    /// <summary>A game ID of Simon Tatham's Solo.</summary>
    Solo,
}
