#include "measure/child.hpp"

#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <stdexcept>

extern char** environ;

namespace nonet::cli {
namespace {

double seconds_from(const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

// Waits for the end; Ctrl-C interrupts the waiting and ends the child.
int wait_for(pid_t child, rusage& usage, const std::atomic<bool>& cancel) {
    int status = 0;
    while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR)
        if (cancel.load(std::memory_order_relaxed)) kill(child, SIGTERM);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

MemoryFile::MemoryFile(std::string_view content) : descriptor_(memfd_create("nonet", MFD_CLOEXEC)) {
    if (descriptor_ < 0)
        throw std::runtime_error(std::string("cannot make a file in memory: ") + std::strerror(errno));
    while (!content.empty()) {
        const ssize_t count = ::write(descriptor_, content.data(), content.size());
        if (count < 0)
            throw std::runtime_error(std::string("cannot fill a file in memory: ") + std::strerror(errno));
        content.remove_prefix(static_cast<std::size_t>(count));
    }
}

MemoryFile::~MemoryFile() { close(descriptor_); }

void MemoryFile::rewind() { lseek(descriptor_, 0, SEEK_SET); }

void MemoryFile::clear() {
    if (ftruncate(descriptor_, 0) == 0) rewind();
}

std::uint64_t MemoryFile::count_lines() {
    std::array<char, 1 << 16> buffer;
    std::uint64_t lines = 0;
    rewind();
    for (ssize_t count = 0; (count = ::read(descriptor_, buffer.data(), buffer.size())) > 0;)
        lines += static_cast<std::uint64_t>(std::count(buffer.begin(), buffer.begin() + count, '\n'));
    return lines;
}

std::expected<ChildEnd, std::string> run_child(const std::vector<std::string>& words, MemoryFile& input,
                                               MemoryFile& output, const std::atomic<bool>& cancel) {
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    input.rewind();
    output.clear();
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input.descriptor(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output.descriptor(), STDOUT_FILENO);
    // What we ignore, it has not asked to ignore.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    const auto begin = std::chrono::steady_clock::now();
    pid_t child = 0;
    const int error = posix_spawn(&child, arguments[0], &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) return std::unexpected(words[0] + ": " + std::strerror(error));
    rusage usage{};
    ChildEnd ending{.code = wait_for(child, usage, cancel)};
    ending.seconds = {seconds_from(usage.ru_utime) + seconds_from(usage.ru_stime),
                      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count()};
    ending.lines = output.count_lines();
    return ending;
}

}  // namespace nonet::cli
