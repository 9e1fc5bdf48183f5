package nonet;

/**
 * How the engine is called. The system property {@code nonet.native} selects one; by default it is the first that is
 * available.
 */
public enum Way {
    /** The native library, called through {@code java.lang.foreign}: Java 22 and newer. */
    FFM,
    /** The native library, called through JNA. */
    JNA
}
