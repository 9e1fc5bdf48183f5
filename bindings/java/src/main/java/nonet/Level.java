package nonet;

/** How hard a step is, or a puzzle that takes it, on other boards than the classic one: there no scale with numbers is defined. */
public enum Level {
    /** Singles. */
    EASY,
    /** Locked candidates, common peers, pairs, triplets. */
    MEDIUM,
    /** The law of leftovers, fish, wings, quads. */
    HARD,
    /** Chains. */
    EXPERT,
    /** A supposition and all that can come of it. */
    TRIAL
}
