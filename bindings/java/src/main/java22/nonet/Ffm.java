package nonet;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** The native library, called through java.lang.foreign. */
final class Ffm implements Opener {
    @Override public Way way() {
        return Way.FFM;
    }

    @Override public Engine open() {
        return new Engine(way(), new FfmFunctions(), new FfmMemory());
    }

    /** A function of the library; addresses are not dereferenced. */
    @SuppressWarnings("restricted")
    static MethodHandle handle(String name, FunctionDescriptor descriptor) {
        return Libraries.LINKER.downcallHandle(Libraries.NONET.find(name).orElseThrow(), descriptor);
    }

    /** Native functions throw nothing. */
    static AssertionError unexpected(Throwable thrown) {
        return new AssertionError(thrown);
    }

    @SuppressWarnings("restricted")
    private static final class Libraries {
        static final Linker LINKER = Linker.nativeLinker();
        static final SymbolLookup NONET = SymbolLookup.libraryLookup(NativeFile.PATH, Arena.global());
        static final MethodHandle MALLOC = LINKER.downcallHandle(
                LINKER.defaultLookup().find("malloc").orElseThrow(),
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));
        static final MethodHandle FREE = LINKER.downcallHandle(
                LINKER.defaultLookup().find("free").orElseThrow(),
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG));
        // Offsets into it are addresses.
        static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    }

    private static final class FfmMemory extends Memory {
        @Override long allocate(long size) {
            try {
                return (long) Libraries.MALLOC.invokeExact(size);
            } catch (Throwable thrown) {
                throw unexpected(thrown);
            }
        }

        @Override void free(long at) {
            try {
                Libraries.FREE.invokeExact(at);
            } catch (Throwable thrown) {
                throw unexpected(thrown);
            }
        }

        @Override void put(long at, byte[] from, int length) {
            MemorySegment.copy(from, 0, Libraries.ALL, ValueLayout.JAVA_BYTE, at, length);
        }

        @Override void clear(long at, long length) {
            Libraries.ALL.asSlice(at, length).fill((byte) 0);
        }

        @Override byte[] bytes(long at, int length) {
            byte[] to = new byte[length];
            MemorySegment.copy(Libraries.ALL, ValueLayout.JAVA_BYTE, at, to, 0, length);
            return to;
        }

        @Override byte getByte(long at) {
            return Libraries.ALL.get(ValueLayout.JAVA_BYTE, at);
        }

        @Override int getInt(long at) {
            return Libraries.ALL.get(ValueLayout.JAVA_INT_UNALIGNED, at);
        }

        @Override long getLong(long at) {
            return Libraries.ALL.get(ValueLayout.JAVA_LONG_UNALIGNED, at);
        }

        @Override void putByte(long at, byte value) {
            Libraries.ALL.set(ValueLayout.JAVA_BYTE, at, value);
        }

        @Override void putInt(long at, int value) {
            Libraries.ALL.set(ValueLayout.JAVA_INT_UNALIGNED, at, value);
        }

        @Override void putLong(long at, long value) {
            Libraries.ALL.set(ValueLayout.JAVA_LONG_UNALIGNED, at, value);
        }
    }
}
