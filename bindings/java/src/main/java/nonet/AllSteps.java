package nonet;

import java.util.List;

/**
 * Every step that any technique finds now.
 *
 * @param status the puzzle's status
 * @param scale the scale of the ratings
 * @param marks the candidates at the start: 729 characters
 * @param steps all steps
 */
public record AllSteps(
        Status status,
        String scale,
        String marks,
        List<Step> steps) {}
