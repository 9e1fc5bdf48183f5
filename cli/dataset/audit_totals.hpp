#pragma once
// An audit's totals: as text, in a checkpoint, as an exit code.

#include <optional>
#include <string>

#include "frame/exit.hpp"
#include "nonet/more/dataset.hpp"

namespace nonet::cli {

// Lines of a name, a tab, a number.
std::string as_text(const AuditTotals& totals, bool minimality);

// One line for a checkpoint, and back; nothing when the text is no such line.
std::string saved(const AuditTotals& totals);
std::optional<AuditTotals> restored(const std::string& text);

Exit exit_of(const AuditTotals& totals);

}  // namespace nonet::cli
