// nonet.1 in the man macros.

#include <fmt/format.h>

#include <algorithm>

#include "frame/args.hpp"
#include "frame/help.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

// Escapes plain text for roff: no backslash, dash or leading dot keeps a special meaning.
std::string roff(std::string_view text) {
    std::string out;
    for (char c : text) {
        const bool line_start = out.empty() || out.back() == '\n';
        if (line_start && (c == '.' || c == '\'')) out += "\\&";
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else if (c == '\'')
            out += "\\(aq";
        else
            out += c;
    }
    return out;
}

std::string roff_paragraphs(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find("\n\n"), text.size());
        out += fmt::format(".PP\n{}\n", roff(text.substr(0, end)));
        text.remove_prefix(std::min(end + 2, text.size()));
    }
    return out;
}

std::string list_of(std::span<const Flag> flags) {
    std::string out;
    for (const Flag& flag : flags) {
        const std::string letter = flag.letter != 0 ? fmt::format("\\fB\\-{}\\fR, ", flag.letter) : "";
        const std::string value = flag.value.empty() ? "" : fmt::format(" \\fI{}\\fR", flag.value);
        out += fmt::format(".TP\n{}\\fB{}\\fR{}\n{}\n", letter, roff(flag.name), value,
                           roff(help_with_choices(flag)));
    }
    return out;
}

std::string section_of(const Command& command) {
    std::string out =
        fmt::format(".SS nonet {} [OPTIONS]{}{}\n{}.\n", command.name, command.operands.empty() ? "" : " ",
                    command.operands, roff(command.summary));
    out += roff_paragraphs(command.description) + list_of(command.flags) + list_of(shared_flags(command));
    for (const Example& example : command.examples)
        out += fmt::format(".PP\n{}\n.PP\n.in +4n\n.nf\n$ {}\n{}.fi\n.in\n", roff(example.about),
                           roff(example.command), roff(example.output));
    return out;
}

constexpr std::string_view input_section =
    ".SH INPUT\n"
    "Puzzles are read from the files, or from standard input if there is no file or the file is \\fB\\-\\fR.\n"
    "The format of each puzzle is detected separately: 81 characters on a line (\\fB. 0 _ \\- * ?\\fR are empty cells), "
    "nine rows,\n"
    "bracketed literals, pencil marks, 729 characters, CSV with a header, or JSON Lines. gzip and zstd are decompressed.\n"
    "Text that is not a puzzle gives one row with \\fBinvalid\\fR, and one message\n"
    "\\fIfile\\fR:\\fIline\\fR:\\fIcolumn\\fR: error: found ..., expected ...\n";

constexpr std::string_view exit_section =
    ".SH EXIT STATUS\n"
    ".TP\n0\nsuccess, the answer is yes\n"
    ".TP\n1\nthe answer is no for at least one puzzle\n"
    ".TP\n2\nusage\n"
    ".TP\n3\ninvalid input\n"
    ".TP\n4\ninput or output failed\n"
    ".TP\n5\na budget was exceeded\n"
    ".TP\n70\ninternal error\n"
    ".TP\n130\ninterrupted\n"
    ".PP\nA batch continues after errors and exits with the most severe code, in the order 70, 4, 3, 5, 1, 0.\n"
    "A closed output pipe is not an error.\n";

constexpr std::string_view environment_section =
    ".SH ENVIRONMENT\n"
    ".TP\nNONET_KERNEL\nthe kernel to solve with; \\fBnonet engines\\fR lists them\n"
    ".TP\nNO_COLOR\nif set and not empty, no colour unless \\fB\\-\\-color always\\fR\n"
    ".TP\nLC_ALL, LC_CTYPE, LANG\nthe first one that is set: on a terminal, boxes are drawn with line characters if it names UTF\\-8\n"
    ".TP\nTERM\n\\fBdumb\\fR: no colour and no line characters\n";

}  // namespace

std::string man_page() {
    std::string out = fmt::format(".TH NONET 1 \"\" \"nonet {}\" \"User Commands\"\n", NONET_VERSION);
    out += ".SH NAME\nnonet \\- answers questions about Sudoku puzzles\n";
    out += ".SH SYNOPSIS\n\\fBnonet\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR] [\\fIFILE\\fR...]\n";
    out += ".SH OPTIONS\nThese apply to every command.\n" + list_of(global_flags());
    out += ".SH COMMANDS\n";
    for (const Command* command : commands()) out += section_of(*command);
    return out.append(input_section).append(exit_section).append(environment_section);
}

}  // namespace nonet::cli
