package nonet;

import java.util.List;

/**
 * The ways to call the engine on this Java version, the best first.  META-INF/versions/22 contains another version of this
 * class.
 */
final class Ways {
    static final List<Opener> ALL = List.of(new Jna());

    private Ways() {}
}
