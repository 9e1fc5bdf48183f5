// Finds the command that the command line names.

#include <fmt/format.h>

#include <algorithm>
#include <exception>

#include "command/json.hpp"
#include "command/kernels.hpp"
#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "frame/help.hpp"
#include "frame/values.hpp"
#include "frame/words.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

bool is_one_of(std::string_view word, const Flag& flag) {
    return word == flag.name || (word.size() == 2 && word[0] == '-' && word[1] == flag.letter);
}

void choose_colour(const Args& args, Streams& io) {
    const std::string_view when = args.value(flag::color).value_or("auto");
    if (when == "auto") return;
    io.out_colour = io.err_colour = when == "always";
}

// A text as standard input: the puzzles typed as operands.
class TextInput : public Input {
 public:
    explicit TextInput(std::string text) : text_(std::move(text)) {}
    std::expected<std::size_t, std::string> read(char* buffer, std::size_t size) override {
        const std::size_t count = std::string_view(text_).substr(at_).copy(buffer, size);
        at_ += count;
        return count;
    }

 private:
    std::string text_;
    std::size_t at_ = 0;
};

std::string help_of_group(std::string_view group) {
    std::string text = fmt::format("Usage: nonet {} COMMAND [OPTIONS]\n\nCommands:\n", group);
    for (const Command* one : commands())
        if (group_of(*one) == group) text += fmt::format("  {:15} {}\n", one->name, one->summary);
    return text + fmt::format("\nTry: nonet {} COMMAND --help\n", group);
}

Exit print_version(bool json, Streams& io) {
    if (!json) return print(io, "nonet " NONET_VERSION "\n");
    std::string text;
    JsonObject(text).text("version", NONET_VERSION).end_line();
    return print(io, text);
}

Exit run_command(const Command& command, std::span<const std::string_view> words, Streams& io) {
    const Args args(command, words);
    if (args.has(flag::help)) return print(io, help_of(command));
    if (args.has(flag::version)) return print_version(args.has(flag::json), io);
    // Without this check, a kernel that cannot be used would silently be replaced by another one.
    if (!kernel_wanted().empty()) (void)kernel_named("NONET_KERNEL", kernel_wanted());
    choose_colour(args, io);
    const InLanguage chosen(args.language());
    if (args.puzzles().empty()) return command.run(args, io);
    TextInput in(args.puzzles());
    Streams typed{.in = in, .out = io.out, .err = io.err, .cancel = io.cancel, .wake = io.wake};
    typed.out_is_terminal = io.out_is_terminal, typed.err_is_terminal = io.err_is_terminal;
    typed.out_colour = io.out_colour, typed.err_colour = io.err_colour;
    typed.out_draws_boxes = io.out_draws_boxes, typed.is_request = io.is_request;
    return command.run(args, typed);
}

// Takes the command's name, one or two words, from the beginning of `words`. A puzzle in its place is solved.
const Command& take_command(std::span<const std::string_view>& words) {
    const std::string_view first = words[0];
    if (!error_of_puzzle(first)) return *find_command("solve");
    const std::vector<std::string_view> seconds = second_words(first);
    const std::size_t length = seconds.empty() ? 1 : 2;
    const std::string_view second = length == 2 && words.size() > 1 ? words[1] : "";
    const Command* command =
        find_command(length == 1 ? std::string(first) : fmt::format("{} {}", first, second));
    if (command == nullptr && first == "serve")
        throw UsageError(
            "this build has no 'serve'; run ./setup serve and tools/web.sh, configure with -DNONET_BUILD_WEB=ON and build again");
    if (command == nullptr && length == 1)
        throw UsageError(fmt::format("unknown command '{}'{}", first, suggestion(first, first_words())));
    if (command == nullptr && second.empty())
        throw UsageError(
            fmt::format("{}: found no command, expected one of {}", first, fmt::join(seconds, ", ")));
    if (command == nullptr)
        throw UsageError(fmt::format("{}: found '{}', expected one of {}{}", first, second,
                                     fmt::join(seconds, ", "), suggestion(second, seconds)));
    words = words.subspan(length);
    return *command;
}

// `nonet --color never solve` means the same as `nonet solve --color never`; --language and --json likewise.
Exit run_words(std::span<const std::string_view> words, Streams& io) {
    std::vector<std::string_view> before;
    while (!words.empty() && words[0].starts_with('-')) {
        if (is_one_of(words[0], flag::help)) return print(io, help_of_program());
        if (is_one_of(words[0], flag::version)) {
            before.insert(before.end(), words.begin(), words.end());
            return print_version(std::ranges::find(before, flag::json.name) != before.end(), io);
        }
        const bool valued =
            words[0].starts_with(flag::color.name) || words[0].starts_with(flag::language.name);
        if (!valued && words[0] != flag::json.name)
            throw UsageError(
                fmt::format("unknown option '{}' before the command; try 'nonet --help'", words[0]));
        const bool has_value = valued && words[0].find('=') == std::string_view::npos && words.size() > 1;
        const std::size_t count = has_value ? 2 : 1;
        before.insert(before.end(), words.begin(), words.begin() + static_cast<std::ptrdiff_t>(count));
        words = words.subspan(count);
    }
    if (words.empty()) {
        io.err.write(help_of_program());
        return Exit::usage;
    }
    if (words[0] == "help") {  // "nonet help solve" is "nonet solve --help"
        if (words.size() == 1) return print(io, help_of_program());
        words = words.subspan(1);
        before.push_back(flag::help.name);
    }
    const auto asks_help = [](std::string_view word) { return is_one_of(word, flag::help); };
    const bool asked = (words.size() == 1 && !before.empty() && asks_help(before.back())) ||
                       (words.size() > 1 && asks_help(words[1]));
    if (asked && !second_words(words[0]).empty()) return print(io, help_of_group(words[0]));
    const Command& command = take_command(words);
    before.insert(before.end(), words.begin(), words.end());
    return run_command(command, before, io);
}

}  // namespace

Exit print(Streams& io, std::string_view text) {
    if (io.out.write(text) != Output::Condition::failed) return Exit::done;
    io.err.write(fmt::format("nonet: cannot write the output: {}\n", io.out.why()));
    return Exit::input_output;
}

Exit run(std::span<const std::string_view> args, Streams& io) {
    const auto fail = [&](Exit exit, std::string message) {
        escape_controls(message);
        io.err.write(message);
        return exit;
    };
    try {
        return run_words(args, io);
    } catch (const UsageError& error) {
        return fail(Exit::usage, fmt::format("nonet: {}\n", error.what()));
    } catch (const FileError& error) {
        return fail(Exit::input_output, fmt::format("nonet: {}\n", error.what()));
    } catch (const std::exception& bug) {
        return fail(Exit::internal, fmt::format("nonet: internal error: {}\n", bug.what()));
    }
}

}  // namespace nonet::cli
