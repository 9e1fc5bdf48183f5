// The process around run(): its streams, arguments and exit code.

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "frame/command.hpp"
#include "frame/files.hpp"
#include "platform/descriptors.hpp"
#include "platform/process.hpp"

namespace {

std::atomic<bool> cancel{false};

bool has(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

}  // namespace

int main(int argc, char** argv) {
    using namespace nonet::cli;
    using namespace platform;
    set_up_standard_streams();
    const int wake = watch_interrupts(cancel);
    FileInput in(standard_input, wake, cancel, false);
    FileOutput out(standard_output), err(standard_error);
    Streams io{.in = in, .out = out, .err = err, .cancel = cancel, .wake = wake};
    io.out_is_terminal = is_terminal(standard_output);
    io.err_is_terminal = is_terminal(standard_error);
    io.out_draws_boxes = draws_boxes(standard_output);
    io.out_colour = !has("NO_COLOR") && shows_colour(standard_output);
    io.err_colour = !has("NO_COLOR") && shows_colour(standard_error);
    const std::vector<std::string> words = arguments(argc, argv);
    const std::vector<std::string_view> args(words.begin(), words.end());
    return static_cast<int>(run(args, io));
}
