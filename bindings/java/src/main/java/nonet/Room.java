package nonet;

/** A reusable piece of the engine's memory that grows as needed. */
final class Room {
    private static final long LARGE = 1 << 20;

    private final Memory memory;
    private long at;
    private long capacity;

    Room(Memory memory) {
        this.memory = memory;
    }

    /** Returns the address of at least {@code size} bytes; growing discards the content. */
    long of(long size) {
        if (size > capacity) {
            release();
            long wanted = Math.max(size, 64);
            at = memory.allocate(wanted);
            if (at == 0) throw new OutOfMemoryError("nonet: no memory for " + size + " bytes");
            capacity = wanted;
        }
        return at;
    }

    /** The same, filled with zeros. */
    long zeros(int size) {
        long place = of(size);
        memory.clear(place, size);
        return place;
    }

    /** Releases memory that is too large to keep for the next call. */
    void trim() {
        if (capacity > LARGE) release();
    }

    private void release() {
        memory.free(at);
        at = 0;
        capacity = 0;
    }
}
