package nonet;

/**
 * A way to a conclusion that a person can follow.
 *
 * @param id as in steps and options
 * @param name for people
 * @param rating the lowest that a step of it can have
 */
public record TechniqueInfo(
        String id,
        String name,
        double rating) {}
