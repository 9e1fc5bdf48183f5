package nonet;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Functions that are not about one {@link Puzzle}: many puzzles at once, reading and making puzzles, lists. Several threads can
 * call them at the same time. Omitted {@link Limits} are {@link Limits#NONE}.
 */
public final class Sudoku {
    private static final int CELLS = 81;

    private Sudoku() {}

    /**
     * Solves many puzzles at once, which is many times faster than one by one.
     *
     * @param grids 81 values for each puzzle, row by row: 1 to 9, 0 for an empty cell
     * @param limits limits; solutions and nodes apply to each puzzle, time and cancel to the whole call
     * @return solutions and statuses
     */
    public static SolvedBatch solveBatch(byte[] grids, Limits limits) {
        return batch(null, grids, limits, false);
    }

    /**
     * Solves many puzzles of a board with one solver, which is prepared once.
     *
     * @param board the board
     * @param grids a value for each cell of each puzzle, row by row: 0 for an empty cell, 1 for the first digit of the board, even
     *     if that is 0
     * @param limits limits; solutions and nodes apply to each puzzle, time and cancel to the whole call
     * @return solutions and statuses
     */
    public static SolvedBatch solveBatch(Board board, byte[] grids, Limits limits) {
        return batch(board, grids, limits, false);
    }

    /**
     * Solves many puzzles, with all limits applied to each puzzle, so hard ones do not use up the limits of others.
     *
     * @param grids 81 values for each puzzle, row by row: 1 to 9, 0 for an empty cell
     * @param limits limits for each puzzle
     * @return solutions and statuses
     */
    public static SolvedBatch solveEach(byte[] grids, Limits limits) {
        return batch(null, grids, limits, true);
    }

    /**
     * Solves many puzzles of a board, with all limits applied to each puzzle.
     *
     * @param board the board
     * @param grids as for {@link #solveBatch(Board, byte[], Limits)}
     * @param limits limits for each puzzle
     * @return solutions and statuses
     */
    public static SolvedBatch solveEach(Board board, byte[] grids, Limits limits) {
        return batch(board, grids, limits, true);
    }

    private static SolvedBatch batch(@Nullable Board board, byte[] grids, Limits limits, boolean each) {
        int cells = board == null ? CELLS : board.rows() * board.columns();
        if (grids.length % cells != 0)
            throw new NonetException(
                    NonetException.Code.WRONG_LENGTH, grids.length, 1, 1, "found " + grids.length + " values, expected a multiple of " + cells);
        try (Desk desk = Desk.take()) {
            Memory memory = desk.memory;
            int count = grids.length / cells;
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
            memory.putLong(batch + Layout.batchBoard, board == null ? 0 : desk.text(0, board.name()));
            long bounds = desk.limits(limits);
            desk.expect(
                    each
                            ? desk.c.nonet_solve_each(batch, bounds, desk.error())
                            : desk.c.nonet_solve_batch(batch, bounds, 0, stop, desk.error()));
            boolean cancelled = each && desk.isCancelled();
            return new SolvedBatch(
                    memory.bytes(first, grids.length),
                    memory.bytes(outcomes, count),
                    cancelled ? Stop.CANCELLED : Stop.of(memory.getInt(stop)),
                    cells,
                    board == null ? 1 : board.firstValue());
        }
    }

    /**
     * Why a puzzle is broken and how to repair it.
     *
     * @param text the text, which need not be a valid puzzle
     * @param limits limits of the searches; default: five seconds
     * @return the result
     */
    public static Diagnosis diagnose(String text, Limits limits) {
        return diagnose(null, text, limits);
    }

    /**
     * The same for a puzzle of a board.
     *
     * @param board the name of the board; null: as with {@link Puzzle#of(String)}
     * @param text the text, which need not be a valid puzzle
     * @param limits limits of the searches; default: five seconds
     * @return the result
     */
    public static Diagnosis diagnose(@Nullable String board, String text, Limits limits) {
        try (Desk desk = Desk.take()) {
            long name = board == null ? 0 : desk.text(1, board);
            long at = desk.text(0, text);
            desk.expect(desk.c.nonet_diagnose(name, at, desk.length(), desk.limitsOrDefault(limits), desk.out(), desk.error()));
            return Json.read(desk.written(), Diagnosis.class);
        }
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
     * The part of a data set that a puzzle belongs to. Isomorphs get the same part, in every file and on every machine, as
     * with {@code nonet dataset split}. {@link Audit} finds the defects of a set.
     *
     * @param puzzle the puzzle, of the classic board and without pencil marks
     * @param by what the puzzles of one part have in common
     * @param seed the seed, unsigned; each seed gives a different division
     * @param shares the shares of the parts: 0.8, 0.2
     * @return the number of the part, from 0
     */
    public static int partOf(Puzzle puzzle, By by, long seed, double... shares) {
        try (Desk desk = Desk.take()) {
            puzzle.writeClass(desk, by, Limits.NONE);
            long at = desk.many.of(8 + 4L * shares.length);
            for (int i = 0; i < shares.length; ++i) {
                if (!(shares[i] >= 0 && shares[i] <= 1000))
                    throw NonetException.badArgument("found the share " + shares[i] + ", expected 0 to 1000");
                desk.memory.putInt(at + 8 + 4L * i, (int) Math.rint(1e6 * shares[i]));
            }
            desk.expect(desk.c.nonet_part_of(desk.result, seed, at + 8, shares.length, at, desk.error()));
            return (int) desk.memory.getLong(at);
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
        if (count < 0) throw NonetException.badArgument("found " + count + " puzzles, expected 0 or more");
        try (Desk desk = Desk.take()) {
            long board = options.board == null ? 0 : desk.text(0, options.board);
            desk.expect(desk.c.nonet_generate(
                    board, write(desk, options), first, count, desk.limits(limits), desk.out(), desk.error()));
            return desk.written().lines().map(line -> Json.read(line, Generated.class)).toList();
        }
    }

    private static long write(Desk desk, GenerateOptions options) {
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
            Layout.optionsScale, Layout.optionsLevel, Layout.optionsRules
        };
        for (int i = 0; i < places.length; ++i) {
            String text = options.texts[i];
            if (text != null) memory.putLong(at + places[i], desk.text(1 + i, text));
        }
        memory.putInt(at + Layout.optionsClues, options.clues);
        memory.putInt(at + Layout.optionsJigsaw, options.jigsaw ? 1 : 0);
        memory.putInt(at + Layout.optionsLikeDrop, options.likeDrop);
        memory.putInt(at + Layout.optionsLikeAdd, options.likeAdd);
        memory.putInt(at + Layout.optionsLowestRating, options.lowest);
        memory.putInt(at + Layout.optionsHighestRating, options.highest);
        return at;
    }

    /**
     * Reads every puzzle of a text. Puzzles that name their board are of that board, all others of the board with boxes that
     * fits the first ones.
     *
     * @param text any number of puzzles
     * @return a reader, to be closed
     */
    public static PuzzleReader read(String text) {
        return read(text, null);
    }

    /**
     * Reads every puzzle of a text.
     *
     * @param text any number of puzzles
     * @param board the board of puzzles that do not name their own; null: the board with boxes that fits the first ones
     * @return a reader, to be closed
     */
    public static PuzzleReader read(String text, @Nullable String board) {
        return new PuzzleReader(text.getBytes(StandardCharsets.UTF_8), board);
    }

    /**
     * Reads every puzzle of a file.
     *
     * @param file any number of puzzles, in UTF-8
     * @param board the board of puzzles that do not name their own; null: the board with boxes that fits the first ones
     * @return a reader, to be closed
     * @throws IOException when the file cannot be read
     */
    public static PuzzleReader read(Path file, @Nullable String board) throws IOException {
        return new PuzzleReader(Files.readAllBytes(file), board);
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
     * Sets the language of the texts that functions return from now on, for the whole process: steps, hints, diagnoses, messages of
     * {@link NonetException}. Names, numbers and the constants of enums are the same in all languages.
     *
     * @param code {@code "en"} (the default) or {@code "de"}, with or without a region, as in {@code "de-AT"}
     * @throws NonetException for other codes, which change nothing
     */
    public static void setLanguage(String code) {
        try (Desk desk = Desk.take()) {
            desk.expect(desk.c.nonet_set_language(desk.text(0, code), desk.error()));
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
}
