package nonet;

import java.util.List;

/**
 * Every step that every technique finds now.
 *
 * @param status what the puzzle turned out to be
 * @param scale of the ratings
 * @param marks 729 characters: where they begin
 * @param steps all of them
 */
public record AllSteps(
        Status status,
        String scale,
        String marks,
        List<Step> steps) {}
