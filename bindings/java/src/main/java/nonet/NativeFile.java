package nonet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/** The shared library: the file named by {@code nonet.library}, or that of the jar, copied to a temporary file. */
final class NativeFile {
    static final Path PATH = find();

    private NativeFile() {}

    private static Path find() {
        String named = System.getProperty("nonet.library");
        if (named != null) return Path.of(named).toAbsolutePath();
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        boolean windows = system.startsWith("windows");
        boolean mac = system.startsWith("mac");
        String cpu = System.getProperty("os.arch").replace("amd64", "x86_64").replace("arm64", "aarch64");
        String name = windows ? "nonet-c.dll" : mac ? "libnonet-c.dylib" : "libnonet-c.so";
        String resource = "native/" + (windows ? "windows" : mac ? "macos" : "linux") + "-" + cpu + "/" + name;
        try (InputStream library = NativeFile.class.getResourceAsStream(resource)) {
            if (library == null) throw new UnsatisfiedLinkError("the jar has no " + resource);
            Path folder = Files.createTempDirectory("nonet");
            Path file = folder.resolve(name);
            Files.copy(library, file, StandardCopyOption.REPLACE_EXISTING);
            file.toFile().deleteOnExit(); // files go in reverse order
            deleteLater(folder);
            return file;
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private static void deleteLater(Path folder) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try (var files = Files.list(folder)) {
                for (Path file : files.toList()) Files.deleteIfExists(file);
                Files.deleteIfExists(folder);
            } catch (IOException error) {
                // Windows keeps a loaded library: the system's cleaning of its temporary files has it.
            }
        }));
    }
}
