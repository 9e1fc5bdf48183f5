package nonet;

/** The difficulty of a step, or of a puzzle, on boards other than the classic one, for which no scale is defined. */
public enum Level {
    /** Singles. */
    EASY,
    /** Locked candidates, common peers, pairs, triplets. */
    MEDIUM,
    /** The law of leftovers, fish, wings, quads. */
    HARD,
    /** Chains. */
    EXPERT,
    /** An assumption and all its consequences. */
    TRIAL
}
