package nonet;

/** How the engine is reached.  The system property {@code nonet.native} chooses one; unless it is set, the first that can be had. */
public enum Way {
    /** The native library by {@code java.lang.foreign}: Java 22 and newer. */
    FFM,
    /** The native library by JNA. */
    JNA
}
