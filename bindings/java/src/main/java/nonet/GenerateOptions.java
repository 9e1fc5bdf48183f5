package nonet;

import org.jspecify.annotations.Nullable;

/**
 * The order for {@link Sudoku#generate}: {@code new GenerateOptions().seed(1).symmetry("rot180").givens(24, 30)}.  Each
 * method sets one option and returns the same object.
 */
public final class GenerateOptions {
    @Nullable String board;
    long seed;
    long attempts;
    boolean minimal;
    boolean unbiased;
    int fewest;
    int most = 81;
    // In the order of nonet_generate_options.
    final @Nullable String[] texts = new @Nullable String[10];
    int clues;
    boolean jigsaw;
    int likeDrop = 1;
    int likeAdd = 1;
    int lowest;
    int highest;

    /** Any proper puzzle of seed 0. */
    public GenerateOptions() {}

    /**
     * The board. For others than the classic one, with {@link #rules} and with {@link #jigsaw}, only seed, attempts,
     * minimal, givens, symmetry, level, rules, clues and jigsaw are supported.
     *
     * @param name {@code "16x16"}, {@code "jigsaw:1122..."}: docs/boards.md
     * @return this
     */
    public GenerateOptions board(String name) {
        board = name;
        return this;
    }

    /**
     * Another seed.
     *
     * @param seed the seed, unsigned; options, seed and number identify a puzzle
     * @return this
     */
    public GenerateOptions seed(long seed) {
        this.seed = seed;
        return this;
    }

    /**
     * Limits the attempts.
     *
     * @param attempts solutions to try for one puzzle; 0: no limit
     * @return this
     */
    public GenerateOptions attempts(long attempts) {
        this.attempts = attempts;
        return this;
    }

    /**
     * Minimal puzzles.
     *
     * @param minimal whether no given can be dropped
     * @return this
     */
    public GenerateOptions minimal(boolean minimal) {
        this.minimal = minimal;
        return this;
    }

    /**
     * Minimal puzzles without bias.
     *
     * @param unbiased whether all minimal puzzles with the same number of givens are equally likely
     * @return this
     */
    public GenerateOptions unbiased(boolean unbiased) {
        this.unbiased = unbiased;
        return this;
    }

    /**
     * How many givens.
     *
     * @param fewest this many or more
     * @param most this many or fewer
     * @return this
     */
    public GenerateOptions givens(int fewest, int most) {
        this.fewest = fewest;
        this.most = most;
        return this;
    }

    /**
     * The symmetry of the givens.
     *
     * @param name one of {@link Sudoku#symmetries()}
     * @return this
     */
    public GenerateOptions symmetry(String name) {
        return text(0, name);
    }

    /**
     * The pattern of the givens.
     *
     * @param cells 81 characters: givens exactly in the cells that are neither a point nor 0
     * @return this
     */
    public GenerateOptions pattern(String cells) {
        return text(1, cells);
    }

    /**
     * Givens that must be there.
     *
     * @param cells 81 characters
     * @return this
     */
    public GenerateOptions contains(String cells) {
        return text(2, cells);
    }

    /**
     * The solution.
     *
     * @param digits 81 of them
     * @return this
     */
    public GenerateOptions solution(String digits) {
        return text(3, digits);
    }

    /**
     * A technique that the puzzle requires.
     *
     * @param id one of {@link Sudoku#techniques()}
     * @return this
     */
    public GenerateOptions needs(String id) {
        return text(4, id);
    }

    /**
     * Neighbours of a puzzle.
     *
     * @param cells 81 characters
     * @param drop the number of givens to drop
     * @param add the number of givens to add
     * @return this
     */
    public GenerateOptions like(String cells, int drop, int add) {
        likeDrop = drop;
        likeAdd = add;
        return text(5, cells);
    }

    /**
     * No isomorphs of these.
     *
     * @param puzzles in any form, one after the other
     * @return this
     */
    public GenerateOptions unlike(String puzzles) {
        return text(6, puzzles);
    }

    /**
     * A scale, for {@link #needs} and {@link #level}.
     *
     * @param name {@code "nonet"}, {@code "hodoku"}, ..., or the text of one
     * @return this
     */
    public GenerateOptions scale(String name) {
        return text(7, name);
    }

    /**
     * The difficulty as a level of the scale; default: nonet-1. For other boards, with {@link #rules} and with
     * {@link #jigsaw} one of easy, medium, hard, expert and trial.
     *
     * @param word {@code "hard"}
     * @return this
     */
    public GenerateOptions level(String word) {
        return text(8, word);
    }

    /**
     * Clues, made for each puzzle. {@link Generated#board} names the board with them.
     *
     * @param kinds {@code "killer"}, {@code "thermo"}, ...: docs/generate.md
     * @return this
     */
    public GenerateOptions rules(String... kinds) {
        return text(9, String.join(",", kinds));
    }

    /**
     * Pieces, made for each puzzle. {@link Generated#board} names the board with them.
     *
     * @param jigsaw whether they replace the boxes of the board
     * @return this
     */
    public GenerateOptions jigsaw(boolean jigsaw) {
        this.jigsaw = jigsaw;
        return this;
    }

    /**
     * How many clues.
     *
     * @param number of each of the {@link #rules}; 0: the usual number
     * @return this
     */
    public GenerateOptions clues(int number) {
        clues = number;
        return this;
    }

    /**
     * The rating on the scale of Sudoku Explainer.
     *
     * @param lowest this or more: 7.2
     * @param highest this or less
     * @return this
     */
    public GenerateOptions rating(double lowest, double highest) {
        this.lowest = (int) Math.rint(10 * lowest);
        this.highest = (int) Math.rint(10 * highest);
        return this;
    }

    private GenerateOptions text(int which, String text) {
        texts[which] = text;
        return this;
    }
}
