#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "platform/descriptors.hpp"

namespace nonet::cli::platform {
namespace {

std::optional<std::uint64_t> regular_size(const struct stat& status) {
    if (!S_ISREG(status.st_mode)) return std::nullopt;
    return static_cast<std::uint64_t>(status.st_size);
}

std::atomic<bool>* cancel_on_interrupt = nullptr;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");
std::array<int, 2> wake_pipe{-1, -1};

extern "C" void on_interrupt(int) {
    cancel_on_interrupt->store(true, std::memory_order_relaxed);
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = ::write(wake_pipe[1], &byte, 1);
}

// Checks the variables of POSIX: the first one that is set decides.
bool locale_has_utf8() {
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char* const value = std::getenv(variable);
        if (value == nullptr || *value == '\0') continue;
        std::string name(value);
        for (char& c : name) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
        return name.contains("utf-8") || name.contains("utf8");
    }
    return false;
}

}  // namespace

std::string last_error() { return std::strerror(errno); }

std::filesystem::path path_from(std::string_view utf8) { return utf8; }

int open_to_read(const std::string& path) { return open(path.c_str(), O_RDONLY | O_CLOEXEC); }

int open_to_append(const std::string& path) {
    return open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
}

int open_emptied(const std::string& path) {
    return open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
}

bool close(int descriptor) { return ::close(descriptor) == 0; }

std::string temporary_folder() {
    const char* const wanted = std::getenv("TMPDIR");
    return wanted != nullptr && *wanted != '\0' ? wanted : "/tmp";
}

int open_temporary() {
    std::string path = temporary_folder() + "/nonet-XXXXXX";
    const int descriptor = mkostemp(path.data(), O_CLOEXEC);
    if (descriptor >= 0) unlink(path.c_str());
    return descriptor;
}

std::ptrdiff_t read(int descriptor, char* buffer, std::size_t size) {
    const ssize_t count = ::read(descriptor, buffer, size);
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? ask_again : count;
}

std::ptrdiff_t read_at(int descriptor, std::uint64_t place, char* buffer, std::size_t size) {
    const ssize_t count = pread(descriptor, buffer, size, static_cast<off_t>(place));
    return count < 0 && errno == EINTR ? ask_again : count;
}

Writing write(int descriptor, std::string_view bytes) {
    const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
    if (count >= 0) return {Written::some, static_cast<std::size_t>(count)};
    if (errno == EPIPE) return {Written::closed};
    if (errno == EAGAIN) {
        pollfd one{descriptor, POLLOUT, 0};
        poll(&one, 1, -1);
    } else if (errno != EINTR) {
        return {Written::failed};
    }
    return {Written::some};
}

bool wait_for_input(int descriptor, int wake) {
    std::array<pollfd, 2> either{{{descriptor, POLLIN, 0}, {wake, POLLIN, 0}}};
    while (poll(either.data(), wake < 0 ? 1 : 2, -1) < 0 && errno == EINTR)
        if (cancel_on_interrupt != nullptr && cancel_on_interrupt->load(std::memory_order_relaxed))
            return false;
    return wake < 0 || either[1].revents == 0;
}

bool has_input(int descriptor) {
    pollfd one{descriptor, POLLIN, 0};
    return poll(&one, 1, 0) > 0;
}

std::optional<std::uint64_t> size_of_regular_file(int descriptor) {
    struct stat status{};
    return fstat(descriptor, &status) == 0 ? regular_size(status) : std::nullopt;
}

std::optional<std::uint64_t> size_of_regular_file(const std::string& path) {
    struct stat status{};
    return stat(path.c_str(), &status) == 0 ? regular_size(status) : std::nullopt;
}

bool cut(int descriptor, std::uint64_t size) { return ftruncate(descriptor, static_cast<off_t>(size)) == 0; }

bool synchronise(int descriptor) {
#if defined(__APPLE__)
    // On macOS, fsync() does not wait for the disk; not every file system supports the call that does.
    return fcntl(descriptor, F_FULLFSYNC) != -1 || fsync(descriptor) == 0;
#else
    return fdatasync(descriptor) == 0;
#endif
}

bool synchronise_folder(const std::string& path) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool done = fsync(descriptor) == 0;
    ::close(descriptor);
    return done;
}

bool make_folder(const std::string& path) { return mkdir(path.c_str(), 0777) == 0 || errno == EEXIST; }

bool replace_file(const std::string& from, const std::string& to) {
    return rename(from.c_str(), to.c_str()) == 0;
}

bool remove_file(const std::string& path) { return unlink(path.c_str()) == 0; }

FileLock lock_file(const std::string& path) {
    while (true) {
        const int descriptor = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (descriptor < 0) return {LockOutcome::failed};
        if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
            const bool held = errno == EWOULDBLOCK;
            ::close(descriptor);
            return {held ? LockOutcome::held : LockOutcome::unsupported};
        }
        // The previous holder may have removed the file after it was opened here: then the next process would lock a
        // new one.
        struct stat ours{}, named{};
        if (fstat(descriptor, &ours) == 0 && stat(path.c_str(), &named) == 0 && ours.st_ino == named.st_ino &&
            ours.st_dev == named.st_dev)
            return {LockOutcome::taken, descriptor};
        ::close(descriptor);
    }
}

void unlock_file(int descriptor, const std::string& path) {
    unlink(path.c_str());
    ::close(descriptor);
}

void set_up_standard_streams() {
    for (int descriptor = standard_input; descriptor <= standard_error; ++descriptor)
        if (fcntl(descriptor, F_GETFD) == -1)
            open("/dev/null", descriptor == standard_input ? O_WRONLY : O_RDONLY);
    // A closed pipe is reported by write(), not by a signal.
    signal(SIGPIPE, SIG_IGN);
}

bool is_terminal(int descriptor) { return isatty(descriptor) == 1; }

bool shows_colour(int descriptor) {
    const char* name = std::getenv("TERM");
    return is_terminal(descriptor) && name != nullptr && std::string_view(name) != "dumb";
}

bool draws_boxes(int descriptor) { return shows_colour(descriptor) && locale_has_utf8(); }

int watch_interrupts(std::atomic<bool>& cancel) {
    cancel_on_interrupt = &cancel;
    // macOS has no pipe2().
    if (pipe(wake_pipe.data()) != 0) wake_pipe = {-1, -1};
    for (const int end : wake_pipe) {
        fcntl(end, F_SETFD, FD_CLOEXEC);
        fcntl(end, F_SETFL, O_NONBLOCK);
    }
    struct sigaction interrupt{};
    interrupt.sa_handler = on_interrupt;
    interrupt.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &interrupt, nullptr);
    return wake_pipe[0];
}

void wait_for_interrupt(int wake, int milliseconds) {
    pollfd one{.fd = wake, .events = POLLIN, .revents = 0};  // a negative one only waits
    poll(&one, 1, milliseconds);
}

}  // namespace nonet::cli::platform
