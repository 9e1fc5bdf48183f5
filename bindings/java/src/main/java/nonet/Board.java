package nonet;

import com.google.gson.annotations.SerializedName;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board, with functions for its puzzles: {@code Board.of("16x16").solve(text)}.
 *
 * <p>Its puzzles are texts in any form that the nonet command reads for that board. Answers have a character for each cell: a
 * point for an empty one, 1 to 9, then A for 10, B for 11, and 0 on boards whose values begin at 0.  The methods throw
 * {@link NonetException} for a text that cannot be read, and may be called from several threads at once.  Each call prepares
 * the board, which takes a few microseconds, or a few milliseconds for 25x25. Set limits for large boards.
 *
 * @param name the name in its normalized form
 * @param rows the number of rows
 * @param columns the number of columns
 * @param digits the number of digits
 * @param firstValue the first value that is written: 1 or 0
 * @param houses sets of cells that must hold different digits
 */
public record Board(
        @SerializedName("board") String name,
        int rows,
        int columns,
        int digits,
        int firstValue,
        List<BoardHouse> houses) {
    /**
     * Returns the board of a name.
     *
     * @param name {@code "16x16"}, {@code "9x9+x+knight"}, {@code "jigsaw:1122..."}: docs/boards.md
     * @return the board
     */
    public static Board of(String name) {
        try (Desk desk = Desk.take()) {
            desk.expect(desk.c.nonet_board(desk.text(0, name), desk.out(), desk.error()));
            return Json.read(desk.written(), Board.class);
        }
    }

    /**
     * Solves a puzzle, and proves that the solution is the only one.
     *
     * @param text the puzzle
     * @param limits limits of the search
     * @return solutions, status and counters
     */
    public Solved solve(String text, Limits limits) {
        return json(Solved.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_solve(board, at, n, bounds, d.out(), d.error()));
    }

    /**
     * The same without limits.
     *
     * @param text the puzzle
     * @return solutions, status and counters
     */
    public Solved solve(String text) {
        return solve(text, Limits.NONE);
    }

    /**
     * Solves a puzzle with the given engine. Those from tutorials can take hours on large boards.
     *
     * @param text the puzzle
     * @param engine one of {@link Sudoku#engines()}
     * @param limits limits of the search
     * @return solutions, status and counters
     */
    public Solved solve(String text, String engine, Limits limits) {
        return json(Solved.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_solve_with(board, at, n, bounds, d.text(2, engine), d.out(), d.error()));
    }

    /**
     * The events of an engine's search.
     *
     * @param text the puzzle
     * @param engine one of {@link Sudoku#engines()}
     * @param mostEvents the most events to record; 0: none, only the counters
     * @param limits limits of the search
     * @return the events and counters; cells count from 0 along the rows, digits from 1, also on boards whose values begin
     * at 0
     */
    public Trace trace(String text, String engine, int mostEvents, Limits limits) {
        return Sudoku.traced(text, engine, mostEvents, limits, (d, at, n, engineName, bounds, events, summary) ->
                d.c.nonet_board_trace(d.text(2, name), at, n, engineName, bounds, events, mostEvents, summary, d.error()));
    }

    /**
     * Why a puzzle is broken and how to repair it.
     *
     * @param text the puzzle
     * @param limits limits of the searches; default: five seconds
     * @return the result
     */
    public BoardDiagnosis diagnose(String text, Limits limits) {
        return json(BoardDiagnosis.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_diagnose(board, at, n, bounds, d.out(), d.error()));
    }

    /**
     * Checks whether a puzzle is proper, or a finished grid correct, and if not, where it is wrong.
     *
     * @param text the puzzle
     * @param limits limits for all searches together
     * @return the result
     */
    public Checked check(String text, Limits limits) {
        return json(Checked.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_check(board, at, n, 1, bounds, d.out(), d.error()));
    }

    /**
     * Counts solutions.
     *
     * @param text the puzzle
     * @param limits limits, with the number of solutions after which to stop: 2 in {@link Limits#NONE}
     * @return the number of solutions
     */
    public Counted count(String text, Limits limits) {
        return json(Counted.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_count(board, at, n, bounds, d.out(), d.error()));
    }

    /**
     * The digits that each cell holds in some solution.
     *
     * @param text the puzzle
     * @param limits limits of the search; solutions is ignored
     * @return the union of all solutions
     */
    public TrueCandidates candidates(String text, Limits limits) {
        return json(TrueCandidates.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_candidates(board, at, n, bounds, d.out(), d.error()));
    }

    /**
     * The next step.
     *
     * @param text values and the player's own marks, if there are any
     * @param level how much to reveal: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 everything
     * @param limits limits of the search; default: ten million nodes
     * @return the hint
     */
    public Hint hint(String text, int level, Limits limits) {
        return json(Hint.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_hint(board, at, n, level, bounds, d.out(), d.error()));
    }

    /**
     * Every step that the board's techniques find.
     *
     * @param text the puzzle
     * @param limits limits of the search; default: ten million nodes
     * @return the path; its steps have a level and no rating
     */
    public Explanation explain(String text, Limits limits) {
        return json(Explanation.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_explain(board, at, n, bounds, d.out(), d.error()));
    }

    /**
     * The contradiction that follows from a candidate.
     *
     * @param text the puzzle
     * @param candidate a cell of the board and a value in the board's form
     * @param limits limits of the search; default: ten million nodes
     * @return the reason why it is impossible, or that it is correct
     */
    public WhyNot whyNot(String text, Candidate candidate, Limits limits) {
        int row = candidate.cell().row();
        int column = candidate.cell().column();
        if (row > rows || column > columns) {
            throw NonetException.badArgument("found " + candidate.cell() + ", expected a cell of " + rows + " rows and " + columns + " columns");
        }
        int cell = (row - 1) * columns + column - 1;
        return json(WhyNot.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_why_not(board, at, n, cell, candidate.digit(), bounds, d.out(), d.error()));
    }

    /**
     * The rating of a puzzle: the level of its hardest step.
     *
     * @param text the puzzle
     * @param limits limits of the search; default: ten million nodes
     * @return the level, and the steps of each technique
     */
    public BoardRating rate(String text, Limits limits) {
        return json(BoardRating.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_rate(board, at, n, bounds, d.out(), d.error()));
    }

    /**
     * A certificate of the answer, which the program nonet-verify checks.
     *
     * @param text the puzzle, without pencil marks
     * @param limits limits of the search
     * @return the certificate
     */
    public Proof proof(String text, Limits limits) {
        try (Desk desk = Desk.take()) {
            long board = desk.text(1, name);
            long at = desk.text(0, text);
            int length = desk.length();
            long outcome = desk.room.of(4);
            desk.expect(desk.c.nonet_board_prove(board, at, length, desk.limits(limits), desk.out(), outcome, desk.error()));
            return Sudoku.proved(desk, outcome);
        }
    }

    /**
     * Lists solutions.
     *
     * @param text the puzzle
     * @param most the most results; 0: all of them
     * @param limits limits of the search; solutions is ignored
     * @return the solutions
     */
    public Listing<String> solutions(String text, long most, Limits limits) {
        return Sudoku.list(text, most, limits, (d, at, n, bounds, stop) ->
                d.c.nonet_board_enumerate(d.text(1, name), at, n, bounds, d.c.nonet_gather_grids(), d.out(), 0, stop, d.error()));
    }

    /**
     * Finds a minimal puzzle within a puzzle: drops givens in the order of the cells as long as the solution stays the only
     * one.
     *
     * @param text the puzzle, which has exactly one solution
     * @param limits limits of the searches
     * @return its cells; null if the limits ended the search
     */
    public @Nullable String minimal(String text, Limits limits) {
        String cells = ask(text, limits, (d, board, at, n, bounds) -> d.c.nonet_board_minimal(board, at, n, bounds, d.out(), d.error()));
        return cells.isEmpty() ? null : cells;
    }

    /**
     * A picture of a puzzle with its candidates.
     *
     * @param text the puzzle
     * @return SVG
     */
    public String draw(String text) {
        return draw(text, 0, Limits.NONE);
    }

    /**
     * A picture of a step of its path, on the grid before it.
     *
     * @param text the puzzle
     * @param step 1 for the first step; 0 for the puzzle itself
     * @param limits limits of the search for the path; default: ten million nodes
     * @return SVG
     */
    public String draw(String text, long step, Limits limits) {
        return new String(drawn(text, step, "svg", limits), StandardCharsets.UTF_8);
    }

    /**
     * The same picture as a page for printing.
     *
     * @param text the puzzle
     * @param step 1 for the first step; 0 for the puzzle itself
     * @param limits limits of the search for the path; default: ten million nodes
     * @return the bytes of a PDF
     */
    public byte[] drawPdf(String text, long step, Limits limits) {
        return drawn(text, step, "pdf", limits);
    }

    private byte[] drawn(String text, long step, String form, Limits limits) {
        return Sudoku.drawn(text, form, limits, (d, at, n, format, bounds) ->
                d.c.nonet_board_draw(d.text(2, name), at, n, step, format, bounds, d.out(), d.error()));
    }

    /**
     * Writes a puzzle.
     *
     * @param text the puzzle in any form
     * @param form the form to write
     * @return the puzzle in that form
     */
    public String format(String text, Form form) {
        return ask(text, Limits.NONE, (d, board, at, n, none) ->
                d.c.nonet_board_format(board, at, n, d.text(2, form.id()), d.out(), d.error()));
    }

    /**
     * Makes puzzles first, first + 1, ... of a seed, the same on every machine. Each has exactly one solution, which is
     * proved.
     *
     * @param options the order; only seed, attempts, minimal, givens and symmetry are supported
     * @param first the number of the first puzzle, unsigned
     * @param count the number of puzzles; all are kept in memory
     * @param limits time and cancel, for the whole call; unfinished puzzles have an empty solution
     * @return the puzzles
     */
    public List<Generated> generate(GenerateOptions options, long first, int count, Limits limits) {
        return Sudoku.generated(count, desk -> {
            long order = Sudoku.write(desk, options);
            long board = desk.text(0, name);
            return desk.c.nonet_board_generate(board, order, first, count, desk.limits(limits), desk.out(), desk.error());
        });
    }

    /** A function that takes a board, a text and limits and writes text. */
    private interface Question {
        int ask(Desk desk, long board, long text, long length, long limits);
    }

    private String ask(String text, Limits limits, Question question) {
        try (Desk desk = Desk.take()) {
            long board = desk.text(1, name);
            long at = desk.text(0, text);
            desk.expect(question.ask(desk, board, at, desk.length(), desk.limits(limits)));
            return desk.written();
        }
    }

    private <T> T json(Class<T> type, String text, Limits limits, Question question) {
        return Json.read(ask(text, limits, question), type);
    }
}
