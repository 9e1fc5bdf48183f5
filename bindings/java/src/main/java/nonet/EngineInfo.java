package nonet;

/**
 * A solving algorithm.
 *
 * @param name the name for {@link Puzzle#solve(String, Limits)}
 * @param idea the idea in one line
 * @param source where it is described
 * @param takesMarks whether pencil marks restrict it
 */
public record EngineInfo(
        String name,
        String idea,
        String source,
        boolean takesMarks) {}
