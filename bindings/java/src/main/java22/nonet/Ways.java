package nonet;

import java.util.List;

/** The ways to call the engine on Java 22 and newer, the best first. */
final class Ways {
    static final List<Opener> ALL = List.of(new Ffm(), new Jna());

    private Ways() {}
}
