package nonet;

/** The engine as one thread at a time uses it: its functions and its memory. */
record Engine(Way way, Functions functions, Memory memory) {}
