package nonet;

/**
 * A method of deduction that a person can follow.
 *
 * @param id the id used in steps and options
 * @param name the display name
 * @param rating the lowest that a step of it can have
 */
public record TechniqueInfo(
        String id,
        String name,
        double rating) {}
