// Clues from outside: of a row, a column or any line, from the first of its cells on.

#include "rules/numbers.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

bool between_extremes(const Filled& f) {
    const Numbers v = f.group();
    auto low = std::ranges::min_element(v), high = std::ranges::max_element(v);
    if (high < low) std::swap(low, high);
    return low == high ? f.value() == 0 : std::accumulate(low + 1, high, 0) == f.value();
}

bool lunchbox(const Filled& f) { return all_different(f.group()) && between_extremes(f); }

bool x_sum(const Filled& f) {
    const Numbers v = f.group();
    return v[0] >= 1 && v[0] <= static_cast<int>(v.size()) &&
           std::accumulate(v.begin(), v.begin() + v[0], 0) == f.value();
}

// A 0 is never counted.
bool skyscraper(const Filled& f) {
    int highest = -1, seen = 0;
    for (int value : f.group()) {
        if (value <= highest) continue;
        highest = value;
        seen += value > 0;
    }
    return seen == f.value();
}

bool hidden_skyscraper(const Filled& f) {
    int highest = -1;
    for (int value : f.group()) {
        if (value <= highest) return value == f.value();
        highest = value;
    }
    return false;
}

bool numbered_room(const Filled& f) {
    const Numbers v = f.group();
    return v[0] >= 1 && v[0] <= static_cast<int>(v.size()) &&
           v[static_cast<std::size_t>(v[0] - 1)] == f.value();
}

constexpr Record family[] = {
    {{RuleKind::sandwich, "sandwich", "Sandwich",
      "The cells between the smallest and the largest value of the line have the total.",
      "sandwich=5:r1c1-r1c4"},
     {.values = ValueShape::one},
     between_extremes,
     "sandwich"},
    {{RuleKind::lunchbox, "lunchbox", "Lunchbox",
      "No digit stands twice; the cells between the smallest and the largest one have the total.",
      "lunchbox=2:r1c1-r1c3"},
     {.values = ValueShape::one, .distinct = true},
     lunchbox,
     "lunchbox"},
    {{RuleKind::x_sum, "x-sum", "X-Sum",
      "The first so many cells of the line as its first one says have the total.", "x-sum=6:r1c1-r1c4"},
     {.values = ValueShape::one},
     x_sum,
     "x-sum"},
    {{RuleKind::skyscraper, "skyscraper", "Skyscraper",
      "So many cells can be seen along the line: those that are higher than all before them.",
      "skyscraper=2:r1c1-r1c4"},
     {.values = ValueShape::one},
     skyscraper,
     "skyscraper clue"},
    {{RuleKind::hidden_skyscraper, "hidden-skyscraper", "Hidden Skyscraper",
      "The first cell that is not higher than all before it has this value.",
      "hidden-skyscraper=2:r1c1-r1c4"},
     {.values = ValueShape::one},
     hidden_skyscraper,
     "hidden skyscraper clue"},
    {{RuleKind::numbered_room, "numbered-room", "Numbered Room",
      "The cell whose number the first one says has this value.", "numbered-room=2:r1c1-r1c4"},
     {.values = ValueShape::one},
     numbered_room,
     "numbered room"},
};

}  // namespace

std::span<const Record> outside_rules() { return family; }

}  // namespace nonet::rules
