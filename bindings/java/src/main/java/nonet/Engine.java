package nonet;

/** The engine, as it is reached: its functions and its memory.  For any number of threads. */
record Engine(Way way, Functions functions, Memory memory) {}
