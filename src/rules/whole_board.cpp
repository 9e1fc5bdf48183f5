// What holds everywhere on a board.

#include <cstdlib>
#include <set>

#include "rules/numbers.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

bool anti_taxicab(const Filled& f) {
    const int columns = f.board.columns();
    for (int a = 0; a < f.board.cell_count(); ++a)
        for (int b = 0; b < a; ++b)
            if (f.at(a) == f.at(b) &&
                std::abs(a / columns - b / columns) + std::abs(a % columns - b % columns) == f.at(a))
                return false;
    return true;
}

// Whether every 2 x 2 has all three keys.
template <class Key>
bool every_square(const Filled& f, Key key) {
    for (int row = 0; row + 1 < f.board.rows(); ++row)
        for (int column = 0; column + 1 < f.board.columns(); ++column) {
            std::set<int> keys;
            for (int r : {row, row + 1})
                for (int c : {column, column + 1}) keys.insert(key(f.at(r, c)));
            if (keys.size() != 3) return false;
        }
    return true;
}
bool global_entropy(const Filled& f) {
    return every_square(f, [&](int value) { return third_of(value, f); });
}
bool global_mod(const Filled& f) {
    return every_square(f, [](int value) { return value % 3; });
}

bool flatmates(const Filled& f) {
    for (int row = 0; row < f.board.rows(); ++row)
        for (int column = 0; column < f.board.columns(); ++column)
            if (f.at(row, column) == 5 && !(row > 0 && f.at(row - 1, column) == 1) &&
                !(row + 1 < f.board.rows() && f.at(row + 1, column) == 9))
                return false;
    return true;
}

constexpr Record family[] = {
    {{RuleKind::anti_taxicab, "anti-taxicab", "Anti-Taxicab",
      "Two cells of the same value are never as many steps apart as it says.", "anti-taxicab"},
     {.least_groups = 0, .most_groups = 0},
     anti_taxicab,
     "anti-taxicab rule"},
    {{RuleKind::global_entropy, "global-entropy", "Global Entropy",
      "Every square of 2 x 2 cells has a low, a middle and a high value.", "global-entropy"},
     {.least_groups = 0, .most_groups = 0},
     global_entropy,
     "entropy rule"},
    {{RuleKind::global_mod, "global-mod", "Global Modulo",
      "Every square of 2 x 2 cells has all three rests modulo 3.", "global-mod"},
     {.least_groups = 0, .most_groups = 0},
     global_mod,
     "modulo rule"},
    {{RuleKind::flatmates, "flatmates", "Dutch Flatmates", "Every 5 has a 1 above it or a 9 below it.",
      "flatmates"},
     {.least_groups = 0, .most_groups = 0},
     flatmates,
     "flatmates rule"},
};

}  // namespace

std::span<const Record> board_rules() { return family; }

}  // namespace nonet::rules
