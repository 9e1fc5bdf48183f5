package nonet;

import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * The memory in which a call prepares its texts and structs for the engine. A call takes one and returns it; threads never
 * share one.
 */
final class Desk implements AutoCloseable {
    static final int CELLS_ROOM = 626;
    private static final int NO_MEMORY = 6; // NONET_NO_MEMORY

    private static final Engine ENGINE = choose();
    private static final Queue<Desk> FREE = new ConcurrentLinkedQueue<>();

    final Functions c;
    final Memory memory;
    final Room room;
    final Room many;
    private final Room[] texts = new Room[11];
    private final long error;
    private final long limits;
    private final long flag;
    private final long out;
    /** 16 bytes for a number and a stop, or for another small result. */
    final long result;
    private int length;
    private @Nullable Cancel cancel;
    private @Nullable Interruption interruption;

    private Desk() {
        c = ENGINE.functions();
        memory = ENGINE.memory();
        room = new Room(memory);
        many = new Room(memory);
        for (int i = 0; i < texts.length; ++i) texts[i] = new Room(memory);
        error = memory.allocate(Layout.errorSize);
        limits = memory.allocate(Layout.limitsSize);
        flag = memory.allocate(8);
        out = c.nonet_text_new();
        result = memory.allocate(16);
    }

    static Way way() {
        return ENGINE.way();
    }

    static Desk take() {
        Desk desk = FREE.poll();
        return desk != null ? desk : new Desk();
    }

    @Override public void close() {
        if (cancel != null) cancel.leave(this);
        cancel = null;
        if (interruption != null) interruption.leave();
        many.trim();
        for (Room text : texts) text.trim();
        FREE.add(this);
    }

    private static boolean hasJna() {
        return Desk.class.getClassLoader().getResource("com/sun/jna/Native.class") != null;
    }

    private static Engine choose() {
        Path library = NativeFile.PATH; // must come first, because loading fails without it
        String wanted = System.getProperty("nonet.native", "");
        int version = Runtime.version().feature();
        var none = new UnsatisfiedLinkError("nonet: " + library + " could not be loaded"
                + (version < 22 && !hasJna() ? ": Java " + version + " needs JNA (net.java.dev.jna:jna) on the class path; Java 22 does not" : ""));
        boolean tried = false;
        for (Opener opener : Ways.ALL) {
            if (!wanted.isEmpty() && !wanted.equalsIgnoreCase(opener.way().name())) continue;
            tried = true;
            try {
                return opener.open();
            } catch (RuntimeException | LinkageError failure) {
                none.addSuppressed(failure);
            }
        }
        if (!tried) throw new UnsatisfiedLinkError("nonet: found nonet.native=" + wanted + ", expected jna, or ffm from Java 22 on");
        throw none;
    }

    /** Writes a text and a NUL; {@link #length} is the length of the last one. */
    long text(int which, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        long at = texts[which].of(bytes.length + 1L);
        memory.put(at, bytes, bytes.length);
        memory.putByte(at + bytes.length, (byte) 0);
        length = bytes.length;
        return at;
    }

    int length() {
        return length;
    }

    /** A struct of zeros, except for its size. */
    long struct(int size) {
        long at = room.zeros(size);
        memory.putLong(at, size);
        return at;
    }

    /** A nonet_limits, or 0 for the defaults of a function that has more of them than {@link Limits#NONE}. */
    long limitsOrDefault(Limits bounds) {
        return bounds.equals(Limits.NONE) ? 0 : limits(bounds);
    }

    /** A nonet_limits whose search also ends when this thread is interrupted. */
    long limits(Limits bounds) {
        memory.putLong(limits, Layout.limitsSize);
        memory.putLong(limits + Layout.limitsSolutions, bounds.solutions());
        memory.putLong(limits + Layout.limitsNodes, bounds.nodes());
        memory.putLong(limits + Layout.limitsNanoseconds, bounds.nanoseconds());
        memory.putLong(limits + Layout.limitsCancel, flag);
        c.nonet_cancel_reset(flag);
        if (interruption == null || !interruption.isOpen()) interruption = new Interruption();
        interruption.enter();
        if (bounds.cancel() != null) {
            cancel = bounds.cancel();
            cancel.enter(this);
        }
        return limits;
    }

    /** Whether the call was cancelled, or its thread interrupted. */
    boolean isCancelled() {
        return cancel != null && cancel.isRequested() || interruption != null && !interruption.isOpen();
    }

    void requestCancel() {
        c.nonet_cancel_request(flag);
    }

    /** The memory for a function's error. */
    long error() {
        memory.putLong(error, Layout.errorSize);
        return error;
    }

    /** Throws that error unless the status is 0. */
    void expect(int status) {
        if (status != 0) throw failure(status);
    }

    NonetException failure(int status) {
        if (status == NO_MEMORY) throw new OutOfMemoryError(memory.text(error + Layout.errorMessage));
        return new NonetException(
                NonetException.Code.values()[status - 1],
                memory.getLong(error + Layout.errorAt),
                memory.getLong(error + Layout.errorLine),
                memory.getLong(error + Layout.errorColumn),
                memory.text(error + Layout.errorMessage));
    }

    /** The text into which functions write their answers. */
    long out() {
        return out;
    }

    /** The answer of the last function. */
    String written() {
        return new String(writtenBytes(), StandardCharsets.UTF_8);
    }

    byte[] writtenBytes() {
        return memory.bytes(c.nonet_text_chars(out), (int) c.nonet_text_length(out));
    }

    /** The call that {@link Thread#interrupt} ends. This class of channels is how Java tells native code of interrupts. */
    private final class Interruption extends AbstractInterruptibleChannel {
        private boolean entered;

        void enter() {
            entered = true;
            begin();
        }

        void leave() {
            if (!entered) return;
            entered = false;
            try {
                end(true);
            } catch (AsynchronousCloseException interrupted) {
                // The thread's status says so.
            }
        }

        /** Called by the thread that interrupts, and at once if this thread is interrupted already. */
        @Override protected void implCloseChannel() {
            requestCancel();
        }
    }
}
