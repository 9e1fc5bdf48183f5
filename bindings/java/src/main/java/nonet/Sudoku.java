package nonet;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Functions for Sudoku puzzles.
 *
 * <p>A puzzle is a text in any form that the nonet command reads: 81 characters with {@code '.'} or {@code '0'} for an empty
 * cell, nine rows, pencil marks, ... Surrounding white space is ignored. All methods throw {@link NonetException} for a text
 * that cannot be read and for arguments out of their range; a puzzle without a solution is not an error. Several threads can
 * call them at the same time. Puzzles are of the classic board; for others use {@link Board}. Omitted {@link Limits} are
 * {@link Limits#NONE}.
 */
public final class Sudoku {
    private static final int CELLS = 81;

    private Sudoku() {}

    /**
     * Solves a puzzle, and proves that the solution is the only one.
     *
     * @param text the puzzle
     * @return solutions, status and counters
     */
    public static Solved solve(String text) {
        return solve(text, Limits.NONE);
    }

    /**
     * Solves a puzzle within limits. If limits stop at one solution, it is not proved to be the only one.
     *
     * @param text the puzzle
     * @param limits limits of the search
     * @return solutions, status and counters
     */
    public static Solved solve(String text, Limits limits) {
        return solve(text, null, limits);
    }

    /**
     * Solves a puzzle with the given engine. The engines from tutorials can take minutes, so set limits.
     *
     * @param text the puzzle
     * @param engine one of {@link #engines()}; null: the fastest
     * @param limits limits of the search
     * @return solutions, status and counters
     */
    public static Solved solve(String text, @Nullable String engine, Limits limits) {
        try (Desk desk = Desk.take()) {
            Memory memory = desk.memory;
            long name = engine == null ? 0 : desk.text(1, engine);
            long at = desk.text(0, text);
            long answer = desk.room.of(Layout.answerSize + 2L * Desk.CELLS_ROOM);
            long first = answer + Layout.answerSize;
            memory.putLong(answer, Layout.answerSize);
            memory.putLong(answer + Layout.answerFirst, first);
            memory.putLong(answer + Layout.answerSecond, first + Desk.CELLS_ROOM);
            memory.putLong(answer + Layout.answerRoom, Desk.CELLS_ROOM);
            desk.expect(desk.c.nonet_solve(at, desk.length(), desk.limits(limits), name, answer, desk.error()));
            long solutions = memory.getLong(answer + Layout.answerSolutions);
            return new Solved(
                    Status.of(memory.getInt(answer + Layout.answerOutcome)),
                    solutions,
                    solutions == 0 ? null : cells(desk, first),
                    solutions < 2 ? null : cells(desk, first + Desk.CELLS_ROOM),
                    memory.getLong(answer + Layout.answerDigitTries),
                    memory.getLong(answer + Layout.answerBacktracks),
                    memory.getLong(answer + Layout.answerNodes));
        }
    }

    // At that point there is only the classic board.
    @SuppressWarnings("deprecation") // the only constructor that does not search for characters beyond Latin-1
    private static String cells(Desk desk, long at) {
        return new String(desk.memory.bytes(at, CELLS), 0);
    }

    /**
     * Solves many puzzles at once, which is many times faster than one by one.
     *
     * @param grids 81 values for each puzzle, row by row: 1 to 9, 0 for an empty cell
     * @param limits limits; solutions and nodes apply to each puzzle, time and cancel to the whole call
     * @return solutions and statuses
     */
    public static SolvedBatch solveBatch(byte[] grids, Limits limits) {
        return batch(grids, limits, false);
    }

    /**
     * Solves many puzzles, with all limits applied to each puzzle, so hard ones do not use up the limits of others.
     *
     * @param grids 81 values for each puzzle, row by row: 1 to 9, 0 for an empty cell
     * @param limits limits for each puzzle
     * @return solutions and statuses
     */
    public static SolvedBatch solveEach(byte[] grids, Limits limits) {
        return batch(grids, limits, true);
    }

    private static SolvedBatch batch(byte[] grids, Limits limits, boolean each) {
        if (grids.length % CELLS != 0)
            throw new NonetException(
                    NonetException.Code.WRONG_LENGTH, grids.length, 1, 1, "found " + grids.length + " values, expected a multiple of " + CELLS);
        try (Desk desk = Desk.take()) {
            Memory memory = desk.memory;
            int count = grids.length / CELLS;
            long at = desk.many.of(2L * grids.length + count + 4);
            long first = at + grids.length;
            long outcomes = first + grids.length;
            memory.put(at, grids, grids.length);
            memory.clear(first, grids.length); // the place of a puzzle without a solution is not changed
            long batch = desk.struct(Layout.batchSize + 8);
            long stop = batch + Layout.batchSize;
            memory.putLong(batch, Layout.batchSize);
            memory.putLong(batch + Layout.batchCount, count);
            memory.putLong(batch + Layout.batchGrids, at);
            memory.putLong(batch + Layout.batchFirst, first);
            memory.putLong(batch + Layout.batchOutcomes, outcomes);
            long bounds = desk.limits(limits);
            desk.expect(
                    each
                            ? desk.c.nonet_solve_each(batch, bounds, desk.error())
                            : desk.c.nonet_solve_batch(batch, bounds, 0, stop, desk.error()));
            boolean cancelled = each && limits.cancel() != null && limits.cancel().isRequested();
            return new SolvedBatch(
                    memory.bytes(first, grids.length),
                    memory.bytes(outcomes, count),
                    cancelled ? Stop.CANCELLED : Stop.of(memory.getInt(stop)));
        }
    }

    /**
     * Checks whether a puzzle is proper, or a finished grid correct, and if not, where it is wrong.
     *
     * @param text the puzzle
     * @return the result
     */
    public static Checked check(String text) {
        return check(text, Limits.NONE);
    }

    /**
     * The same within limits.
     *
     * @param text the puzzle
     * @param limits limits for all searches together
     * @return the result
     */
    public static Checked check(String text, Limits limits) {
        return json(Checked.class, text, limits, (d, at, n, bounds) ->
                d.c.nonet_check_text(at, n, 1, bounds, d.out(), d.error()));
    }

    /**
     * Counts solutions.
     *
     * @param text the puzzle
     * @param limits limits, with the number of solutions after which to stop: 2 in {@link Limits#NONE}
     * @return the number of solutions
     */
    public static Counted count(String text, Limits limits) {
        try (Desk desk = Desk.take()) {
            long at = desk.text(0, text);
            long count = desk.room.of(16);
            desk.expect(desk.c.nonet_count(at, desk.length(), desk.limits(limits), count, count + 8, desk.error()));
            Stop stop = Stop.of(desk.memory.getInt(count + 8));
            return new Counted(desk.memory.getLong(count), stop == Stop.FINISHED, stop);
        }
    }

    /**
     * The digits that each cell holds in some solution.
     *
     * @param text the puzzle
     * @param limits limits of the search; solutions is ignored
     * @return the union of all solutions
     */
    public static TrueCandidates candidates(String text, Limits limits) {
        try (Desk desk = Desk.take()) {
            long at = desk.text(0, text);
            long stop = desk.room.of(4 + Desk.MARKS_ROOM);
            desk.expect(desk.c.nonet_true_candidates(
                    at, desk.length(), desk.limits(limits), stop + 4, Desk.MARKS_ROOM, stop, desk.error()));
            boolean exact = Stop.of(desk.memory.getInt(stop)) == Stop.FINISHED;
            return new TrueCandidates(desk.memory.text(stop + 4), exact);
        }
    }

    /**
     * Estimates the number of solutions if there are too many to count.
     *
     * @param text the puzzle
     * @param seed the seed, unsigned; the same seed gives the same estimate everywhere
     * @param probes the number of probes, 0 for 10,000; four times as many halve the width of the interval
     * @param limits limits of the search
     * @return a number, or a 95 percent interval
     */
    public static Estimate estimate(String text, long seed, long probes, Limits limits) {
        return json(Estimate.class, text, limits, (d, at, n, bounds) ->
                d.c.nonet_estimate(at, n, seed, probes, bounds, d.out(), d.error()));
    }

    /**
     * Why a puzzle is broken and how to repair it.
     *
     * @param text the text, which need not be a valid puzzle
     * @param limits limits of the searches; default: five seconds
     * @return the result
     */
    public static Diagnosis diagnose(String text, Limits limits) {
        return json(Diagnosis.class, text, limits, (d, at, n, bounds) ->
                d.c.nonet_diagnose(at, n, bounds, d.out(), d.error()));
    }

    /**
     * A player's grid compared with its puzzle.
     *
     * @param givens the puzzle
     * @param entries the player's grid
     * @param order the cells in the order of play; may be empty
     * @param limits limits of the searches
     * @return what is wrong, and which entry was wrong first
     */
    public static Entries diagnoseEntries(String givens, String entries, List<Cell> order, Limits limits) {
        try (Desk desk = Desk.take()) {
            long puzzle = desk.text(0, givens);
            int length = desk.length();
            long player = desk.text(1, entries);
            byte[] cells = new byte[2 * order.size()];
            for (int i = 0; i < order.size(); ++i) {
                cells[2 * i] = (byte) order.get(i).index();
                cells[2 * i + 1] = (byte) (order.get(i).index() >> 8);
            }
            long cellsAt = desk.room.of(cells.length);
            desk.memory.put(cellsAt, cells, cells.length);
            desk.expect(desk.c.nonet_diagnose_entries(
                    puzzle, length, player, desk.length(), cellsAt, order.size(), desk.limits(limits), desk.out(), desk.error()));
            return Json.read(desk.written(), Entries.class);
        }
    }

    /**
     * The next step.
     *
     * @param text values and the player's own marks, if there are any
     * @param level how much to reveal: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 everything
     * @param limits limits of the search; default: ten million nodes
     * @return the hint
     */
    public static Hint hint(String text, int level, Limits limits) {
        return json(Hint.class, text, limits, (d, at, n, bounds) ->
                d.c.nonet_hint(at, n, level, bounds, d.out(), d.error()));
    }

    /**
     * The next step with some techniques only, or on another scale.
     *
     * @param text values and the player's own marks, if there are any
     * @param level how much to reveal: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 everything
     * @param options the techniques and the scale; pruned is ignored
     * @param limits limits of the search; default: ten million nodes
     * @return the hint
     */
    public static Hint hint(String text, int level, ExplainOptions options, Limits limits) {
        return json(Hint.class, text, limits, (d, at, n, bounds) ->
                d.c.nonet_hint_with(at, n, level, chosen(d, options), bounds, d.out(), d.error()));
    }

    /**
     * Every step to the solution.
     *
     * @param text the puzzle
     * @return the path
     */
    public static Explanation explain(String text) {
        return explain(text, ExplainOptions.ALL, Limits.NONE);
    }

    /**
     * Every step to the solution, with some techniques only or without unnecessary steps.
     *
     * @param text the puzzle
     * @param options the options
     * @param limits limits of the search; default: ten million nodes
     * @return the path
     */
    public static Explanation explain(String text, ExplainOptions options, Limits limits) {
        // HoDoKu's path has its own sentences.
        if (!options.pruned() && options.scale() != null && options.scale().startsWith("hodoku") && !options.scale().contains("\n"))
            throw NonetException.badArgument("found the scale '" + options.scale() + "', expected another one, or explainHodoku, or pruned");
        return json(Explanation.class, text, limits, (d, at, n, bounds) ->
                d.c.nonet_explain_with(at, n, chosen(d, options), bounds, d.out(), d.error()));
    }

    private static long chosen(Desk desk, ExplainOptions options) {
        long only = options.only().isEmpty() ? 0 : desk.text(1, String.join(",", options.only()));
        long without = options.without().isEmpty() ? 0 : desk.text(2, String.join(",", options.without()));
        long scale = options.scale() == null ? 0 : desk.text(3, options.scale());
        long path = desk.struct(Layout.pathSize);
        desk.memory.putInt(path + Layout.pathPruned, options.pruned() ? 1 : 0);
        desk.memory.putLong(path + Layout.pathOnly, only);
        desk.memory.putLong(path + Layout.pathWithout, without);
        desk.memory.putLong(path + Layout.pathScale, scale);
        return path;
    }

    /**
     * Every step of HoDoKu's path.
     *
     * @param text the puzzle
     * @param version the version of HoDoKu
     * @param limits limits of the search; default: ten million nodes
     * @return the path
     */
    public static HodokuExplanation explainHodoku(String text, HodokuVersion version, Limits limits) {
        return json(HodokuExplanation.class, text, limits, (d, at, n, bounds) -> {
            long path = d.struct(Layout.pathSize);
            d.memory.putLong(path + Layout.pathScale, d.text(1, version.id()));
            return d.c.nonet_explain_with(at, n, path, bounds, d.out(), d.error());
        });
    }

    /**
     * Every step that any technique finds now.
     *
     * @param text the puzzle
     * @param limits limits of the search; default: ten million nodes
     * @return the steps
     */
    public static AllSteps allSteps(String text, Limits limits) {
        return json(AllSteps.class, text, limits, (d, at, n, bounds) ->
                d.c.nonet_all_steps(at, n, bounds, d.out(), d.error()));
    }

    /**
     * The same with some techniques only, or on another scale.
     *
     * @param text the puzzle
     * @param options the techniques and the scale; pruned is ignored
     * @param limits limits of the search; default: ten million nodes
     * @return the steps
     */
    public static AllSteps allSteps(String text, ExplainOptions options, Limits limits) {
        return json(AllSteps.class, text, limits, (d, at, n, bounds) ->
                d.c.nonet_all_steps_with(at, n, chosen(d, options), bounds, d.out(), d.error()));
    }

    /**
     * The contradiction that follows from a candidate.
     *
     * @param text the puzzle
     * @param candidate a cell and a digit
     * @param limits limits of the search; default: ten million nodes
     * @return the reason why it is impossible, or that it is correct
     */
    public static WhyNot whyNot(String text, Candidate candidate, Limits limits) {
        return json(WhyNot.class, text, limits, (d, at, n, bounds) ->
                d.c.nonet_why_not(at, n, candidate.cell().index(), candidate.digit(), bounds, d.out(), d.error()));
    }

    /**
     * The same with some techniques only, or on another scale.
     *
     * @param text the puzzle
     * @param candidate a cell and a digit
     * @param options the techniques and the scale; pruned is ignored
     * @param limits limits of the search; default: ten million nodes
     * @return the reason why it is impossible, or that it is correct
     */
    public static WhyNot whyNot(String text, Candidate candidate, ExplainOptions options, Limits limits) {
        return json(WhyNot.class, text, limits, (d, at, n, bounds) -> d.c.nonet_why_not_with(
                at, n, candidate.cell().index(), candidate.digit(), chosen(d, options), bounds, d.out(), d.error()));
    }

    /**
     * The rating on any scale.
     *
     * @param text the puzzle
     * @param scale {@code "nonet"}, {@code "hodoku"}, {@code "se"}, ..., or the text of one (docs/rating.md)
     * @param limits limits of the search; default: ten million nodes
     * @return level, difficulty and score
     */
    public static ScaleRating rateOn(String text, String scale, Limits limits) {
        return rateOn(text, ExplainOptions.ALL.scale(scale), limits);
    }

    /**
     * The same with techniques switched off.
     *
     * @param text the puzzle
     * @param options the options; only scale and without are used
     * @param limits limits of the search; default: ten million nodes
     * @return level, difficulty and score
     */
    public static ScaleRating rateOn(String text, ExplainOptions options, Limits limits) {
        return json(ScaleRating.class, text, limits, (d, at, n, bounds) ->
                d.c.nonet_rate_with(at, n, chosen(d, options), bounds, d.out(), d.error()));
    }

    /**
     * A scale as data.
     *
     * @param scale {@code "nonet"}, {@code "hodoku"}, {@code "se"}, ..., or the text of one
     * @return its techniques, difficulties and levels
     */
    public static Scale scale(String scale) {
        try (Desk desk = Desk.take()) {
            desk.expect(desk.c.nonet_scale(desk.text(0, scale), desk.out(), desk.error()));
            return Json.read(desk.written(), Scale.class);
        }
    }

    /**
     * ER, EP and ED of Sudoku Explainer 1.2.1.
     *
     * @param text the puzzle
     * @return the rating
     */
    public static Rating rate(String text) {
        return rate(text, Limits.NONE);
    }

    /**
     * The same within limits.
     *
     * @param text the puzzle
     * @param limits limits of the search; default: ten million nodes; solutions is ignored
     * @return the rating
     */
    public static Rating rate(String text, Limits limits) {
        try (Desk desk = Desk.take()) {
            long at = desk.text(0, text);
            long rating = desk.struct(Layout.ratingSize);
            desk.expect(desk.c.nonet_rate(at, desk.length(), desk.limits(limits), rating, desk.error()));
            Status status = Status.of(desk.memory.getInt(rating + Layout.ratingOutcome));
            if (status != Status.UNIQUE) return new Rating(status, null, null, null, null);
            return new Rating(
                    status,
                    tenths(desk.memory.getInt(rating + Layout.ratingEr)),
                    tenths(desk.memory.getInt(rating + Layout.ratingEp)),
                    tenths(desk.memory.getInt(rating + Layout.ratingEd)),
                    "SE 1.2.1");
        }
    }

    /**
     * Level and score of HoDoKu, with its default settings.
     *
     * @param text the puzzle
     * @param version the version of HoDoKu
     * @param limits limits of the search; default: ten million nodes; solutions is ignored
     * @return the rating
     */
    public static HodokuRating rateHodoku(String text, HodokuVersion version, Limits limits) {
        try (Desk desk = Desk.take()) {
            Memory memory = desk.memory;
            long scale = desk.text(1, version.id());
            long at = desk.text(0, text);
            long rating = desk.struct(Layout.hodokuRatingSize);
            desk.expect(desk.c.nonet_rate_hodoku(at, desk.length(), scale, desk.limits(limits), rating, desk.error()));
            Status status = Status.of(memory.getInt(rating + Layout.hodokuRatingOutcome));
            if (status != Status.UNIQUE) return new HodokuRating(status, null, null, null);
            return new HodokuRating(
                    status,
                    HodokuRating.Level.values()[memory.getInt(rating + Layout.hodokuRatingLevel)],
                    memory.getLong(rating + Layout.hodokuRatingScore),
                    memory.text(memory.getLong(rating + Layout.hodokuRatingScale)));
        }
    }

    private static String tenths(int number) {
        return number / 10 + "." + number % 10;
    }

    /**
     * A certificate of the answer, which the program nonet-verify checks.
     *
     * @param text the puzzle, without pencil marks
     * @param limits limits of the search
     * @return the certificate
     */
    public static Proof proof(String text, Limits limits) {
        try (Desk desk = Desk.take()) {
            long at = desk.text(0, text);
            long outcome = desk.room.of(4);
            desk.expect(desk.c.nonet_prove(at, desk.length(), desk.limits(limits), desk.out(), outcome, desk.error()));
            return proved(desk, outcome);
        }
    }

    /** The text of the proof, and the status that it proves. */
    static Proof proved(Desk desk, long outcome) {
        String proof = desk.written();
        return new Proof(Status.of(desk.memory.getInt(outcome)), proof.isEmpty() ? null : proof);
    }

    /**
     * A picture of a puzzle with its candidates.
     *
     * @param text the puzzle
     * @return SVG
     */
    public static String draw(String text) {
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
    public static String draw(String text, long step, Limits limits) {
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
    public static byte[] drawPdf(String text, long step, Limits limits) {
        return drawn(text, step, "pdf", limits);
    }

    private static byte[] drawn(String text, long step, String form, Limits limits) {
        return drawn(text, form, limits, (desk, at, length, format, bounds) ->
                desk.c.nonet_draw(at, length, step, format, bounds, desk.out(), desk.error()));
    }

    /** A function that draws. */
    interface DrawQuestion {
        int ask(Desk desk, long text, long length, long format, long limits);
    }

    static byte[] drawn(String text, String form, Limits limits, DrawQuestion question) {
        try (Desk desk = Desk.take()) {
            long format = desk.text(1, form);
            long at = desk.text(0, text);
            desk.expect(question.ask(desk, at, desk.length(), format, desk.limits(limits)));
            return desk.writtenBytes();
        }
    }

    /**
     * Identifies the class of isomorphs of a puzzle, like {@code nonet dataset}.
     *
     * @param text the puzzle, without pencil marks
     * @return 32 hexadecimal digits
     */
    public static String classOf(String text) {
        return classOf(text, By.PUZZLE, Limits.NONE);
    }

    /**
     * The same, or the class of its solution, which all puzzles of one grid share.
     *
     * @param text the puzzle, without pencil marks
     * @param by whether of the puzzle or of its solution
     * @param limits limits of the search for the solution
     * @return 32 hexadecimal digits
     */
    public static String classOf(String text, By by, Limits limits) {
        try (Desk desk = Desk.take()) {
            long print = print(desk, text, by, limits);
            return String.format("%016x%016x", desk.memory.getLong(print), desk.memory.getLong(print + 8));
        }
    }

    private static long print(Desk desk, String text, By by, Limits limits) {
        long at = desk.text(0, text);
        long print = desk.room.of(16);
        desk.expect(desk.c.nonet_class_of(at, desk.length(), by == By.SOLUTION ? 1 : 0, desk.limits(limits), print, desk.error()));
        return print;
    }

    /**
     * The part of a data set that a puzzle belongs to. Isomorphs get the same part, in every file and on every machine, as
     * with {@code nonet dataset split}. {@link Audit} finds the defects of a set.
     *
     * @param text the puzzle, without pencil marks
     * @param by what the puzzles of one part have in common
     * @param seed the seed, unsigned; each seed gives a different division
     * @param shares the shares of the parts: 0.8, 0.2
     * @return the number of the part, from 0
     */
    public static int partOf(String text, By by, long seed, double... shares) {
        try (Desk desk = Desk.take()) {
            long print = print(desk, text, by, Limits.NONE);
            long at = desk.many.of(8 + 4L * shares.length);
            for (int i = 0; i < shares.length; ++i) {
                if (!(shares[i] >= 0 && shares[i] <= 1000))
                    throw NonetException.badArgument("found the share " + shares[i] + ", expected 0 to 1000");
                desk.memory.putInt(at + 8 + 4L * i, (int) Math.rint(1e6 * shares[i]));
            }
            desk.expect(desk.c.nonet_part_of(print, seed, at + 8, shares.length, at, desk.error()));
            return (int) desk.memory.getLong(at);
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
    public static Listing<String> solutions(String text, long most, Limits limits) {
        return list(text, most, limits, (d, at, n, bounds, stop) ->
                d.c.nonet_enumerate(at, n, bounds, d.c.nonet_gather_grids(), d.out(), 0, stop, d.error()));
    }

    /**
     * Finds a minimal puzzle within a puzzle: drops givens in the order of the cells as long as the solution stays the only
     * one.
     *
     * @param text the puzzle, which has exactly one solution
     * @param limits limits of the searches
     * @return its cells; null if the limits ended the search
     */
    public static @Nullable String minimal(String text, Limits limits) {
        try (Desk desk = Desk.take()) {
            long board = desk.text(1, "9x9");
            long at = desk.text(0, text);
            desk.expect(desk.c.nonet_board_minimal(board, at, desk.length(), desk.limits(limits), desk.out(), desk.error()));
            String cells = desk.written();
            return cells.isEmpty() ? null : cells;
        }
    }

    /**
     * Lists the minimal puzzles within a puzzle.
     *
     * @param text the puzzle, which has exactly one solution
     * @param most the most results; 0: all of them, which can be very many
     * @param limits limits of the search; solutions is ignored
     * @return the puzzles
     */
    public static Listing<String> minimalPuzzles(String text, long most, Limits limits) {
        return list(text, most, limits, (d, at, n, bounds, stop) ->
                d.c.nonet_minimal_puzzles(at, n, bounds, d.c.nonet_gather_grids(), d.out(), 0, stop, d.error()));
    }

    /**
     * Lists the puzzles with one solution that result from dropping and adding givens.
     *
     * @param text the puzzle
     * @param drop the number of givens to drop
     * @param add the number of givens to add
     * @param most the most results; 0: all of them
     * @param limits limits of the search; solutions is ignored
     * @return the puzzles
     */
    public static Listing<String> neighbours(String text, int drop, int add, long most, Limits limits) {
        return list(text, most, limits, (d, at, n, bounds, stop) ->
                d.c.nonet_neighbours(at, n, drop, add, bounds, d.c.nonet_gather_grids(), d.out(), 0, stop, d.error()));
    }

    /**
     * Lists the minimal unavoidable sets of a puzzle's solution, the smallest first. Every puzzle with that solution has a
     * given in each of them.
     *
     * @param text a solution, or a puzzle that has exactly one
     * @param mostCells the most cells of a set: 20 milliseconds for 12, and five times as long for each two more
     * @param limits limits of the search; solutions is ignored
     * @return the cells of each
     */
    public static Listing<List<Cell>> unavoidableSets(String text, int mostCells, Limits limits) {
        Listing<String> sets = list(text, 0, limits, (d, at, n, bounds, stop) ->
                d.c.nonet_unavoidable_sets(at, n, mostCells, bounds, d.c.nonet_gather_grids(), d.out(), 0, stop, d.error()));
        List<List<Cell>> cells = sets.found().stream()
                .map(set -> IntStream.range(0, CELLS).filter(i -> set.charAt(i) != '.').mapToObj(Cell::of).toList())
                .toList();
        return new Listing<>(cells, sets.stop());
    }

    /** A function that takes a text and limits and passes on grids. */
    interface ListQuestion {
        int ask(Desk desk, long text, long length, long limits, long stop);
    }

    static Listing<String> list(String text, long most, Limits limits, ListQuestion question) {
        try (Desk desk = Desk.take()) {
            long at = desk.text(0, text);
            int length = desk.length();
            long stop = desk.room.of(4);
            desk.c.nonet_text_clear(desk.out());
            desk.expect(question.ask(desk, at, length, desk.limits(limits.withSolutions(most)), stop));
            return new Listing<>(desk.written().lines().toList(), Stop.of(desk.memory.getInt(stop)));
        }
    }

    /**
     * The canonical form, which a puzzle shares with all its isomorphs, and its symmetries.
     *
     * @param text the puzzle, without pencil marks
     * @return the form
     */
    public static Canonical canon(String text) {
        return json(Canonical.class, text, Limits.NONE, (d, at, n, none) -> d.c.nonet_canon(at, n, d.out(), d.error()));
    }

    /**
     * Whether two puzzles are isomorphs.
     *
     * @param from the first puzzle, without pencil marks
     * @param to the second puzzle
     * @return whether they are, and how
     */
    public static Same same(String from, String to) {
        return json(Same.class, from, Limits.NONE, (d, at, n, none) -> {
            long other = d.text(1, to);
            return d.c.nonet_same(at, n, other, d.length(), d.out(), d.error());
        });
    }

    /**
     * A random isomorph. The same seed and item give the same one on every machine.
     *
     * @param text the puzzle, without pencil marks
     * @param seed the seed, unsigned
     * @param item the number of the isomorph, unsigned
     * @return 81 characters
     */
    public static String scramble(String text, long seed, long item) {
        try (Desk desk = Desk.take()) {
            long at = desk.text(0, text);
            long cells = desk.room.of(Desk.CELLS_ROOM);
            desk.expect(desk.c.nonet_scramble(at, desk.length(), seed, item, cells, Desk.CELLS_ROOM, desk.error()));
            return desk.memory.text(cells);
        }
    }

    /**
     * Makes puzzles first, first + 1, ... of a seed, the same on every machine. Each has exactly one solution, which is
     * proved.
     *
     * @param options the order
     * @param first the number of the first puzzle, unsigned
     * @param count the number of puzzles; all are kept in memory, so request a few thousand at a time
     * @param limits time and cancel, for the whole call; unfinished puzzles are not {@code met}
     * @return the puzzles
     */
    public static List<Generated> generate(GenerateOptions options, long first, int count, Limits limits) {
        return generated(count, desk ->
                desk.c.nonet_generate(write(desk, options), first, count, desk.limits(limits), desk.out(), desk.error()));
    }

    static List<Generated> generated(int count, ToIntFunction<Desk> making) {
        if (count < 0) throw NonetException.badArgument("found " + count + " puzzles, expected 0 or more");
        try (Desk desk = Desk.take()) {
            desk.expect(making.applyAsInt(desk));
            return desk.written().lines().map(line -> Json.read(line, Generated.class)).toList();
        }
    }

    static long write(Desk desk, GenerateOptions options) {
        Memory memory = desk.memory;
        long at = desk.struct(Layout.optionsSize);
        memory.putLong(at + Layout.optionsSeed, options.seed);
        memory.putLong(at + Layout.optionsAttempts, options.attempts);
        memory.putInt(at + Layout.optionsMinimal, options.minimal ? 1 : 0);
        memory.putInt(at + Layout.optionsUnbiased, options.unbiased ? 1 : 0);
        memory.putInt(at + Layout.optionsFewestGivens, options.fewest);
        memory.putInt(at + Layout.optionsMostGivens, options.most);
        int[] places = {
            Layout.optionsSymmetry, Layout.optionsPattern, Layout.optionsContains, Layout.optionsSolution, Layout.optionsNeeds, Layout.optionsLike, Layout.optionsUnlike,
            Layout.optionsScale, Layout.optionsLevel
        };
        for (int i = 0; i < places.length; ++i) {
            String text = options.texts[i];
            if (text != null) memory.putLong(at + places[i], desk.text(1 + i, text));
        }
        memory.putInt(at + Layout.optionsLikeDrop, options.likeDrop);
        memory.putInt(at + Layout.optionsLikeAdd, options.likeAdd);
        memory.putInt(at + Layout.optionsLowestRating, options.lowest);
        memory.putInt(at + Layout.optionsHighestRating, options.highest);
        return at;
    }

    /**
     * The events of an engine's search.
     *
     * @param text the puzzle
     * @param engine one of {@link #engines()}
     * @param mostEvents the most events to record; 0: none, only the counters
     * @param limits limits of the search
     * @return the events and counters
     */
    public static Trace trace(String text, String engine, int mostEvents, Limits limits) {
        return traced(text, engine, mostEvents, limits, (desk, at, length, name, bounds, events, summary) ->
                desk.c.nonet_trace(at, length, name, bounds, events, mostEvents, summary, desk.error()));
    }

    /** A function that records an engine's search. */
    interface TraceQuestion {
        int ask(Desk desk, long text, long length, long engine, long limits, long events, long summary);
    }

    static Trace traced(String text, String engine, int mostEvents, Limits limits, TraceQuestion question) {
        if (mostEvents < 0) throw NonetException.badArgument("found " + mostEvents + " events, expected 0 or more");
        try (Desk desk = Desk.take()) {
            Memory memory = desk.memory;
            long name = desk.text(1, engine);
            long at = desk.text(0, text);
            long events = mostEvents == 0 ? 0 : desk.many.of(4L * mostEvents);
            long summary = desk.struct(Layout.traceSize);
            desk.expect(question.ask(desk, at, desk.length(), name, desk.limits(limits), events, summary));
            int[] written = new int[(int) memory.getLong(summary + Layout.traceEvents)];
            for (int i = 0; i < written.length; ++i) written[i] = memory.getInt(events + 4L * i);
            boolean full = memory.getInt(summary + Layout.traceFull) != 0;
            Solved counters = new Solved(
                    Status.NONE,
                    memory.getLong(summary + Layout.traceSolutions),
                    null,
                    null,
                    memory.getLong(summary + Layout.traceDigitTries),
                    memory.getLong(summary + Layout.traceBacktracks),
                    memory.getLong(summary + Layout.traceNodes));
            return new Trace(written, counters, full ? Stop.MAX_EVENTS : Stop.of(memory.getInt(summary + Layout.traceStop)));
        }
    }

    /**
     * Reads one puzzle.
     *
     * @param text the puzzle, and nothing else
     * @return its givens, its pencil marks if it has any, and its form
     */
    public static Parsed parse(String text) {
        try (Desk desk = Desk.take()) {
            long at = desk.text(0, text);
            long format = desk.room.of(8 + Desk.CELLS_ROOM + Desk.MARKS_ROOM);
            long cells = format + 8;
            long marks = cells + Desk.CELLS_ROOM;
            desk.expect(desk.c.nonet_parse(
                    at, desk.length(), cells, Desk.CELLS_ROOM, marks, Desk.MARKS_ROOM, format, desk.error()));
            String name = desk.memory.text(desk.memory.getLong(format));
            boolean marked = name.equals("pencil") || name.equals("marks") || name.equals("hodoku");
            return new Parsed(desk.memory.text(cells), marked ? desk.memory.text(marks) : null, name);
        }
    }

    /**
     * Writes a puzzle.
     *
     * @param text the puzzle in any form
     * @param form the form to write
     * @return the puzzle in that form
     */
    public static String format(String text, Form form) {
        try (Desk desk = Desk.take()) {
            long name = desk.text(1, form.id());
            long at = desk.text(0, text);
            int capacity = 4096; // always enough, according to nonet.h
            long out = desk.room.of(capacity + 8);
            desk.expect(desk.c.nonet_format(at, desk.length(), name, out, capacity, out + capacity, desk.error()));
            return desk.memory.text(out);
        }
    }

    /**
     * Reads every puzzle of a text.
     *
     * @param text any number of puzzles
     * @return a reader, to be closed
     */
    public static PuzzleReader read(String text) {
        return new PuzzleReader(text, null);
    }

    /**
     * Reads every puzzle of a text, of any board.
     *
     * @param text any number of puzzles; puzzles that name their board are read accordingly
     * @param board the board of all others; {@code ""}: the board of boxes with the size of the first ones
     * @return a reader, to be closed
     */
    public static PuzzleReader read(String text, String board) {
        return new PuzzleReader(text, board);
    }

    /**
     * Reads every puzzle of a file, of any board.
     *
     * @param file any number of puzzles, in UTF-8
     * @param board the board of puzzles that do not name their own; {@code ""}: the board of boxes with the size of the
     * first ones
     * @return a reader, to be closed
     * @throws IOException when the file cannot be read
     */
    public static PuzzleReader read(Path file, String board) throws IOException {
        return new PuzzleReader(Files.readAllBytes(file), board);
    }

    /**
     * Reads every puzzle of a file.
     *
     * @param file any number of puzzles, in UTF-8
     * @return a reader, to be closed
     * @throws IOException when the file cannot be read
     */
    public static PuzzleReader read(Path file) throws IOException {
        return new PuzzleReader(Files.readAllBytes(file), null);
    }

    /**
     * The engines.
     *
     * @return the engines, from the simplest to the fastest
     */
    public static List<EngineInfo> engines() {
        try (Desk desk = Desk.take()) {
            Functions c = desk.c;
            List<EngineInfo> all = new ArrayList<>();
            for (long i = 0; i < c.nonet_engine_count(); ++i)
                all.add(new EngineInfo(
                        desk.memory.text(c.nonet_engine_name(i)),
                        desk.memory.text(c.nonet_engine_idea(i)),
                        desk.memory.text(c.nonet_engine_source(i)),
                        c.nonet_engine_takes_marks(i) == 1));
            return all;
        }
    }

    /**
     * The kinds of rules that boards can have.
     *
     * @return the rules of docs/rules.md
     */
    public static List<RuleKind> ruleKinds() {
        try (Desk desk = Desk.take()) {
            desk.expect(desk.c.nonet_rule_kinds(desk.out(), desk.error()));
            return Json.read(desk.written(), RuleKind.Kinds.class).kinds();
        }
    }

    /**
     * The techniques that people use.
     *
     * @return the techniques in the order of trial
     */
    public static List<TechniqueInfo> techniques() {
        try (Desk desk = Desk.take()) {
            Functions c = desk.c;
            List<TechniqueInfo> all = new ArrayList<>();
            for (long i = 0; i < c.nonet_technique_count(); ++i)
                all.add(new TechniqueInfo(
                        desk.memory.text(c.nonet_technique_id(i)),
                        desk.memory.text(c.nonet_technique_name(i)),
                        c.nonet_technique_rating(i) / 10.0));
            return all;
        }
    }

    /**
     * The symmetries that can be ordered.
     *
     * @return all of them; the first is none
     */
    public static List<SymmetryInfo> symmetries() {
        try (Desk desk = Desk.take()) {
            Functions c = desk.c;
            List<SymmetryInfo> all = new ArrayList<>();
            for (long i = 0; i < c.nonet_symmetry_count(); ++i)
                all.add(new SymmetryInfo(
                        desk.memory.text(c.nonet_symmetry_name(i)), desk.memory.text(c.nonet_symmetry_words(i))));
            return all;
        }
    }

    /**
     * How the engine is reached.
     *
     * @return FFM or JNA
     */
    public static Way way() {
        return Desk.way();
    }

    /**
     * The version of the engine.
     *
     * @return three numbers
     */
    public static String version() {
        try (Desk desk = Desk.take()) {
            return desk.memory.text(desk.c.nonet_version());
        }
    }

    /** A function that takes a text and limits and writes JSON. */
    private interface Question {
        int ask(Desk desk, long text, long length, long limits);
    }

    private static <T> T json(Class<T> type, String text, Limits limits, Question question) {
        try (Desk desk = Desk.take()) {
            long at = desk.text(0, text);
            desk.expect(question.ask(desk, at, desk.length(), desk.limits(limits)));
            return Json.read(desk.written(), type);
        }
    }
}
