#include "dataset/audit_totals.hpp"

#include <fmt/format.h>

#include <sstream>

namespace nonet::cli {
namespace {

template <class Totals, class Each>
void each_number(Totals& totals, Each each) {
    for (auto* number : {&totals.rows, &totals.readable, &totals.unique, &totals.minimal, &totals.forms})
        each(*number);
    for (auto& number : totals.defects) each(number);
    for (auto& number : totals.givens) each(number);
}

// "22:35 23:1200": a number of givens, and how many puzzles have that number.
std::string givens_list(const AuditTotals& totals) {
    std::string list;
    for (std::size_t i = 0; i < totals.givens.size(); ++i)
        if (totals.givens[i] != 0)
            list += fmt::format("{}{}:{}", list.empty() ? "" : " ", i, totals.givens[i]);
    return list;
}

}  // namespace

std::string as_text(const AuditTotals& totals, bool minimality) {
    std::string text =
        fmt::format("rows\t{}\nreadable\t{}\nunique\t{}\n", totals.rows, totals.readable, totals.unique);
    if (minimality) text += fmt::format("minimal\t{}\n", totals.minimal);
    text += fmt::format("forms\t{}\ngivens\t{}\ndefects\t{}\n", totals.forms, givens_list(totals),
                        totals.all_defects());
    for (std::size_t i = 0; i < defect_count; ++i)
        if (totals.defects[i] != 0)
            text += fmt::format("{}\t{}\n", name_of(static_cast<Defect>(i)), totals.defects[i]);
    return text;
}

std::string saved(const AuditTotals& totals) {
    std::string text;
    each_number(totals, [&](std::uint64_t number) { text += fmt::format("{} ", number); });
    return text + '\n';
}

std::optional<AuditTotals> restored(const std::string& text) {
    AuditTotals totals;
    std::istringstream numbers(text);
    each_number(totals, [&](std::uint64_t& number) { numbers >> number; });
    if (numbers.fail()) return std::nullopt;
    return totals;
}

Exit exit_of(const AuditTotals& totals) {
    if (totals.of(Defect::unreadable) != 0) return Exit::bad_input;
    if (totals.of(Defect::undecided) != 0) return Exit::budget;
    return totals.all_defects() != 0 ? Exit::no : Exit::done;
}

}  // namespace nonet::cli
