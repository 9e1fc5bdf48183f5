// Compares rows with the rows before them, and adds up the totals.

#include "command/audit.hpp"
#include "nonet/more/dataset.hpp"

#include <numeric>

namespace nonet {

std::string_view name_of(Defect defect) noexcept {
    constexpr std::array<std::string_view, defect_count> names{
        "unreadable",     "clash",       "none",   "multiple", "undecided",
        "wrong_solution", "not_minimal", "repeat", "isomorph", "leak"};
    return names[static_cast<std::size_t>(defect)];
}

std::uint64_t AuditTotals::all_defects() const {
    return std::accumulate(defects.begin(), defects.end(), std::uint64_t{0});
}

void Audit::take(JudgedRow& row) {
    if (row.has_form) compare(row);
    count(row);
}

void EarlierAudit::remember(Audit& audit, const Fingerprint& form, const Fingerprint& puzzle,
                            const Place& place) {
    audit.seen_.add(form, puzzle, place.packed());
}

void EarlierAudit::go_on_from(Audit& audit, const AuditTotals& totals) { audit.totals_ = totals; }

void Audit::compare(JudgedRow& row) {
    const auto [novelty, packed] = seen_.add(row.form, row.puzzle, row.place.packed());
    if (novelty == SeenPuzzles::Novelty::novel) return;
    const Earlier earlier{Place::unpacked(packed), novelty == SeenPuzzles::Novelty::repeat};
    const Defect defect = earlier.place.file != row.place.file ? Defect::leak
                          : earlier.same                       ? Defect::repeat
                                                               : Defect::isomorph;
    row.findings.emplace_back(defect, earlier);
}

void Audit::count(const JudgedRow& row) {
    ++totals_.rows;
    totals_.readable += row.readable;
    totals_.unique += row.unique;
    totals_.minimal += row.minimal;
    totals_.solutions += row.solution_checked;
    totals_.forms = seen_.forms();
    for (const Finding& finding : row.findings) ++totals_.defects[static_cast<std::size_t>(finding.defect)];
    if (row.readable) ++totals_.givens[static_cast<std::size_t>(row.givens)];
}

}  // namespace nonet
