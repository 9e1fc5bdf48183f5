package nonet;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Reads the puzzles of a text one after the other, like the nonet command; the form of each is detected separately. Reading
 * continues after text that is not a puzzle. Must be closed; for one thread at a time, and one pass. It keeps the whole text
 * in memory.
 */
public final class PuzzleReader implements AutoCloseable, Iterable<Reading> {
    private @Nullable Desk desk;
    private final long text;
    private final long record;
    private final long reader;

    /** Board null: the board with boxes that fits the first puzzles. */
    PuzzleReader(byte[] bytes, @Nullable String board) {
        Desk desk = Desk.take();
        this.desk = desk;
        // Texts can be long, so their memory is released, unlike that of a room.
        int head = Layout.recordSize;
        record = desk.memory.allocate((long) head + bytes.length);
        if (record == 0) {
            desk.close();
            throw new OutOfMemoryError("nonet: no memory for " + bytes.length + " bytes");
        }
        text = record + head;
        desk.memory.putLong(record, head);
        desk.memory.put(text, bytes, bytes.length);
        long name = board == null ? 0 : desk.text(1, board);
        reader = desk.c.nonet_reader_of(name, text, bytes.length, desk.error());
        if (reader != 0) return;
        NonetException failure = desk.failure(NonetException.Code.BAD_ARGUMENT.ordinal() + 1);
        close();
        throw failure;
    }

    /** Reads the next item; null at the end. */
    private synchronized @Nullable Reading next() {
        Desk desk = this.desk;
        if (desk == null) throw new IllegalStateException("the reader is closed");
        if (desk.c.nonet_reader_next(reader, record, desk.error()) == 0) return null;
        int status = desk.memory.getInt(record + Layout.recordStatus);
        if (status != 0) {
            NonetException error = desk.failure(status);
            return new Reading(error.line(), null, error);
        }
        long copy = desk.c.nonet_puzzle_copy(desk.memory.getLong(record + Layout.recordPuzzle));
        if (copy == 0) throw new OutOfMemoryError("nonet: no memory for a puzzle");
        return new Reading(desk.memory.getLong(record + Layout.recordLine), new Puzzle(desk, copy), null);
    }

    /**
     * The rest of the text.
     *
     * @return puzzles and errors, in their order
     */
    @Override public Iterator<Reading> iterator() {
        return new Iterator<>() {
            private @Nullable Reading ahead;
            private boolean ended;

            @Override public boolean hasNext() {
                if (ahead == null && !ended) {
                    ahead = PuzzleReader.this.next();
                    ended = ahead == null;
                }
                return ahead != null;
            }

            @Override public Reading next() {
                if (!hasNext()) throw new NoSuchElementException();
                Reading reading = ahead;
                ahead = null;
                return reading;
            }
        };
    }

    /**
     * The rest of the text as a stream; closing it closes the reader.
     *
     * @return puzzles and errors, in their order
     */
    public Stream<Reading> stream() {
        int facts = Spliterator.ORDERED | Spliterator.NONNULL;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(iterator(), facts), false).onClose(this::close);
    }

    /** Releases the text's memory. */
    @Override public synchronized void close() {
        Desk desk = this.desk;
        if (desk == null) return;
        this.desk = null;
        desk.c.nonet_reader_free(reader);
        desk.memory.free(record);
        desk.close();
    }
}
