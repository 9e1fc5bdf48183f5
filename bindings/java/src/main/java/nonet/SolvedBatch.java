package nonet;

import java.util.Objects;

/** The answers to many puzzles at once. */
public final class SolvedBatch {
    private final byte[] solutions;
    private final byte[] outcomes;
    private final Stop stop;
    private final int cells;
    private final int firstValue;

    SolvedBatch(byte[] solutions, byte[] outcomes, Stop stop, int cells, int firstValue) {
        this.solutions = solutions;
        this.outcomes = outcomes;
        this.stop = stop;
        this.cells = cells;
        this.firstValue = firstValue;
    }

    /**
     * The number of puzzles.
     *
     * @return their number
     */
    public int size() {
        return outcomes.length;
    }

    /**
     * All solutions, without copying.
     *
     * @return a value for each cell of each puzzle, counted from 1 on every board: the first solution found, or zeros
     */
    public byte[] solutions() {
        return solutions;
    }

    /**
     * The status of one of the puzzles.
     *
     * @param puzzle its number, from 0
     * @return its status
     */
    public Status status(int puzzle) {
        return Status.of(outcomes[puzzle]);
    }

    /**
     * The first solution found of one of the puzzles.
     *
     * @param puzzle its number, from 0
     * @return a character for each cell, as in {@link Puzzle#cells}; points if there is none
     */
    public String solution(int puzzle) {
        Objects.checkIndex(puzzle, size());
        var text = new StringBuilder(cells);
        for (int i = cells * puzzle; i < cells * (puzzle + 1); ++i)
            text.append(solutions[i] == 0 ? '.' : Character.toUpperCase(Character.forDigit(solutions[i] - 1 + firstValue, 36)));
        return text.toString();
    }

    /**
     * Why the call ended.
     *
     * @return {@link Stop#FINISHED}, unless a time limit or a {@link Cancel} ended it early
     */
    public Stop stop() {
        return stop;
    }
}
