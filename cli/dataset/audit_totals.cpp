#include "dataset/audit_totals.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>

#include "command/json.hpp"

namespace nonet::cli {
namespace {

template <class Totals, class Each>
void each_number(Totals& totals, Each each) {
    for (auto* number :
         {&totals.rows, &totals.readable, &totals.unique, &totals.minimal, &totals.forms, &totals.solutions})
        each(*number);
    for (auto& number : totals.defects) each(number);
    for (auto& number : totals.givens) each(number);
}

// Returns "22:35 23:1200": numbers of givens, each with the number of its puzzles.
std::string givens_list(const AuditTotals& totals) {
    std::string list;
    for (std::size_t i = 0; i < totals.givens.size(); ++i)
        if (totals.givens[i] != 0)
            list += fmt::format("{}{}:{}", list.empty() ? "" : " ", i, totals.givens[i]);
    return list;
}

std::string listed(const std::vector<std::string>& names, std::string_view between) {
    return fmt::format("{}", fmt::join(names, between));
}

// A key contains no tab, because JSON strings have no control characters.
std::vector<std::string> names_in(const std::string& line) {
    std::vector<std::string> names;
    std::istringstream text(line);
    for (std::string name; std::getline(text, name, '\t');) names.push_back(name);
    return names;
}

}  // namespace

void add_name(std::vector<std::string>& names, std::string name) {
    if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
}

std::string as_text(const AuditSummary& summary, bool minimality) {
    const AuditTotals& totals = summary.totals;
    std::string text =
        fmt::format("rows\t{}\nreadable\t{}\nunique\t{}\n", totals.rows, totals.readable, totals.unique);
    if (minimality) text += fmt::format("minimal\t{}\n", totals.minimal);
    text += fmt::format("forms\t{}\ngivens\t{}\n", totals.forms, givens_list(totals));
    if (!summary.puzzles_from.empty())
        text += fmt::format("puzzles from\t{}\n", listed(summary.puzzles_from, ", "));
    if (!summary.solutions_from.empty())
        text += fmt::format("solutions from\t{}\n", listed(summary.solutions_from, ", "));
    text +=
        fmt::format("solutions checked\t{}\ndefects\t{}\n",
                    totals.solutions == 0 ? "none" : std::to_string(totals.solutions), totals.all_defects());
    for (std::size_t i = 0; i < defect_count; ++i)
        if (totals.defects[i] != 0)
            text += fmt::format("{}\t{}\n", name_of(static_cast<Defect>(i)), totals.defects[i]);
    return text;
}

std::string as_json(const AuditSummary& summary, bool minimality) {
    std::string text;
    JsonObject object(text);
    write_fields(object, summary.totals, minimality);
    object.texts("puzzles_from", summary.puzzles_from).texts("solutions_from", summary.solutions_from);
    object.end_line();
    return text;
}

std::string saved(const AuditSummary& summary) {
    std::string text;
    each_number(summary.totals, [&](std::uint64_t number) { text += fmt::format("{} ", number); });
    return fmt::format("{}\n{}\n{}\n", text, listed(summary.puzzles_from, "\t"),
                       listed(summary.solutions_from, "\t"));
}

std::optional<AuditSummary> restored(const std::string& text) {
    AuditSummary summary;
    std::istringstream lines(text);
    each_number(summary.totals, [&](std::uint64_t& number) { lines >> number; });
    std::string line;
    std::getline(lines, line);
    for (auto* names : {&summary.puzzles_from, &summary.solutions_from})
        if (std::getline(lines, line)) *names = names_in(line);
    if (lines.fail()) return std::nullopt;
    return summary;
}

Exit exit_of(const AuditTotals& totals) {
    if (totals.of(Defect::unreadable) != 0) return Exit::bad_input;
    if (totals.of(Defect::undecided) != 0) return Exit::budget;
    return totals.all_defects() != 0 ? Exit::no : Exit::done;
}

}  // namespace nonet::cli
