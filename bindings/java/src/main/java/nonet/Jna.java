package nonet;

import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;

/** The native library, called through JNA's direct mapping, for Java 17 to 21. */
final class Jna implements Opener {
    @Override public Way way() {
        return Way.JNA;
    }

    @Override public Engine open() {
        if (Native.POINTER_SIZE != 8) throw new UnsatisfiedLinkError("needs 64 bits");
        Native.register(JnaFunctions.class, NativeLibrary.getInstance(NativeFile.PATH.toString()));
        return new Engine(way(), new JnaFunctions(), new JnaMemory());
    }

    private static final class JnaMemory extends Memory {
        // Offsets from it are addresses.
        private final Pointer all = new Pointer(0);

        @Override long allocate(long size) {
            return Native.malloc(size);
        }

        @Override void free(long at) {
            if (at != 0) Native.free(at);
        }

        @Override void put(long at, byte[] from, int length) {
            all.write(at, from, 0, length);
        }

        @Override void clear(long at, long length) {
            all.setMemory(at, length, (byte) 0);
        }

        @Override byte[] bytes(long at, int length) {
            return all.getByteArray(at, length);
        }

        @Override int length(long at) {
            return (int) all.indexOf(at, (byte) 0);
        }

        @Override byte getByte(long at) {
            return all.getByte(at);
        }

        @Override int getInt(long at) {
            return all.getInt(at);
        }

        @Override long getLong(long at) {
            return all.getLong(at);
        }

        @Override void putByte(long at, byte value) {
            all.setByte(at, value);
        }

        @Override void putInt(long at, int value) {
            all.setInt(at, value);
        }

        @Override void putLong(long at, long value) {
            all.setLong(at, value);
        }
    }
}
