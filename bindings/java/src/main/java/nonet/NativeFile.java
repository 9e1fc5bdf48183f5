package nonet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The shared library: the file named by {@code nonet.library}, or a temporary copy of the file in the jar. */
final class NativeFile {
    static final Path PATH = find();

    private NativeFile() {}

    private static Path find() {
        String named = System.getProperty("nonet.library");
        if (named == null) return copied(platform());
        Path file = Path.of(named).toAbsolutePath();
        if (!Files.isRegularFile(file)) throw new UnsatisfiedLinkError("nonet: -Dnonet.library=" + named + " is not a file");
        return file;
    }

    /** The name of a folder in the jar: linux-x86_64. */
    private static String platform() {
        String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String system = name.startsWith("windows") ? "windows" : name.startsWith("mac") ? "macos" : "linux";
        return system + "-" + System.getProperty("os.arch").replace("amd64", "x86_64").replace("arm64", "aarch64");
    }

    private static String file(String platform) {
        return platform.startsWith("windows") ? "nonet-c.dll" : platform.startsWith("macos") ? "libnonet-c.dylib" : "libnonet-c.so";
    }

    private static String resource(String platform) {
        return "native/" + platform + "/" + file(platform);
    }

    private static Path copied(String platform) {
        try (InputStream library = NativeFile.class.getResourceAsStream(resource(platform))) {
            if (library == null) throw new UnsatisfiedLinkError(missing(platform));
            Path folder = Files.createTempDirectory("nonet");
            Path file = folder.resolve(file(platform));
            deleteLater(file);
            Files.copy(library, file);
            return file;
        } catch (IOException error) {
            throw new UncheckedIOException("nonet: the library cannot be copied to the folder for temporary files", error);
        }
    }

    private static String missing(String platform) {
        List<String> there = List.of("linux-x86_64", "linux-aarch64", "macos-x86_64", "macos-aarch64", "windows-x86_64", "windows-aarch64").stream()
                .filter(other -> NativeFile.class.getResource(resource(other)) != null)
                .toList();
        return "nonet: the jar has the library for " + String.join(", ", there) + ", not for " + platform + "; build " + file(platform)
                + " there and name it with -Dnonet.library=FILE";
    }

    private static void deleteLater(Path file) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                Files.deleteIfExists(file);
                Files.deleteIfExists(file.getParent());
            } catch (IOException error) {
                // Windows cannot delete a loaded library; the system's cleaning of temporary files removes it.
            }
        }));
    }
}
