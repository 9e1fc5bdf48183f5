#include "forms/form.hpp"

#include <algorithm>

#include "frame/flags.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

FormChoice::FormChoice(const Args& args, std::optional<Form> otherwise) {
    const auto name = args.value(flag::format({}, {}));
    if (name) chosen_ = form_named(*name);
    if (args.has(flag::json)) {
        if (chosen_ && chosen_ != Form::json) throw UsageError("--json and --format cannot be combined");
        chosen_ = Form::json;
    }
    fixed_ = chosen_ ? chosen_ : otherwise;
}

Form FormChoice::own_form(const Record& record) {
    // Among lines even the strangest text stays one row.
    if (record.error && record.format != Format::csv && !record.text.contains('\n')) return Form::line;
    switch (record.format) {
        case Format::line:
        case Format::marks: return Form::line;
        case Format::csv: return Form::csv;
        default: return Form::grid;
    }
}

std::string puzzle_as_it_came(const Record& record) {
    if (!record.error && record.format != Format::line)
        return record.puzzle.marks ? format_marks(*record.puzzle.marks) : format_line(record.puzzle.givens);
    std::string_view text = record.text;
    if (!record.error && text.ends_with(record.rest)) text.remove_suffix(record.rest.size());
    constexpr std::string_view space = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(space), text.size()));
    text = text.substr(0, text.find_last_not_of(space) + 1);
    std::string row(text);
    std::ranges::replace_if(row, [&](char c) { return space.contains(c); }, ' ');
    return row;
}

std::string pretty_solution(const Grid& solution, const Grid& givens, bool colour) {
    const std::string plain = format_pretty(solution);
    if (!colour) return plain;
    std::string coloured;
    int cell = 0;
    for (char c : plain) {
        const bool digit = value_of_glyph(c) != 0;
        const bool found = digit && givens[cell++] == 0;
        if (found) coloured += "\x1b[1;34m";
        coloured += c;
        if (found) coloured += "\x1b[0m";
    }
    return coloured;
}

}  // namespace nonet::cli
