#pragma once
// Restores an audit from an earlier one, so that an interrupted run of the command can be resumed.

#include "nonet/more/dataset.hpp"

namespace nonet {

// Restores the rows and the totals of an earlier audit.
struct EarlierAudit {
    // Has the same effect on later rows as taking this row.
    static void remember(Audit& audit, const Fingerprint& form, const Fingerprint& puzzle,
                         const Place& place);

    static void go_on_from(Audit& audit, const AuditTotals& totals);
};

}  // namespace nonet
