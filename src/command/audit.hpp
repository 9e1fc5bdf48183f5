#pragma once
// An audit that goes on with an earlier one's work: how a run of the command that was stopped is taken up again.

#include "nonet/more/dataset.hpp"

namespace nonet {

// What an earlier audit saw, and what it counted.
struct EarlierAudit {
    // As if this row had been taken.
    static void remember(Audit& audit, const Fingerprint& form, const Fingerprint& puzzle,
                         const Place& place);

    static void go_on_from(Audit& audit, const AuditTotals& totals);
};

}  // namespace nonet
