package nonet;

/** A way to the engine. */
interface Opener {
    Way way();

    /** The engine; throws where it cannot be reached this way. */
    Engine open();
}
