package nonet;

/** The engine: its functions and its memory. For any number of threads. */
record Engine(Way way, Functions functions, Memory memory) {}
