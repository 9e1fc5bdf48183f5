// The process around run(): its descriptors, its signals, its exit code.

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>
#include <vector>

#include "frame/command.hpp"
#include "frame/files.hpp"

namespace {

std::atomic<bool> cancel{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");
int wake_pipe[2] = {-1, -1};

// The first Ctrl-C asks for an orderly end; the second one ends at once (SA_RESETHAND).
extern "C" void on_interrupt(int) {
    cancel.store(true, std::memory_order_relaxed);
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = write(wake_pipe[1], &byte, 1);
}

// A standard stream that is closed becomes one that fails at once, so that no file of ours takes its number and nothing is
// thought to be read or written that is not.
void fill_standard_streams() {
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor)
        if (fcntl(descriptor, F_GETFD) == -1)
            open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

void set_up_signals() {
    if (pipe2(wake_pipe, O_CLOEXEC | O_NONBLOCK) != 0) wake_pipe[0] = wake_pipe[1] = -1;
    struct sigaction interrupt{};
    interrupt.sa_handler = on_interrupt;
    interrupt.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &interrupt, nullptr);
    // A closed pipe is an answer of write(), not a signal.
    signal(SIGPIPE, SIG_IGN);
}

bool has(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

}  // namespace

int main(int argc, char** argv) {
    using namespace nonet::cli;
    fill_standard_streams();
    set_up_signals();
    FileInput in(STDIN_FILENO, wake_pipe[0], cancel, false);
    FileOutput out(STDOUT_FILENO), err(STDERR_FILENO);
    const char* terminal = std::getenv("TERM");
    const bool colour = !has("NO_COLOR") && terminal != nullptr && std::string_view(terminal) != "dumb";
    Streams io{.in = in, .out = out, .err = err, .cancel = cancel, .wake = wake_pipe[0]};
    io.out_is_terminal = isatty(STDOUT_FILENO) == 1;
    io.err_is_terminal = isatty(STDERR_FILENO) == 1;
    io.out_colour = colour && io.out_is_terminal;
    io.err_colour = colour && io.err_is_terminal;
    const std::vector<std::string_view> args(argv + (argc > 0 ? 1 : 0), argv + argc);
    return static_cast<int>(run(args, io));
}
