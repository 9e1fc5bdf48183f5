#include "frame/help.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "command/symmetry.hpp"
#include "frame/values.hpp"
#include "frame/words.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t width = 80;

// Breaks a paragraph into lines that begin at `indent`; `at` columns of the first line are already filled.
std::string filled(std::string_view paragraph, std::size_t indent, std::size_t at) {
    std::string text;
    for (bool first = true; std::string_view word : words_of(paragraph)) {
        if (!first && at + 1 + word.size() > width) {
            text += '\n' + std::string(indent, ' ');
            at = indent;
        } else if (!first) {
            text += ' ';
            ++at;
        }
        text += word;
        at += word.size();
        first = false;
    }
    return text + '\n';
}

std::string paragraphs(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find("\n\n"), text.size());
        std::string paragraph(text.substr(0, end));
        std::ranges::replace(paragraph, '\n', ' ');
        if (!out.empty()) out += '\n';
        out += filled(paragraph, 0, 0);
        text.remove_prefix(std::min(end + 2, text.size()));
    }
    return out;
}

// "--limit N", "-j, --jobs N"
std::string usage_of(const Flag& flag) {
    std::string text = flag.letter != 0 ? fmt::format("-{}, ", flag.letter) : "";
    text += flag.name;
    if (!flag.value.empty()) text += fmt::format(" {}", flag.value);
    return text;
}

// Flags whose values another command lists, or would fill a screen.
bool is_listed_elsewhere(Flag::Kind kind) {
    using enum Flag::Kind;
    return kind == technique || kind == techniques || kind == any_techniques || kind == engine ||
           kind == engines || kind == scales || kind == board;
}

// Returns a row of the picture of a symmetry: the orbits of two cells, each with its own letter.
std::string sketched_row(Symmetry symmetry, int row) {
    const CellSet a = orbit_of(cell_at(0, 1), symmetry), b = orbit_of(cell_at(2, 3), symmetry);
    std::string text;
    for (int column = 0; column < side; ++column) {
        const Cell cell = cell_at(row, column);
        text += a.contains(cell) ? 'a' : b.contains(cell) ? 'b' : '.';
    }
    return text;
}

// Returns all symmetries side by side, as many as fit: the name, a description, and the picture.
std::string sketches() {
    constexpr int each = 5, room = 15;
    std::string text =
        "\nSymmetries: if one of the cells marked a has a given, all of them have; the same for b.\n";
    for (int first = 0; first < symmetry_count; first += each) {
        const auto line = [&](auto&& part) {
            std::string whole = "  ";
            for (int i = first; i < std::min(first + each, symmetry_count); ++i)
                whole += fmt::format("{:{}}", part(static_cast<Symmetry>(i)), room);
            text += whole.substr(0, whole.find_last_not_of(' ') + 1) + '\n';
        };
        text += '\n';
        line([](Symmetry one) { return name_of(one); });
        line([](Symmetry one) { return one == Symmetry::none ? "" : describe(one); });
        for (int row = 0; row < side; ++row) line([&](Symmetry one) { return sketched_row(one, row); });
    }
    return text;
}

std::string table_of(std::span<const Flag> flags) {
    constexpr std::size_t column = 22;
    std::string text;
    for (const Flag& flag : flags) {
        const std::string usage = fmt::format("  {}", usage_of(flag));
        text += usage;
        if (usage.size() + 2 > column)
            text += '\n' + std::string(column, ' ');
        else
            text += std::string(column - usage.size(), ' ');
        text += filled(help_with_choices(flag), column, column);
    }
    return text;
}

std::string indented(std::string_view lines) {
    std::string text;
    for (std::string_view line : words_of(lines, '\n')) text += fmt::format("  {}\n", line);
    return text;
}

// Flags of many commands, which help lists after the example.
bool is_common(const Flag& flag) {
    constexpr std::string_view names[] = {"--all-messages", "--jobs", "--progress", "--no-progress"};
    return std::ranges::find(names, flag.name) != std::end(names);
}

std::string example_of(const Example& example) {
    return fmt::format("\n{}\n\n  $ {}\n{}", example.about, example.command, indented(example.output));
}

}  // namespace

std::string help_with_choices(const Flag& flag) {
    if (is_listed_elsewhere(flag.kind)) return std::string(flag.help);
    const auto choices = choices_of(flag);
    if (std::ranges::all_of(choices, [&](auto choice) { return flag.help.contains(choice); }))
        return std::string(flag.help);
    return fmt::format("{}: {}", flag.help, fmt::join(choices, ", "));
}

std::string words_for(const Flag& flag) { return fmt::format("{}", fmt::join(choices_of(flag), " ")); }

std::string help_of_program() {
    std::string text =
        "nonet answers questions about Sudoku puzzles.\n\n"
        "Usage: nonet COMMAND [OPTIONS] [FILE...]\n\n"
        "Commands:\n";
    for (const Command* command : commands())
        text += fmt::format("  {:15} {}\n", command->name, command->summary);
    text += "\nOptions:\n" + table_of(global_flags());
    text +=
        "\nWithout FILE, or with -, nonet reads puzzles from standard input. It accepts all\n"
        "usual formats, also compressed with gzip or zstd. For help on a command:\n\n"
        "  nonet COMMAND --help\n"
        "\nExit codes: 0 success, the answer is yes; 1 the answer is no for some puzzle;\n"
        "2 usage; 3 invalid input; 4 input/output; 5 budget exceeded; 70 internal error;\n"
        "130 interrupted. A batch continues after errors and exits with the most severe\n"
        "code.\n";
    return text;
}

std::string help_of(const Command& command) {
    const auto [own, shared, global] = flags_of(command);
    const std::string_view space = command.operands.empty() ? "" : " ";
    const std::size_t first_end = std::min(command.description.find("\n\n"), command.description.size());
    const auto [common, special] = [&] {
        std::array<std::vector<Flag>, 2> parts;
        for (const Flag& flag : own) parts[is_common(flag) ? 0 : 1].push_back(flag);
        return parts;
    }();
    std::string text =
        fmt::format("Usage: nonet {} [OPTIONS]{}{}\n\n", command.name, space, command.operands);
    text += paragraphs(command.description.substr(0, first_end));
    if (!special.empty()) text += "\nOptions:\n" + table_of(special);
    if (!command.examples.empty()) text += example_of(command.examples.front());
    if (first_end < command.description.size())
        text += '\n' + paragraphs(command.description.substr(first_end + 2));
    text += special.empty() ? "\nOptions:\n" : "\nCommon options:\n";
    text += table_of(common) + table_of(shared) + table_of(global);
    if (std::ranges::count(own, "--symmetry", &Flag::name) != 0) text += sketches();
    for (const Example& example : command.examples | std::views::drop(1)) text += example_of(example);
    return text;
}

}  // namespace nonet::cli
