#pragma once
// What an audit has counted so far.

#include <array>
#include <cstdint>
#include <string>

#include "exit.hpp"
#include "json.hpp"
#include "nonet/geometry.hpp"
#include "row_audit.hpp"

namespace nonet::cli {

struct AuditTotals {
    std::uint64_t rows = 0, readable = 0, unique = 0, minimal = 0, forms = 0;
    std::array<std::uint64_t, defect_count> defects{};
    std::array<std::uint64_t, cell_count + 1> givens{};  // how many puzzles have so many

    void count(const AuditedRow& row);
    void count(Defect defect) { ++defects[static_cast<std::size_t>(defect)]; }

    std::uint64_t all_defects() const;
    Exit exit() const;

    // For a checkpoint, and back; false when the text is no such line.
    std::string saved() const;
    bool restore(const std::string& text);

    std::string as_text(bool minimality) const;  // lines of a name, a tab, a number
    void as_json(JsonObject& object, bool minimality) const;

 private:
    template <class Totals, class Each>
    static void each_number(Totals& totals, Each each);
    std::string givens_list() const;
};

}  // namespace nonet::cli
