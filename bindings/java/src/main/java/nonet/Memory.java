package nonet;

import java.nio.charset.StandardCharsets;

/** The memory of the engine, by address. */
abstract class Memory {
    /** Allocates memory, to be released with {@link #free}; returns 0 if there is none left. */
    abstract long allocate(long size);

    abstract void free(long at);

    abstract void put(long at, byte[] from, int length);

    abstract void clear(long at, long length);

    abstract byte[] bytes(long at, int length);

    abstract byte getByte(long at);

    abstract int getInt(long at);

    abstract long getLong(long at);

    abstract void putByte(long at, byte value);

    abstract void putInt(long at, int value);

    abstract void putLong(long at, long value);

    /** A text that ends in a NUL. */
    final String text(long at) {
        if (at == 0) return "";
        return new String(bytes(at, length(at)), StandardCharsets.UTF_8);
    }

    /** The length of a text that ends in a NUL. */
    int length(long at) {
        int length = 0;
        while (getByte(at + length) != 0) ++length;
        return length;
    }
}
