#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <thread>

#include "platform/descriptors.hpp"
#include "platform/process.hpp"

#if defined(__linux__)
#include <sched.h>
#include <sys/mman.h>
#elif defined(__APPLE__)
#include <fcntl.h>
#include <mach-o/dyld.h>
#include <sys/sysctl.h>
#endif

extern char** environ;

namespace nonet::cli::platform {
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

std::vector<std::string> arguments(int argc, char** argv) { return {argv + std::min(argc, 1), argv + argc}; }

unsigned usable_cpus() {
#if defined(__linux__)
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        return static_cast<unsigned>(std::max(1, CPU_COUNT(&set)));
#endif
    return std::max(1U, std::thread::hardware_concurrency());
}

double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

std::string processor_name() {
#if defined(__APPLE__)
    char name[256];
    std::size_t size = sizeof name;
    if (sysctlbyname("machdep.cpu.brand_string", name, &size, nullptr, 0) == 0) return name;
#else
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("model name") && line.contains(": ")) return line.substr(line.find(": ") + 2);
#endif
    return "unknown processor";
}

std::string process_on_host() {
    char host[256] = "";
    if (gethostname(host, sizeof host - 1) != 0 || host[0] == '\0') std::strcpy(host, "this host");
    return "process " + std::to_string(getpid()) + " on " + host;
}

std::string this_program() {
#if defined(__APPLE__)
    std::uint32_t size = 0;
    _NSGetExecutablePath(nullptr, &size);
    std::string path(size, '\0');
    _NSGetExecutablePath(path.data(), &size);
    return path.c_str();
#else
    return "/proc/self/exe";
#endif
}

std::vector<std::string> shell_words(const std::string& command) { return {"/bin/sh", "-c", command}; }

struct InterruptsElsewhere::Before {
    sigset_t mask;
};

InterruptsElsewhere::InterruptsElsewhere() : before_(std::make_unique<Before>()) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    pthread_sigmask(SIG_BLOCK, &set, &before_->mask);
}

InterruptsElsewhere::~InterruptsElsewhere() { pthread_sigmask(SIG_SETMASK, &before_->mask, nullptr); }

int open_nameless_file() {
#if defined(__linux__)
    return memfd_create("nonet", MFD_CLOEXEC);
#else
    return open_temporary();
#endif
}

bool rewind(int descriptor) { return lseek(descriptor, 0, SEEK_SET) == 0; }

std::expected<ProgramEnd, std::string> run_program(const std::vector<std::string>& words, int input,
                                                   int output, const std::atomic<bool>& cancel) {
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    // Resets ignored signals, because the child has not asked to ignore them.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    pid_t child = 0;
    const int error = posix_spawn(&child, arguments[0], &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) return std::unexpected(words[0] + ": " + std::strerror(error));
    rusage usage{};
    ProgramEnd end{.code = wait_for(child, usage, cancel)};
    end.processor_seconds = seconds_from(usage.ru_utime) + seconds_from(usage.ru_stime);
    return end;
}

}  // namespace nonet::cli::platform
