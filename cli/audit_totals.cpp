#include "audit_totals.hpp"

#include <fmt/format.h>

#include <numeric>
#include <sstream>

namespace nonet::cli {

void AuditTotals::count(const AuditedRow& row) {
    ++rows;
    unique += row.unique;
    minimal += row.minimal;
    bool is_readable = true;
    for (const Finding& finding : row.findings) {
        count(finding.defect);
        is_readable = is_readable && finding.defect != Defect::unreadable;
    }
    readable += is_readable;
    if (is_readable) ++givens[static_cast<std::size_t>(row.givens)];
}

std::uint64_t AuditTotals::all_defects() const {
    return std::accumulate(defects.begin(), defects.end(), std::uint64_t{0});
}

Exit AuditTotals::exit() const {
    const std::uint64_t unreadable = defects[static_cast<std::size_t>(Defect::unreadable)];
    const std::uint64_t undecided = defects[static_cast<std::size_t>(Defect::undecided)];
    if (unreadable != 0) return Exit::bad_input;
    if (undecided != 0) return Exit::budget;
    return all_defects() != 0 ? Exit::no : Exit::done;
}

template <class Totals, class Each>
void AuditTotals::each_number(Totals& totals, Each each) {
    for (auto* number : {&totals.rows, &totals.readable, &totals.unique, &totals.minimal, &totals.forms})
        each(*number);
    for (auto& number : totals.defects) each(number);
    for (auto& number : totals.givens) each(number);
}

std::string AuditTotals::saved() const {
    std::string text;
    each_number(*this, [&](std::uint64_t number) { text += fmt::format("{} ", number); });
    return text + '\n';
}

bool AuditTotals::restore(const std::string& text) {
    std::istringstream numbers(text);
    each_number(*this, [&](std::uint64_t& number) { numbers >> number; });
    return !numbers.fail();
}

// "22:35 23:1200": givens and how many puzzles have so many.
std::string AuditTotals::givens_list() const {
    std::string list;
    for (std::size_t i = 0; i < givens.size(); ++i)
        if (givens[i] != 0) list += fmt::format("{}{}:{}", list.empty() ? "" : " ", i, givens[i]);
    return list;
}

std::string AuditTotals::as_text(bool minimality) const {
    std::string text = fmt::format("rows\t{}\nreadable\t{}\nunique\t{}\n", rows, readable, unique);
    if (minimality) text += fmt::format("minimal\t{}\n", minimal);
    text += fmt::format("forms\t{}\ngivens\t{}\ndefects\t{}\n", forms, givens_list(), all_defects());
    for (std::size_t i = 0; i < defect_count; ++i)
        if (defects[i] != 0) text += fmt::format("{}\t{}\n", name_of(static_cast<Defect>(i)), defects[i]);
    return text;
}

void AuditTotals::as_json(JsonObject& object, bool minimality) const {
    object.number("rows", rows).number("readable", readable).number("unique", unique);
    if (minimality) object.number("minimal", minimal);
    object.number("forms", forms);
    object.object("givens", [&](JsonObject& inner) {
        for (std::size_t i = 0; i < givens.size(); ++i)
            if (givens[i] != 0) inner.number(std::to_string(i), givens[i]);
    });
    object.object("defects", [&](JsonObject& inner) {
        for (std::size_t i = 0; i < defect_count; ++i)
            if (defects[i] != 0) inner.number(name_of(static_cast<Defect>(i)), defects[i]);
    });
}

}  // namespace nonet::cli
