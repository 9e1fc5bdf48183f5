package nonet;

/** A piece of the engine's memory that grows as needed and is used again and again. */
final class Room {
    private final Memory memory;
    private long at;
    private long capacity;

    Room(Memory memory) {
        this.memory = memory;
    }

    /** The address of at least {@code size} bytes; what was there is lost when it grows. */
    long of(long size) {
        if (size > capacity) {
            memory.free(at);
            capacity = 0;
            at = memory.allocate(Math.max(size, 64));
            if (at == 0) throw new OutOfMemoryError("nonet: no memory for " + size + " bytes");
            capacity = Math.max(size, 64);
        }
        return at;
    }

    /** The same, filled with zeros. */
    long zeros(int size) {
        long place = of(size);
        memory.put(place, new byte[size], size);
        return place;
    }
}
