#pragma once
// The course of a diagnosis, of the classic board and of any other: what there is to be found follows from the report's status.

#include "nonet/solve.hpp"

namespace nonet {

// Sets what the status alone says of a diagnosis, then asks for the rest.
//
//   unique, none, multiple   called where there is one solution, none, or more; nothing is where that is not known
template <class Diagnosis, class Unique, class None, class Multiple>
void diagnose_by_status(Diagnosis& diagnosis, Unique unique, None none, Multiple multiple) {
    switch (diagnosis.report.status) {
        case Status::unique:
            diagnosis.solutions = 1;
            diagnosis.solutions_exact = true;
            diagnosis.repairs_known = true;
            return unique();
        case Status::none: diagnosis.solutions_exact = true; return none();
        case Status::multiple: return multiple();
        default: return;
    }
}

}  // namespace nonet
