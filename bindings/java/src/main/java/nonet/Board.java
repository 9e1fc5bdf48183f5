package nonet;

import com.google.gson.annotations.SerializedName;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board, and the questions about puzzles of it: {@code Board.of("16x16").solve(text)}.
 *
 * <p>Its puzzles are texts in any form that the nonet command reads of that board.  In answers a character stands for each cell: a
 * point for an empty one, 1 to 9, then A for 10, B for 11; where values begin at 0, also 0.  The methods throw
 * {@link NonetException} for a text that cannot be read, and may be called from several threads at once.  What is made of the board
 * for each call costs from some microseconds to some milliseconds of 25 by 25: give limits for large ones.
 *
 * @param name in the fixed form
 * @param rows how many
 * @param columns how many
 * @param digits how many
 * @param firstValue the first value that is written: 1 or 0
 * @param houses what holds each digit at most once
 */
public record Board(
        @SerializedName("board") String name,
        int rows,
        int columns,
        int digits,
        int firstValue,
        List<BoardHouse> houses) {
    /**
     * A board by its name.
     *
     * @param name {@code "16x16"}, {@code "9x9+x+knight"}, {@code "jigsaw:1122..."}: docs/boards.md
     * @return what it is made of
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
     * @param limits of the search
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
     * The same by an engine: those of the tutorials may take hours on large boards.
     *
     * @param text the puzzle
     * @param engine one of {@link Sudoku#engines()}
     * @param limits of the search
     * @return solutions, status and counters
     */
    public Solved solve(String text, String engine, Limits limits) {
        return json(Solved.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_solve_with(board, at, n, bounds, d.text(2, engine), d.out(), d.error()));
    }

    /**
     * What an engine does, event by event.
     *
     * @param text the puzzle
     * @param engine one of {@link Sudoku#engines()}
     * @param mostEvents how many are written; 0: none, and the search is only counted
     * @param limits of the search
     * @return the events and counters; cells count from 0 along the rows, digits from 1, also where values begin at 0
     */
    public Trace trace(String text, String engine, int mostEvents, Limits limits) {
        return Sudoku.traced(text, engine, mostEvents, limits, (d, at, n, engineName, bounds, events, summary) ->
                d.c.nonet_board_trace(d.text(2, name), at, n, engineName, bounds, events, mostEvents, summary, d.error()));
    }

    /**
     * Why a puzzle is broken and how to repair it.
     *
     * @param text the puzzle
     * @param limits of the searches; without any, five seconds
     * @return what was found
     */
    public BoardDiagnosis diagnose(String text, Limits limits) {
        return json(BoardDiagnosis.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_diagnose(board, at, n, bounds, d.out(), d.error()));
    }

    /**
     * Whether a puzzle is proper, or a finished grid right; if not, where it is wrong.
     *
     * @param text the puzzle
     * @param limits for all searches together
     * @return what was found
     */
    public Checked check(String text, Limits limits) {
        return json(Checked.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_check(board, at, n, 1, bounds, d.out(), d.error()));
    }

    /**
     * Counts solutions.
     *
     * @param text the puzzle
     * @param limits with the number of solutions to stop at: 2 in {@link Limits#NONE}
     * @return how many there are
     */
    public Counted count(String text, Limits limits) {
        return json(Counted.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_count(board, at, n, bounds, d.out(), d.error()));
    }

    /**
     * The digits that each cell holds in some solution.
     *
     * @param text the puzzle
     * @param limits of the search; solutions are not looked at
     * @return the union of all solutions
     */
    public TrueCandidates candidates(String text, Limits limits) {
        return json(TrueCandidates.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_candidates(board, at, n, bounds, d.out(), d.error()));
    }

    /**
     * The next step.
     *
     * @param text values and, if there are any, the player's own marks
     * @param level how much to tell: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 all
     * @param limits of the search; without any, ten million nodes
     * @return the hint
     */
    public Hint hint(String text, int level, Limits limits) {
        return json(Hint.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_hint(board, at, n, level, bounds, d.out(), d.error()));
    }

    /**
     * Every step, as far as the techniques of the board go.
     *
     * @param text the puzzle
     * @param limits of the search; without any, ten million nodes
     * @return the path; its steps have a level and no rating
     */
    public Explanation explain(String text, Limits limits) {
        return json(Explanation.class, text, limits, (d, board, at, n, bounds) ->
                d.c.nonet_board_explain(board, at, n, bounds, d.out(), d.error()));
    }

    /**
     * What contradiction follows from a candidate.
     *
     * @param text the puzzle
     * @param candidate a cell of the board and a value as it writes them
     * @param limits of the search; without any, ten million nodes
     * @return why it cannot be, or that it is right
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
     * How hard a puzzle is for people: the level of its hardest step.
     *
     * @param text the puzzle
     * @param limits of the search; without any, ten million nodes
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
     * @param limits of the search
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
     * Lists solutions, each once.
     *
     * @param text the puzzle
     * @param most as many at most; 0: all of them
     * @param limits of the search; its solutions are not looked at
     * @return the solutions
     */
    public Listing<String> solutions(String text, long most, Limits limits) {
        return Sudoku.list(text, most, limits, (d, at, n, bounds, stop) ->
                d.c.nonet_board_enumerate(d.text(1, name), at, n, bounds, d.c.nonet_gather_grids(), d.out(), 0, stop, d.error()));
    }

    /**
     * A minimal puzzle within a puzzle: givens are dropped in the order of the cells as long as the solution stays the only one.
     *
     * @param text the puzzle, which has exactly one solution
     * @param limits of the searches
     * @return its cells; null where the limits ended that
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
     * @param limits of the search for the path; without any, ten million nodes
     * @return SVG
     */
    public String draw(String text, long step, Limits limits) {
        return new String(drawn(text, step, "svg", limits), StandardCharsets.UTF_8);
    }

    /**
     * The same as a page to be printed.
     *
     * @param text the puzzle
     * @param step 1 for the first step; 0 for the puzzle itself
     * @param limits of the search for the path; without any, ten million nodes
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
     * @return the same puzzle in that form
     */
    public String format(String text, Form form) {
        return ask(text, Limits.NONE, (d, board, at, n, none) ->
                d.c.nonet_board_format(board, at, n, d.text(2, form.id()), d.out(), d.error()));
    }

    /**
     * The puzzles first, first + 1, ... of a seed, the same on every machine, each with one solution, proved.
     *
     * @param options of which only seed, attempts, minimal, givens and symmetry can be asked for
     * @param first the number of the first one; without sign
     * @param count how many; all are in memory at the end
     * @param limits time and cancel, for the whole call; what is not finished then has an empty solution
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
