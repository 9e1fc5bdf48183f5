#pragma once
// The common course of a diagnosis, on any board: the report's status determines the further searches.

#include "nonet/more/diagnose.hpp"

namespace nonet {

// Sets the fields that the status alone determines, then calls the function for the rest.
//
//   unique, none, multiple   called for one solution, none, or several; none of them if the number is unknown
template <class Unique, class None, class Multiple>
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
