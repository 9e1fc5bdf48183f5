package nonet;

import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle of any board: {@code Puzzle.of(text).solve()}. It never changes, and any number of threads may use it at once.
 *
 * <p>Its text is in any form that the nonet command reads: 81 characters with {@code '.'} or {@code '0'} for an empty cell,
 * nine rows, pencil marks, a link, ... (docs/formats.md). Answers have a character for each cell: a point for an empty one, 1
 * to 9, then A for 10, B for 11, and 0 on boards whose values begin at 0. A puzzle without a solution is not an error. All
 * methods throw {@link NonetException} for arguments out of their range, and for questions that are only defined for the
 * classic board. Omitted {@link Limits} are {@link Limits#NONE}.
 */
public final class Puzzle {
    private static final Cleaner CLEANER = Cleaner.create();

    private final long handle;
    private final String cells;
    private int columns; // of the board; 0: not asked yet

    /** Owns the handle. */
    Puzzle(Desk desk, long handle) {
        this.handle = handle;
        cells = desk.memory.text(desk.c.nonet_puzzle_cells(handle));
        Functions c = desk.c;
        CLEANER.register(this, () -> c.nonet_puzzle_free(handle));
    }

    /**
     * Reads one puzzle, of the board that the text names, as links and JSON objects do; otherwise of the board with boxes that
     * has as many cells as the text, and no other rule.
     *
     * @param text the puzzle, and nothing else but white space
     * @return the puzzle
     */
    public static Puzzle of(String text) {
        return read(null, text);
    }

    /**
     * Reads one puzzle of a board.
     *
     * @param board the name of the board: {@code "16x16"}, {@code "9x9+x+knight"}, {@code "jigsaw:1122..."}: docs/boards.md
     * @param text the puzzle, and nothing else but white space
     * @return the puzzle
     */
    public static Puzzle of(String board, String text) {
        return read(board, text);
    }

    private static Puzzle read(@Nullable String board, String text) {
        try (Desk desk = Desk.take()) {
            long name = board == null ? 0 : desk.text(1, board);
            long at = desk.text(0, text);
            desk.expect(desk.c.nonet_puzzle_read(name, at, desk.length(), desk.result, desk.error()));
            return new Puzzle(desk, desk.memory.getLong(desk.result));
        }
    }

    /**
     * The board.
     *
     * @return its name: 9x9
     */
    public String board() {
        return name(desk -> desk.c.nonet_puzzle_board(handle));
    }

    /**
     * The values of the cells.
     *
     * @return a character for each cell, row by row
     */
    public String cells() {
        return cells;
    }

    /**
     * The pencil marks.
     *
     * @return a character for each digit of each cell, a point if it is ruled out; null if there are none
     */
    public @Nullable String marks() {
        String marks = name(desk -> desk.c.nonet_puzzle_marks(handle));
        return marks.isEmpty() ? null : marks;
    }

    /**
     * The form in which its text was written.
     *
     * @return line, grid, pencil, ...
     */
    public String form() {
        return name(desk -> desk.c.nonet_puzzle_form(handle));
    }

    private String name(Function<Desk, Long> at) {
        try (Desk desk = Desk.take()) {
            return desk.memory.text(at.apply(desk));
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Solves it, and proves that the solution is the only one.
     *
     * @return solutions, status and counters
     */
    public Solved solve() {
        return solve(null, Limits.NONE);
    }

    /**
     * Solves it within limits. If limits stop at one solution, it is not proved to be the only one.
     *
     * @param limits limits of the search
     * @return solutions, status and counters
     */
    public Solved solve(Limits limits) {
        return solve(null, limits);
    }

    /**
     * Solves it with the given engine. The engines from tutorials can take minutes, or hours on large boards, so set limits.
     *
     * @param engine one of {@link Sudoku#engines()}; null: the fastest
     * @param limits limits of the search
     * @return solutions, status and counters
     */
    public Solved solve(@Nullable String engine, Limits limits) {
        try (Desk desk = Desk.take()) {
            Memory memory = desk.memory;
            long name = engine == null ? 0 : desk.text(1, engine);
            long answer = desk.room.of(Layout.answerSize + 2L * Desk.CELLS_ROOM);
            long first = answer + Layout.answerSize;
            memory.putLong(answer, Layout.answerSize);
            memory.putLong(answer + Layout.answerFirst, first);
            memory.putLong(answer + Layout.answerSecond, first + Desk.CELLS_ROOM);
            memory.putLong(answer + Layout.answerRoom, Desk.CELLS_ROOM);
            desk.expect(desk.c.nonet_solve(handle, desk.limits(limits), name, answer, desk.error()));
            long solutions = memory.getLong(answer + Layout.answerSolutions);
            return new Solved(
                    Status.of(memory.getInt(answer + Layout.answerOutcome)),
                    solutions,
                    solutions == 0 ? null : solution(desk, first),
                    solutions < 2 ? null : solution(desk, first + Desk.CELLS_ROOM),
                    memory.getLong(answer + Layout.answerDigitTries),
                    memory.getLong(answer + Layout.answerBacktracks),
                    memory.getLong(answer + Layout.answerNodes));
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    @SuppressWarnings("deprecation") // the only constructor that does not search for characters beyond Latin-1
    private String solution(Desk desk, long at) {
        return new String(desk.memory.bytes(at, cells.length()), 0);
    }

    /**
     * Checks whether it is proper, or a finished grid correct, and if not, where it is wrong.
     *
     * @return the result
     */
    public Checked check() {
        return check(Limits.NONE);
    }

    /**
     * The same within limits.
     *
     * @param limits limits for all searches together
     * @return the result
     */
    public Checked check(Limits limits) {
        return json(Checked.class, limits, (d, bounds) -> d.c.nonet_check(handle, 1, bounds, d.out(), d.error()));
    }

    /**
     * Counts solutions.
     *
     * @param limits limits, with the number of solutions after which to stop: 2 in {@link Limits#NONE}
     * @return the number of solutions
     */
    public Counted count(Limits limits) {
        return ask(limits, (d, bounds) -> d.c.nonet_count(handle, bounds, d.result, d.result + 8, d.error()), d -> {
            Stop stop = Stop.of(d.memory.getInt(d.result + 8));
            return new Counted(d.memory.getLong(d.result), stop == Stop.FINISHED, stop);
        });
    }

    /**
     * The digits that each cell holds in some solution.
     *
     * @param limits limits of the search; solutions is ignored
     * @return the union of all solutions
     */
    public TrueCandidates candidates(Limits limits) {
        return ask(limits, (d, bounds) -> d.c.nonet_true_candidates(handle, bounds, d.out(), d.result, d.error()), d ->
                new TrueCandidates(d.written(), Stop.of(d.memory.getInt(d.result)) == Stop.FINISHED));
    }

    /**
     * Lists solutions.
     *
     * @param most the most results; 0: all of them
     * @param limits limits of the search; solutions is ignored
     * @return the solutions
     */
    public Listing<String> solutions(long most, Limits limits) {
        return list(most, limits, (d, bounds) ->
                d.c.nonet_enumerate(handle, bounds, d.c.nonet_gather_grids(), d.out(), 0, d.result, d.error()));
    }

    /**
     * Estimates the number of solutions if there are too many to count.
     *
     * @param seed the seed, unsigned; the same seed gives the same estimate everywhere
     * @param probes the number of probes, 0 for 10,000; four times as many halve the width of the interval
     * @param limits limits of the search
     * @return a number, or a 95 percent interval
     */
    public Estimate estimate(long seed, long probes, Limits limits) {
        return json(Estimate.class, limits, (d, bounds) ->
                d.c.nonet_estimate(handle, seed, probes, bounds, d.out(), d.error()));
    }

    /**
     * Finds a minimal puzzle within it: drops givens in the order of the cells as long as the solution stays the only one.
     *
     * @param limits limits of the searches
     * @return its cells; null if the limits ended the search
     */
    public @Nullable String minimal(Limits limits) {
        String found = ask(limits, (d, bounds) -> d.c.nonet_minimal(handle, bounds, d.out(), d.error()), Desk::written);
        return found.isEmpty() ? null : found;
    }

    /**
     * A player's grid compared with this puzzle. Only for the classic board.
     *
     * @param entries the player's grid
     * @param order the cells in the order of play; may be empty
     * @param limits limits of the searches
     * @return what is wrong, and which entry was wrong first
     */
    public Entries diagnoseEntries(Puzzle entries, List<Cell> order, Limits limits) {
        return json(Entries.class, limits, (d, bounds) -> {
            byte[] played = new byte[2 * order.size()];
            for (int i = 0; i < order.size(); ++i) played[2 * i] = (byte) order.get(i).index();
            long at = d.room.of(played.length);
            d.memory.put(at, played, played.length);
            int status = d.c.nonet_diagnose_entries(handle, entries.handle, at, order.size(), bounds, d.out(), d.error());
            Reference.reachabilityFence(entries);
            return status;
        });
    }

    /**
     * A certificate of the answer, which the program nonet-verify checks. Not for pencil marks.
     *
     * @param limits limits of the search
     * @return the certificate
     */
    public Proof prove(Limits limits) {
        return ask(limits, (d, bounds) -> d.c.nonet_prove(handle, bounds, d.out(), d.result, d.error()), d -> {
            String proof = d.written();
            return new Proof(Status.of(d.memory.getInt(d.result)), proof.isEmpty() ? null : proof);
        });
    }

    /**
     * The next step.
     *
     * @param level how much to reveal: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 everything
     * @return the hint
     */
    public Hint hint(int level) {
        return hint(level, ExplainOptions.ALL, Limits.NONE);
    }

    /**
     * The next step with some techniques only, or on another scale.
     *
     * @param level how much to reveal: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 everything
     * @param options the techniques and the scale; pruned is ignored
     * @param limits limits of the search; default: ten million nodes
     * @return the hint
     */
    public Hint hint(int level, ExplainOptions options, Limits limits) {
        return steps(Hint.class, limits, (d, bounds) ->
                d.c.nonet_hint(handle, level, write(d, options), bounds, d.out(), d.error()));
    }

    /**
     * Every step to the solution.
     *
     * @return the path
     */
    public Explanation explain() {
        return explain(ExplainOptions.ALL, Limits.NONE);
    }

    /**
     * Every step to the solution, with some techniques only, without unnecessary steps, or on another scale. HoDoKu's own
     * path is in HoDoKu's words unless it is pruned.
     *
     * @param options the options
     * @param limits limits of the search; default: ten million nodes
     * @return the path
     */
    public Explanation explain(ExplainOptions options, Limits limits) {
        return steps(Explanation.class, limits, (d, bounds) ->
                d.c.nonet_explain(handle, write(d, options), bounds, d.out(), d.error()));
    }

    /**
     * The contradiction that follows from a candidate.
     *
     * @param candidate a cell and a digit
     * @param options the techniques and the scale; pruned is ignored
     * @param limits limits of the search; default: ten million nodes
     * @return the reason why it is impossible, or that it is correct
     */
    public WhyNot whyNot(Candidate candidate, ExplainOptions options, Limits limits) {
        if (columns == 0) columns = board().equals("9x9") ? 9 : Board.of(board()).columns();
        int row = candidate.cell().row(), column = candidate.cell().column();
        if (column > columns || row > cells.length() / columns)
            throw NonetException.badArgument("found " + candidate.cell() + ", expected a cell of the board " + board());
        int cell = (row - 1) * columns + column - 1;
        return steps(WhyNot.class, limits, (d, bounds) ->
                d.c.nonet_why_not(handle, cell, candidate.digit(), write(d, options), bounds, d.out(), d.error()));
    }

    /**
     * Every step that any technique finds now.
     *
     * @param options the techniques and the scale; pruned is ignored
     * @param limits limits of the search; default: ten million nodes
     * @return the steps
     */
    public AllSteps allSteps(ExplainOptions options, Limits limits) {
        return steps(AllSteps.class, limits, (d, bounds) ->
                d.c.nonet_all_steps(handle, write(d, options), bounds, d.out(), d.error()));
    }

    /**
     * The rating: ER, EP and ED of Sudoku Explainer 1.2.1; on other boards the level.
     *
     * @return the rating
     */
    public Rating rate() {
        return rate(ExplainOptions.ALL, Limits.NONE);
    }

    /**
     * The rating on any scale: {@code ExplainOptions.ALL.scale("nonet")}.
     *
     * @param options the options; only scale and without are used
     * @param limits limits of the search; default: ten million nodes
     * @return the rating
     */
    public Rating rate(ExplainOptions options, Limits limits) {
        return steps(Rating.class, limits, (d, bounds) ->
                d.c.nonet_rate(handle, write(d, options), bounds, d.out(), d.error()));
    }

    private static long write(Desk desk, ExplainOptions options) {
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
     * The canonical form, which a puzzle shares with all its isomorphs, and its symmetries. Only for the classic board, without
     * pencil marks, like the next three.
     *
     * @return the form
     */
    public Canonical canon() {
        return json(Canonical.class, Limits.NONE, (d, none) -> d.c.nonet_canon(handle, d.out(), d.error()));
    }

    /**
     * Whether two puzzles are isomorphs.
     *
     * @param to the second puzzle
     * @return whether they are, and how
     */
    public Same same(Puzzle to) {
        return json(Same.class, Limits.NONE, (d, none) -> {
            int status = d.c.nonet_same(handle, to.handle, d.out(), d.error());
            Reference.reachabilityFence(to);
            return status;
        });
    }

    /**
     * A random isomorph. The same seed and item give the same one on every machine.
     *
     * @param seed the seed, unsigned
     * @param item the number of the isomorph, unsigned
     * @return 81 characters
     */
    public String scramble(long seed, long item) {
        return ask(Limits.NONE, (d, none) -> d.c.nonet_scramble(handle, seed, item, d.out(), d.error()), Desk::written);
    }

    /**
     * Identifies the class of isomorphs, like {@code nonet dataset}.
     *
     * @return 32 hexadecimal digits
     */
    public String classOf() {
        return classOf(By.PUZZLE, Limits.NONE);
    }

    /**
     * The same, or the class of its solution, which all puzzles of one grid share.
     *
     * @param by whether of the puzzle or of its solution
     * @param limits limits of the search for the solution
     * @return 32 hexadecimal digits
     */
    public String classOf(By by, Limits limits) {
        try (Desk desk = Desk.take()) {
            writeClass(desk, by, limits);
            return String.format("%016x%016x", desk.memory.getLong(desk.result), desk.memory.getLong(desk.result + 8));
        }
    }

    /** Writes the fingerprint of the class to the desk's result. */
    void writeClass(Desk desk, By by, Limits limits) {
        desk.expect(desk.c.nonet_class_of(handle, by == By.SOLUTION ? 1 : 0, desk.limits(limits), desk.result, desk.error()));
        Reference.reachabilityFence(this);
    }

    /**
     * Lists the minimal puzzles within it.
     *
     * @param most the most results; 0: all of them, which can be very many
     * @param limits limits of the search; solutions is ignored
     * @return the puzzles
     */
    public Listing<String> minimalPuzzles(long most, Limits limits) {
        return list(most, limits, (d, bounds) ->
                d.c.nonet_minimal_puzzles(handle, bounds, d.c.nonet_gather_grids(), d.out(), 0, d.result, d.error()));
    }

    /**
     * Lists the puzzles with one solution that result from dropping and adding givens. Only for the classic board.
     *
     * @param drop the number of givens to drop
     * @param add the number of givens to add
     * @param most the most results; 0: all of them
     * @param limits limits of the search; solutions is ignored
     * @return the puzzles
     */
    public Listing<String> neighbours(int drop, int add, long most, Limits limits) {
        return list(most, limits, (d, bounds) ->
                d.c.nonet_neighbours(handle, drop, add, bounds, d.c.nonet_gather_grids(), d.out(), 0, d.result, d.error()));
    }

    /**
     * Lists the minimal unavoidable sets of its only solution, the smallest first. Every puzzle with that solution has a given
     * in each of them. Only for the classic board.
     *
     * @param mostCells the most cells of a set: 20 milliseconds for 12, and five times as long for each two more
     * @param limits limits of the search; solutions is ignored
     * @return the cells of each
     */
    public Listing<List<Cell>> unavoidableSets(int mostCells, Limits limits) {
        Listing<String> sets = list(0, limits, (d, bounds) ->
                d.c.nonet_unavoidable_sets(handle, mostCells, bounds, d.c.nonet_gather_grids(), d.out(), 0, d.result, d.error()));
        List<List<Cell>> found = sets.found().stream()
                .map(set -> IntStream.range(0, set.length()).filter(i -> set.charAt(i) != '.').mapToObj(Cell::of).toList())
                .toList();
        return new Listing<>(found, sets.stop());
    }

    /**
     * A picture of it with its candidates and rules.
     *
     * @return SVG
     */
    public String draw() {
        return draw(0, Limits.NONE);
    }

    /**
     * A picture of a step of its path, on the grid before it.
     *
     * @param step 1 for the first step; 0 for the puzzle itself
     * @param limits limits of the search for the path; default: ten million nodes
     * @return SVG
     */
    public String draw(long step, Limits limits) {
        return new String(drawn(step, "svg", limits), StandardCharsets.UTF_8);
    }

    /**
     * The same picture as a page for printing.
     *
     * @param step 1 for the first step; 0 for the puzzle itself
     * @param limits limits of the search for the path; default: ten million nodes
     * @return the bytes of a PDF
     */
    public byte[] drawPdf(long step, Limits limits) {
        return drawn(step, "pdf", limits);
    }

    private byte[] drawn(long step, String format, Limits limits) {
        return ask(limits, (d, bounds) ->
                d.c.nonet_draw(handle, step, d.text(1, format), bounds, d.out(), d.error()), Desk::writtenBytes);
    }

    /**
     * Writes it in a form.
     *
     * @param form the form to write
     * @return the puzzle in that form
     */
    public String format(Form form) {
        return ask(Limits.NONE, (d, none) -> d.c.nonet_format(handle, d.text(1, form.id()), d.out(), d.error()), Desk::written);
    }

    /**
     * The events of an engine's search.
     *
     * @param engine one of {@link Sudoku#engines()}
     * @param mostEvents the most events to record; 0: none, only the counters
     * @param limits limits of the search
     * @return the events and counters; cells count from 0 along the rows, digits from 1, also on boards whose values begin
     * at 0
     */
    public Trace trace(String engine, int mostEvents, Limits limits) {
        if (mostEvents < 0) throw NonetException.badArgument("found " + mostEvents + " events, expected 0 or more");
        try (Desk desk = Desk.take()) {
            Memory memory = desk.memory;
            long name = desk.text(1, engine);
            long events = mostEvents == 0 ? 0 : desk.many.of(4L * mostEvents);
            long summary = desk.struct(Layout.traceSize);
            desk.expect(desk.c.nonet_trace(handle, name, desk.limitsOrDefault(limits), 0, 0, events, mostEvents, summary, desk.error()));
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
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Whether the other is a puzzle of the same board with the same cells and pencil marks.
     *
     * @param other any object
     * @return whether it is
     */
    @Override public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Puzzle puzzle && cells.equals(puzzle.cells) && board().equals(puzzle.board())
                && Objects.equals(marks(), puzzle.marks());
    }

    @Override public int hashCode() {
        return cells.hashCode();
    }

    /**
     * Its cells.
     *
     * @return as {@link #cells()}
     */
    @Override public String toString() {
        return cells;
    }

    /** A function that takes limits and leaves its answer at the desk. */
    private interface Question {
        int ask(Desk desk, long limits);
    }

    private <T> T ask(Limits limits, Question question, Function<Desk, T> answer) {
        return ask(desk -> desk.limits(limits), question, answer);
    }

    private <T> T ask(ToLongFunction<Desk> bounds, Question question, Function<Desk, T> answer) {
        try (Desk desk = Desk.take()) {
            desk.expect(question.ask(desk, bounds.applyAsLong(desk)));
            return answer.apply(desk);
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    private <T> T steps(Class<T> type, Limits limits, Question question) {
        return ask(desk -> desk.limitsOrDefault(limits), question, desk -> Json.read(desk.written(), type));
    }

    private <T> T json(Class<T> type, Limits limits, Question question) {
        return ask(limits, question, desk -> Json.read(desk.written(), type));
    }

    private Listing<String> list(long most, Limits limits, Question question) {
        return ask(limits.withSolutions(most), (d, bounds) -> {
            d.c.nonet_text_clear(d.out());
            return question.ask(d, bounds);
        }, d -> new Listing<>(d.written().lines().toList(), Stop.of(d.memory.getInt(d.result))));
    }
}
