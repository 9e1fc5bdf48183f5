#pragma once
// The oracle: counts and lists solutions in the most obvious way that ends in reasonable time, and shares no code with
// src/.
//
// Plain integers, its own rows, columns and boxes, no sets, no propagation: it searches the whole board for the empty
// cell with the fewest values that fit, and tries those.

#include <string>
#include <vector>

namespace brute {

struct Problem {
    int cells[81] = {};         // 0 empty, 1..9
    bool allowed[81][10] = {};  // allowed[cell][value]; only used if has_marks
    bool has_marks = false;
};

inline bool fits(const Problem& problem, int cell, int value) {
    if (problem.has_marks && !problem.allowed[cell][value]) return false;
    const int r = cell / 9, c = cell % 9;
    for (int other = 0; other < 81; ++other) {
        if (other == cell || problem.cells[other] != value) continue;
        const int r2 = other / 9, c2 = other % 9;
        if (r == r2 || c == c2 || (r / 3 == r2 / 3 && c / 3 == c2 / 3)) return false;
    }
    return true;
}

inline void collect(Problem& problem, std::size_t limit, std::vector<std::string>& found) {
    int best = -1, fewest = 10;
    for (int cell = 0; cell < 81; ++cell) {
        if (problem.cells[cell] != 0) continue;
        int fitting = 0;
        for (int value = 1; value <= 9; ++value) fitting += fits(problem, cell, value);
        if (fitting < fewest) best = cell, fewest = fitting;
    }
    if (best < 0) {
        std::string text;
        for (int value : problem.cells) text += static_cast<char>('0' + value);
        found.push_back(text);
        return;
    }
    for (int value = 1; value <= 9 && found.size() < limit; ++value) {
        if (!fits(problem, best, value)) continue;
        problem.cells[best] = value;
        collect(problem, limit, found);
        problem.cells[best] = 0;
    }
}

// Up to `limit` solutions, in no particular order.
inline std::vector<std::string> solutions(Problem problem, std::size_t limit) {
    std::vector<std::string> found;
    for (int cell = 0; cell < 81; ++cell)
        if (problem.cells[cell] != 0 && !fits(problem, cell, problem.cells[cell])) return found;
    collect(problem, limit, found);
    return found;
}

}  // namespace brute
