#pragma once
// An audit's totals: as text, as JSON, in a checkpoint, as an exit code.

#include <optional>
#include <string>
#include <vector>

#include "frame/exit.hpp"
#include "nonet/more/dataset.hpp"

namespace nonet::cli {

// The totals of an audit, and the sources of its puzzles and solutions: "column quizzes", "key puzzle", "line", each
// once, in order of first use.
struct AuditSummary {
    AuditTotals totals;
    std::vector<std::string> puzzles_from, solutions_from;
};

// Adds a name if it is not empty and not yet present.
void add_name(std::vector<std::string>& names, std::string name);

// Returns lines of a name, a tab and a number.
std::string as_text(const AuditSummary& summary, bool minimality);

// Returns the same as a JSON object on one line.
std::string as_json(const AuditSummary& summary, bool minimality);

// Convert to lines for a checkpoint, and back; nothing if the text is damaged.
std::string saved(const AuditSummary& summary);
std::optional<AuditSummary> restored(const std::string& text);

Exit exit_of(const AuditTotals& totals);

}  // namespace nonet::cli
