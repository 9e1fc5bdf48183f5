package nonet;

/** A way to the engine; making one throws where it is not to be had. */
interface Opener {
    /** Finds what the way needs. */
    Opened find() throws ReflectiveOperationException;

    /** What was found. */
    interface Opened {
        Way way();

        /** The engine for one more thread at a time. */
        Engine open();
    }
}
