package nonet;

/**
 * A way to solve.
 *
 * @param name for Sudoku.solve
 * @param idea in one line
 * @param source where it is shown
 * @param takesMarks whether pencil marks restrict it
 */
public record EngineInfo(
        String name,
        String idea,
        String source,
        boolean takesMarks) {}
