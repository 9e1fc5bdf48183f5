package nonet;

/** A caller's text or argument is wrong. A puzzle without a solution is not an error. */
public final class NonetException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** What is wrong. */
    public enum Code {
        /** A line, a row or a grid with too few or too many cells. */
        WRONG_LENGTH,
        /** Not a digit, a blank or a separator. */
        BAD_CHARACTER,
        /** Brackets, quotes, header or columns that do not fit together. */
        BAD_STRUCTURE,
        /** An argument out of its range. */
        BAD_ARGUMENT,
        /** Readable, but not supported by this function or engine. */
        UNSUPPORTED
    }

    /** What is wrong. */
    private final Code code;
    /** Where: bytes before it. */
    private final long at;
    /** Where: its line. */
    private final long line;
    /** Where: its column. */
    private final long column;

    NonetException(Code code, long at, long line, long column, String message) {
        super(message);
        this.code = code;
        this.at = at;
        this.line = line;
        this.column = column;
    }

    static NonetException badArgument(String message) {
        return new NonetException(Code.BAD_ARGUMENT, 0, 1, 1, message);
    }

    /**
     * What is wrong.
     *
     * @return its kind
     */
    public Code code() {
        return code;
    }

    /**
     * Where in the text.
     *
     * @return bytes of UTF-8 before it
     */
    public long at() {
        return at;
    }

    /**
     * Where in the text.
     *
     * @return its line, from 1
     */
    public long line() {
        return line;
    }

    /**
     * Where in the text.
     *
     * @return its column, from 1, in bytes of UTF-8
     */
    public long column() {
        return column;
    }
}
