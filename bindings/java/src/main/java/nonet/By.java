package nonet;

/** What the puzzles of one class have in common. */
public enum By {
    /** They are isomorphs. */
    PUZZLE,
    /** Their solutions are. */
    SOLUTION
}
