#include "forms/form.hpp"

#include <algorithm>

#include "frame/flags.hpp"
#include "frame/words.hpp"
#include "nonet/board_text.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

namespace {

bool can_be_pretty(const Command& command) {
    const auto format = std::ranges::find(command.flags, flag::format({}, {}).name, &Flag::name);
    if (format == command.flags.end()) return false;
    const auto forms = words_of(format->choices);
    return std::ranges::find(forms, "pretty") != forms.end();
}

}  // namespace

FormChoice::FormChoice(const Args& args, const Streams& io, std::optional<Form> otherwise)
    // The parts of --shard are for files, so they never use the form for terminals.
    : pretty_(io.out_is_terminal && !args.has(flag::shard) && can_be_pretty(args.command())) {
    const auto name = args.value(flag::format({}, {}));
    if (name) chosen_ = form_named(*name);
    if (args.has(flag::json)) {
        if (chosen_ && chosen_ != Form::json) throw UsageError("--json and --format cannot be combined");
        chosen_ = Form::json;
    }
    fixed_ = chosen_ ? chosen_ : otherwise;
}

Form FormChoice::own_form(const Record& record) {
    // Among lines, any text stays one row.
    const bool among_lines = record.format != Format::csv && record.format != Format::json;
    if (record.error && among_lines && !record.text.contains('\n')) return Form::line;
    switch (record.format) {
        case Format::line:
        case Format::marks:
        case Format::hodoku:
        case Format::iss:
        case Format::fpuzzles:
        case Format::sudokupad:
        case Format::killer:
        case Format::sumocue:
        case Format::opensudoku:
        case Format::penpa:
        case Format::solo:
        case Format::ksudoku: return Form::line;
        case Format::csv: return Form::csv;
        case Format::json: return Form::json;
        default: return Form::grid;
    }
}

std::string puzzle_as_it_came(const Record& record) {
    if (!record.error && record.format != Format::line && record.puzzle.board_puzzle())
        return format_line(record.puzzle.board_puzzle()->geometry, record.puzzle.board_puzzle()->values);
    if (!record.error && record.format != Format::line)
        return record.puzzle.classic()->marks ? format_marks(*record.puzzle.classic()->marks)
                                              : format_line(record.puzzle.classic()->givens);
    std::string_view text = record.text;
    if (!record.error && text.size() == cell_count) return record.text;  // only cells
    if (!record.error && text.ends_with(record.rest)) text.remove_suffix(record.rest.size());
    constexpr std::string_view space = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(space), text.size()));
    text = text.substr(0, text.find_last_not_of(space) + 1);
    std::string row(text);
    std::ranges::replace_if(row, [&](char c) { return space.contains(c); }, ' ');
    escape_controls(row);
    return row;
}

}  // namespace nonet::cli
