#pragma once
// System operations that tests need and that differ between systems.

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <random>
#include <string>

#if !defined(_WIN32)
#include <sys/wait.h>
#endif

namespace nonet::testing {

inline bool set_variable(const char* name, const std::string& value) {
#if defined(_WIN32)
    return _putenv_s(name, value.c_str()) == 0;
#else
    return setenv(name, value.c_str(), 1) == 0;
#endif
}

inline void unset_variable(const char* name) {
#if defined(_WIN32)
    _putenv_s(name, "");
#else
    unsetenv(name);
#endif
}

// Returns the number in a variable of the environment, or `usual` if it is not set.
inline std::size_t number_from(const char* variable, std::size_t usual) {
    const char* text = std::getenv(variable);
    return text != nullptr ? std::strtoull(text, nullptr, 10) : usual;
}

// Returns a new unique folder, which the caller removes.
inline std::filesystem::path make_temporary_folder() {
    for (std::random_device chance;;) {
        auto path = std::filesystem::temp_directory_path() / ("nonet-" + std::to_string(chance()));
        if (std::filesystem::create_directory(path)) return path;
    }
}

// Makes a folder the system's folder for temporary files during its lifetime.
class TemporaryFilesIn {
 public:
    explicit TemporaryFilesIn(const std::string& folder) {
        if (const char* before = std::getenv(name)) before_ = before;
        set_variable(name, folder);
    }
    ~TemporaryFilesIn() { before_ ? void(set_variable(name, *before_)) : unset_variable(name); }
    TemporaryFilesIn(const TemporaryFilesIn&) = delete;
    TemporaryFilesIn& operator=(const TemporaryFilesIn&) = delete;

 private:
#if defined(_WIN32)
    static constexpr const char* name = "TMP";
#else
    static constexpr const char* name = "TMPDIR";
#endif
    std::optional<std::string> before_;
};

struct Ran {
    int exit_code = -1;
    std::string output;
};

// Runs a shell command; words that contain blanks are in double quotation marks.
inline Ran run_in_shell(const std::string& command) {
#if defined(_WIN32)
    std::FILE* const pipe =
        _popen(('"' + command + '"').c_str(), "r");  // cmd removes the outer quotation marks
#else
    std::FILE* const pipe = popen(command.c_str(), "r");
#endif
    Ran ran;
    if (pipe == nullptr) return ran;
    for (char buffer[4096]; const std::size_t got = std::fread(buffer, 1, sizeof buffer, pipe);)
        ran.output.append(buffer, got);
#if defined(_WIN32)
    ran.exit_code = _pclose(pipe);
#else
    ran.exit_code = WEXITSTATUS(pclose(pipe));
#endif
    return ran;
}

}  // namespace nonet::testing
