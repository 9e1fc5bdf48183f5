#pragma once
// Finds repairs of a grid: every change that one slip explains, if it leaves exactly one solution.

#include <vector>

#include "diagnose/asker.hpp"
#include "nonet/more/diagnose.hpp"

namespace nonet {

// Returns the edits from one grid to another, ascending by cell.
std::vector<Edit> edits_between(const Grid& from, const Grid& to);

// Returns repairs by a single slip, the likeliest first; if there are none, by two changed givens.
//
//   known    set to false if the budget was spent before all single slips were tried
std::vector<Repair> find_repairs(const Grid& grid, Asker& asker, bool& known);

// Collects repairs: each repaired grid once, under its likeliest slip, and only if it has one solution.
class RepairList {
 public:
    explicit RepairList(Asker& asker) : asker_(asker) {}

    void offer(Slip slip, std::vector<Edit> edits, const Grid& repaired);
    void offer_change(Slip slip, const Grid& broken, const Grid& repaired) {
        if (repaired != broken) offer(slip, edits_between(broken, repaired), repaired);
    }
    bool empty() const { return repairs_.empty(); }
    std::vector<Repair> ranked() &&;

 private:
    struct FoundRepair {
        Slip slip;
        std::vector<Edit> edits;
        Grid grid;
    };

    Asker& asker_;
    std::vector<FoundRepair> repairs_;
};

}  // namespace nonet
