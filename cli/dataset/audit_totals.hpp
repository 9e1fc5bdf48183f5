#pragma once
// An audit's totals: as text, as JSON, in a checkpoint, as an exit code.

#include <optional>
#include <string>
#include <vector>

#include "frame/exit.hpp"
#include "nonet/more/dataset.hpp"

namespace nonet::cli {

// What an audit counted, and where it took puzzles and solutions from: "column quizzes", "key puzzle", "line", each once, in
// the order in which they came up.
struct AuditSummary {
    AuditTotals totals;
    std::vector<std::string> puzzles_from, solutions_from;
};

// Adds a name that is not there yet; an empty one is none.
void add_name(std::vector<std::string>& names, std::string name);

// Lines of a name, a tab, a number.
std::string as_text(const AuditSummary& summary, bool minimality);

// The same as an object in one line.
std::string as_json(const AuditSummary& summary, bool minimality);

// Lines for a checkpoint, and back; nothing when the text is damaged.
std::string saved(const AuditSummary& summary);
std::optional<AuditSummary> restored(const std::string& text);

Exit exit_of(const AuditTotals& totals);

}  // namespace nonet::cli
