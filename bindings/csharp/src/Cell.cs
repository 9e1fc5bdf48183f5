namespace Nonet;

using System.Collections.Generic;

/// <summary>A cell of the board: r4c5 is <c>new Cell(4, 5)</c>.</summary>
/// <param name="Row">From 1; up to 9, or to 25 on larger boards.</param>
/// <param name="Column">The same.</param>
public readonly record struct Cell(int Row, int Column) {
    /// <summary>From 1; up to 9, or to 25 on larger boards.</summary>
    public int Row { get; init; } = Line(Row);

    /// <summary>From 1; up to 9, or to 25 on larger boards.</summary>
    public int Column { get; init; } = Line(Column);

    private static int Line(int number) =>
        number is >= 1 and <= 25 ? number : throw new NonetException($"found {number}, expected a row or a column from 1 to 25");

    /// <summary>The cell of the classic board at a place of a grid's text.</summary>
    /// <param name="index">From 0, row by row.</param>
    /// <returns>The cell.</returns>
    public static Cell At(int index) => new Cell(index / 9 + 1, index % 9 + 1);

    /// <summary>Its place in the text of a classic grid: from 0, row by row.</summary>
    public int Index =>
        Row <= 9 && Column <= 9 ? 9 * (Row - 1) + Column - 1 : throw new NonetException($"found {this}, expected a cell of the nine by nine");

    /// <summary>Its name.</summary>
    /// <returns>r4c5.</returns>
    public override string ToString() => $"r{Row}c{Column}";
}

/// <summary>A digit in a cell.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Digit">From 1 to 9.</param>
public sealed record Candidate(Cell Cell, int Digit);

/// <summary>A cell and some of its digits.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Digits">Values; null: the cell as a whole.</param>
/// <param name="Digit">In <see cref="Step.Remove"/> on HoDoKu's own path, instead of digits: the value.</param>
public sealed record CellDigits(Cell Cell, IReadOnlyList<int>? Digits, int? Digit);

/// <summary>What kind of house.</summary>
public enum HouseKind {
    /// <summary>A row.</summary>
    Row,

    /// <summary>A column.</summary>
    Column,

    /// <summary>A box.</summary>
    Box,

    /// <summary>A piece of a jigsaw.</summary>
    Piece,

    /// <summary>A diagonal.</summary>
    Diagonal,

    /// <summary>A window.</summary>
    Window,

    /// <summary>Cells at the same place of each box.</summary>
    Group,

    /// <summary>Any other set.</summary>
    Region,
}

/// <summary>A row, a column or a box; other boards also have other kinds.</summary>
/// <param name="Kind">The kind of house.</param>
/// <param name="Number">From 1.</param>
/// <param name="Name">The name: row 4.</param>
public sealed record House(HouseKind Kind, int Number, string Name);

/// <summary>Another digit in a cell.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="From">The old digit; null: the cell was empty.</param>
/// <param name="To">The new digit; null: the cell becomes empty.</param>
public sealed record Edit(Cell Cell, int? From, int? To);

/// <summary>The same digit twice in one house.</summary>
/// <param name="Digit">From 1 to 9.</param>
/// <param name="First">The first cell.</param>
/// <param name="Second">The second cell.</param>
/// <param name="House">The house that contains both.</param>
/// <param name="Text">A description.</param>
public sealed record Duplicate(int Digit, Cell First, Cell Second, House House, string Text);

/// <summary>Two cells that break a rule of a board other than a house.</summary>
/// <param name="First">The first cell.</param>
/// <param name="Second">The second cell.</param>
/// <param name="Text">A description.</param>
public sealed record Broken(Cell First, Cell Second, string Text);
