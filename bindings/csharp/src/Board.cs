namespace Nonet;

using System.Collections.Generic;

/// <summary>The description of a board.</summary>
/// <param name="Name">The name in its normalized form.</param>
/// <param name="Rows">The number of rows.</param>
/// <param name="Columns">The number of columns.</param>
/// <param name="Digits">The number of digits.</param>
/// <param name="FirstValue">The first value that is written: 1 or 0.</param>
/// <param name="Houses">Sets of cells that must hold different digits.</param>
public sealed unsafe record Board(
    [Key("board")] string Name, int Rows, int Columns, int Digits, int FirstValue, IReadOnlyList<BoardHouse> Houses) {
    /// <summary>Returns the board of a name.</summary>
    /// <param name="name">"16x16", "9x9+x+knight", "jigsaw:1122...": docs/boards.md.</param>
    /// <returns>The board.</returns>
    public static Board Of(string name) =>
        Call.AskJson<Board>(null, (c, written) => {
            fixed (byte* at = Utf8.Of(name)) return Native.nonet_board(at, written, c.Error);
        });
}

/// <summary>A house of a board.</summary>
/// <param name="Kind">The kind of house.</param>
/// <param name="Name">The name: row 4.</param>
/// <param name="Cells">Its cells.</param>
public sealed record BoardHouse(HouseKind Kind, string Name, IReadOnlyList<Cell> Cells);

/// <summary>The arrangement of a rule's cells.</summary>
public enum RulePlace {
    /// <summary>In any order: a cage.</summary>
    Cells,
    /// <summary>In order: a thermometer.</summary>
    Line,
    /// <summary>A row, a column or a diagonal, starting at the clue.</summary>
    Outside,
    /// <summary>None: the rule applies to the whole board.</summary>
    Board,
}

/// <summary>The numbers that a rule takes.</summary>
public enum RuleNumbers {
    /// <summary>None.</summary>
    None,
    /// <summary>One.</summary>
    One,
    /// <summary>One, or none.</summary>
    Optional,
    /// <summary>One, with a default.</summary>
    Usual,
    /// <summary>A list.</summary>
    Several,
    /// <summary>A text.</summary>
    Pattern,
    /// <summary>Other rules.</summary>
    Rules,
}

/// <summary>A kind of rule that boards can have.</summary>
/// <param name="Id">Its word in a board's name: killer.</param>
/// <param name="Name">The display name.</param>
/// <param name="Meaning">The meaning in one sentence.</param>
/// <param name="Example">An example, as in a board's name.</param>
/// <param name="Place">The arrangement of its cells.</param>
/// <param name="Numbers">The numbers that it takes.</param>
/// <param name="LeastGroups">The fewest groups of cells.</param>
/// <param name="MostGroups">The most groups of cells; 0 means any number.</param>
/// <param name="LeastCells">The fewest cells in each group.</param>
/// <param name="MostCells">The most cells in each group; 0 means any number.</param>
/// <param name="Generated">Whether clues of this kind can be generated.</param>
public sealed record RuleKind(
    string Id, string Name, string Meaning, string Example, RulePlace Place, RuleNumbers Numbers,
    int LeastGroups, int MostGroups, int LeastCells, int MostCells, bool Generated);

internal sealed record RuleKindList(IReadOnlyList<RuleKind> Kinds);
