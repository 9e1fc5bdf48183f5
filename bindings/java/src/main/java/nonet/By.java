package nonet;

/** The common property of the puzzles of a class. */
public enum By {
    /** They are isomorphs. */
    PUZZLE,
    /** Their solutions are isomorphs. */
    SOLUTION
}
