package nonet;

import java.util.Locale;

/** A form in which puzzles are written: docs/formats.md. */
public enum Form {
    /** A character for each cell. */
    LINE,
    /** A line for each row. */
    GRID,
    /** Rows with lines between the boxes. */
    PRETTY,
    /** Pencil marks, for people. */
    PENCIL,
    /** A character for each digit of each cell. */
    MARKS,
    /** A line of HoDoKu's library. */
    HODOKU,
    /** Rows of SudoCue. */
    SDX,
    /** The puzzle with its rules, as text. */
    RULES,
    /** A string of Interactive Sudoku Solver. */
    ISS,
    /** A link to f-puzzles. */
    FPUZZLES,
    /** The JSON of f-puzzles. */
    FPUZZLES_JSON,
    /** A link to SudokuPad. */
    SUDOKUPAD,
    /** A string of cages. */
    KILLER,
    /** The cages and pieces of SumoCue. */
    SUMOCUE,
    /** The XML of OpenSudoku. */
    OPENSUDOKU,
    /** A link to Penpa+. */
    PENPA,
    /** A game ID of Simon Tatham's Solo. */
    SOLO;

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
