package nonet;

/** Opens the engine. */
interface Opener {
    Way way();

    /** Opens the engine; throws an exception if this is not possible. */
    Engine open();
}
