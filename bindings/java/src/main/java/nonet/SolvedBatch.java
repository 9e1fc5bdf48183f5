package nonet;

import java.util.Objects;

/** The answers to many puzzles at once. */
public final class SolvedBatch {
    private final byte[] solutions;
    private final byte[] outcomes;
    private final Stop stop;

    SolvedBatch(byte[] solutions, byte[] outcomes, Stop stop) {
        this.solutions = solutions;
        this.outcomes = outcomes;
        this.stop = stop;
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
     * @return 81 values for each puzzle: the first solution found, or zeros
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
     * @return 81 characters, points if there is none
     */
    public String solution(int puzzle) {
        Objects.checkIndex(puzzle, size());
        var text = new StringBuilder(81);
        for (int i = 81 * puzzle; i < 81 * puzzle + 81; ++i)
            text.append(solutions[i] == 0 ? '.' : (char) ('0' + solutions[i]));
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
