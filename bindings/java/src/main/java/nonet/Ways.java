package nonet;

import java.util.List;

/** The ways of this Java, the best first.  META-INF/versions/22 has another one of these. */
final class Ways {
    static final List<Opener> ALL = List.of(new Jna());

    private Ways() {}
}
