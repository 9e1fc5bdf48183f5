// Lines: constraints on cells in their order along a line.

#include <cstdlib>
#include <functional>
#include <set>

#include "rules/layered.hpp"
#include "rules/network.hpp"
#include "rules/numbers.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

template <class Fits>
bool all_steps(const Filled& f, Fits fits) {
    const Numbers v = f.group();
    for (std::size_t i = 0; i + 1 < v.size(); ++i)
        if (!fits(v[i], v[i + 1])) return false;
    return true;
}

bool thermo(const Filled& f) {
    return all_steps(f, [](int a, int b) { return a < b; });
}
bool slow_thermo(const Filled& f) {
    return all_steps(f, [](int a, int b) { return a <= b; });
}
bool whisper(const Filled& f) {
    return all_steps(f, [&](int a, int b) { return std::abs(a - b) >= f.value(); });
}

bool renban(const Filled& f) {
    const Numbers v = f.group();
    return all_different(v) && std::ranges::max(v) - std::ranges::min(v) == static_cast<int>(v.size()) - 1;
}

bool palindrome(const Filled& f) {
    const Numbers v = f.group();
    return std::equal(v.begin(), v.end(), v.rbegin());
}

bool between(const Filled& f) {
    const Numbers v = f.group();
    const auto [low, high] = std::minmax(v.front(), v.back());
    return std::all_of(v.begin() + 1, v.end() - 1, [&](int x) { return low < x && x < high; });
}

bool lockout(const Filled& f) {
    const Numbers v = f.group();
    const auto [low, high] = std::minmax(v.front(), v.back());
    return high - low >= f.value() &&
           std::all_of(v.begin() + 1, v.end() - 1, [&](int x) { return x < low || x > high; });
}

bool region_sum(const Filled& f) {
    std::set<int> totals;
    for (const auto& part : region_parts(f.board, f.rule.groups[0])) {
        Numbers values;
        for (Cell cell : part) values.push_back(f.at(cell));
        totals.insert(total(values));
    }
    return totals.size() <= 1;
}

// Returns whether the values from `begin` on, around the end, can be cut into parts of that total. Zeros belong to an
// adjacent part; if all values are 0, there is no part.
bool can_be_cut(const Numbers& v, std::size_t begin, int part) {
    int sum = 0;
    for (std::size_t i = 0; i < v.size(); ++i) {
        sum += v[(begin + i) % v.size()];
        if (sum > part) return false;
        if (sum == part) sum = 0;
    }
    return sum == 0 && total(v) != 0;
}
bool sum_line(const Filled& f) { return can_be_cut(f.group(), 0, f.value()); }
bool sum_loop(const Filled& f) {
    for (std::size_t begin = 0; begin < f.rule.groups[0].size(); ++begin)
        if (can_be_cut(f.group(), begin, f.value())) return true;
    return false;
}

bool zipper(const Filled& f) {
    const Numbers v = f.group();
    const std::size_t n = v.size();
    std::set<int> totals;
    for (std::size_t i = 0; i < n / 2; ++i) totals.insert(v[i] + v[n - 1 - i]);
    if (n % 2 == 1) totals.insert(v[n / 2]);
    return totals.size() <= 1;
}

// Returns whether any `length` consecutive values, or all if there are fewer, differ by `key`.
template <class Key>
bool differ_in_a_row(const Numbers& v, std::size_t length, Key key) {
    for (std::size_t i = 0; i < v.size(); ++i)
        for (std::size_t k = i + 1; k < v.size() && k < i + length; ++k)
            if (key(v[i]) == key(v[k])) return false;
    return true;
}
bool entropic(const Filled& f) {
    return differ_in_a_row(f.group(), 3, [&](int x) { return third_of(x, f.board); });
}
bool modular(const Filled& f) {
    return differ_in_a_row(f.group(), static_cast<std::size_t>(f.value()),
                           [&](int x) { return x % f.value(); });
}

bool nabner(const Filled& f) {
    const Numbers v = f.group();
    for (std::size_t i = 0; i < v.size(); ++i)
        for (std::size_t k = i + 1; k < v.size(); ++k)
            if (std::abs(v[i] - v[k]) <= 1) return false;
    return true;
}

constexpr int half(int digits) { return (digits + 1) / 2; }
constexpr int three(int) { return 3; }
constexpr int four(int) { return 4; }

void post_thermo(const Rule& rule, Post& post) { post.chain(rule.groups[0], true); }
void post_slow_thermo(const Rule& rule, Post& post) { post.chain(rule.groups[0], false); }

void post_whisper(const Rule& rule, Post& post) {
    post.each_step(rule.groups[0], [&](int a, int b) { return std::abs(a - b) >= rule.values[0]; });
}

void post_renban(const Rule& rule, Post& post) {
    const int cells = static_cast<int>(rule.groups[0].size()), digits = post.board.digit_count();
    std::vector<Mask> windows;
    for (int lowest = 0; lowest + cells <= digits; ++lowest) windows.push_back(below(cells) << lowest);
    post.sets(rule.groups[0], windows);
}

void post_palindrome(const Rule& rule, Post& post) {
    const auto& line = rule.groups[0];
    for (std::size_t i = 0; i < line.size() / 2; ++i)
        post.pair(line[i], line[line.size() - 1 - i], std::equal_to<int>());
}

void post_between(const Rule& rule, Post& post) { post.ends(rule.groups[0], false, 0); }
void post_lockout(const Rule& rule, Post& post) { post.ends(rule.groups[0], true, rule.values[0]); }

void post_region_sum(const Rule& rule, Post& post) {
    post.equal_totals(region_parts(post.board, rule.groups[0]));
}

// The total since the last cut, or only_zeros if it is 0 and no part is complete.
constexpr int only_zeros = -1;
int sum_after(int sum, int value, int part) {
    const int next = std::max(sum, 0) + value;
    return next == part ? 0 : next == 0 ? sum : next;
}

void post_sum_line(const Rule& rule, Post& post) {
    const int part = rule.values[0];
    post.layered(rule.groups[0], rule.kind, {part}, [&] {
        return layers_of(
            rule.groups[0].size(), only_zeros, post.low, post.board.digit_count(),
            [&](int sum, int value, std::size_t, auto emit) {
                if (std::max(sum, 0) + value <= part) emit(sum_after(sum, value, part));
            },
            [](int sum) { return sum == 0; });
    });
}

// A state is the total before the first cut, or -1 if there was no cut yet, and the total since the last cut.
void post_sum_loop(const Rule& rule, Post& post) {
    using State = std::pair<int, int>;
    const int part = rule.values[0];
    constexpr int most_part = 200;  // larger parts have too many states
    if (part > most_part) return post.check(rule, rule.groups[0]);
    post.layered(rule.groups[0], rule.kind, {part}, [&] {
        return layers_of(
            rule.groups[0].size(), State{-1, 0}, post.low, post.board.digit_count(),
            [&](const State& state, int value, std::size_t, auto emit) {
                const auto [head, sum] = state;
                if (std::max(sum, 0) + value > part) return;
                if (head < 0) {
                    emit(State{-1, sum + value});
                    emit(State{sum + value, sum + value == 0 ? only_zeros : 0});
                    if (sum == 0) emit(State{0, sum_after(only_zeros, value, part)});
                } else {
                    emit(State{head, sum_after(sum, value, part)});
                }
            },
            [&](const State& state) {
                const auto [head, sum] = state;
                return head < 0 ? sum == part : sum != only_zeros && (head + sum) % part == 0;
            });
    });
}

void post_zipper(const Rule& rule, Post& post) {
    const auto& line = rule.groups[0];
    std::vector<std::vector<Cell>> groups;
    for (std::size_t i = 0; i < line.size() / 2; ++i) groups.push_back({line[i], line[line.size() - 1 - i]});
    if (line.size() % 2 == 1) groups.push_back({line[line.size() / 2]});
    post.equal_totals(groups);
}

// Any `length` consecutive cells differ by key, and `length` is the number of keys. So every cell has the key of the
// cell `length` before it.
template <class Key>
void post_row(const Rule& rule, Post& post, std::size_t length, Key key) {
    const auto& line = rule.groups[0];
    for (std::size_t i = 0; i < line.size(); ++i)
        for (std::size_t k = i + 1; k < line.size() && k < i + length; ++k)
            post.pair(line[i], line[k], [&](int a, int b) { return key(a) != key(b); });
    for (std::size_t i = length; i < line.size(); ++i)
        post.pair(line[i - length], line[i], [&](int a, int b) { return key(a) == key(b); });
}
void post_entropic(const Rule& rule, Post& post) {
    post_row(rule, post, 3, [&](int value) { return third_of(value, post.board); });
}
void post_modular(const Rule& rule, Post& post) {
    post_row(rule, post, static_cast<std::size_t>(rule.values[0]),
             [&](int value) { return value % rule.values[0]; });
}

void post_nabner(const Rule& rule, Post& post) {
    const auto& line = rule.groups[0];
    for (std::size_t i = 0; i < line.size(); ++i)
        for (std::size_t k = i + 1; k < line.size(); ++k)
            post.pair(line[i], line[k], [](int a, int b) { return std::abs(a - b) > 1; });
}

constexpr Record lines_records[] = {
    {{RuleKind::thermo, "thermo", "Thermometer", "Values increase along the line, starting at the bulb.",
      "thermo:r3c1-r1c1"},
     {.place = RulePlace::line, .least_cells = 2, .distinct = true, .usual_clues = 9},
     {PictureForm::thermometer, Ink::grey_line, .22},
     thermo,
     post_thermo,
     "thermometer",
     "On the thermometer {cells}, values increase from the bulb: each cell is greater than all cells before it and less than all cells after it."},
    {{RuleKind::slow_thermo, "slow-thermo", "Slow Thermometer",
      "Values increase or stay the same along the line, starting at the bulb.", "slow-thermo:r3c1-r1c1"},
     {.place = RulePlace::line, .least_cells = 2},
     {PictureForm::thermometer, Ink::grey_line, .12, "open bulb: equal digits may follow each other"},
     slow_thermo,
     post_slow_thermo,
     "slow thermometer",
     "On the slow thermometer {cells}, values never decrease with the distance from the bulb."},
    {{RuleKind::whisper, "whisper", "Whisper Line",
      "Each cell and the next one differ by at least half the number of digits (5 on 9x9), or by at least the given number.",
      "whisper:r1c1-r1c3"},
     {.place = RulePlace::line,
      .least_cells = 2,
      .values = ValueShape::usual,
      .usual = half,
      .usual_clues = 7},
     {PictureForm::line, Ink::green_line, .12, "whisper: neighbours are far apart"},
     whisper,
     post_whisper,
     "whisper line",
     "On the whisper line {cells}, neighbouring cells differ by at least {value}{sides}."},
    {{RuleKind::renban, "renban", "Renban Line", "The values are consecutive, in any order.",
      "renban:r1c1-r1c3"},
     {.place = RulePlace::line, .distinct = true, .usual_clues = 9},
     {PictureForm::line, Ink::purple_line, .26, "renban: digits in sequence, in any order"},
     renban,
     post_renban,
     "renban line",
     "The renban line {cells} holds consecutive digits in any order{runs}."},
    {{RuleKind::palindrome, "palindrome", "Palindrome", "The line reads the same from both ends.",
      "palindrome:r1c1,r2c2,r3c1"},
     {.place = RulePlace::line},
     {PictureForm::line, Ink::pale_line, .18, "palindrome"},
     palindrome,
     post_palindrome,
     "palindrome",
     "The palindrome {cells} reads the same from both ends."},
    {{RuleKind::between, "between", "Between Line",
      "The other cells of the line have values between those of its two ends.", "between:r1c1-r1c3"},
     {.place = RulePlace::line, .least_cells = 2},
     {PictureForm::ends, Ink::grey_line, .1, "between line"},
     between,
     post_between,
     "between line",
     "{inner} {lie} between the values of the ends {ends}."},
    {{RuleKind::lockout, "lockout", "Lockout Line",
      "The ends differ by at least 4, or by at least the given number; the values of the other cells are outside the range from one end to the other.",
      "lockout=2:r1c1-r1c3"},
     {.place = RulePlace::line, .least_cells = 2, .values = ValueShape::usual, .usual = four},
     {PictureForm::ends, Ink::grey_line, .1, "lockout line"},
     lockout,
     post_lockout,
     "lockout line",
     "The ends {ends} of the lockout line differ by at least {value}, and no digit in {inner} is in the range from one end to the other."},
    {{RuleKind::region_sum, "region-sum", "Region Sum Line",
      "The line has the same sum in each box or piece that it passes through; each visit counts separately.",
      "region-sum:r1c2-r1c4"},
     {.place = RulePlace::line, .is_placed = true},
     {PictureForm::line, Ink::blue_line, .12, "region sum line"},
     region_sum,
     post_region_sum,
     "region sum line",
     "The line {cells} has the same sum each time it passes through {region}."},
    {{RuleKind::sum_line, "sum-line", "Sum Line",
      "The line can be divided into one or more parts that each sum to the total.", "sum-line=5:r1c1-r1c4"},
     {.place = RulePlace::line, .values = ValueShape::one, .least = 1},
     {PictureForm::line, Ink::rose_line, .12, "sum line"},
     sum_line,
     post_sum_line,
     "sum line",
     "The line {cells} can be divided into parts that each sum to {value}."},
    {{RuleKind::sum_loop, "sum-loop", "Sum Loop",
      "The closed line can be divided into one or more parts that each sum to the total.",
      "sum-loop=5:r1c1,r1c2,r2c2,r2c1"},
     {.place = RulePlace::line, .values = ValueShape::one, .least = 1},
     {PictureForm::closed, Ink::rose_line, .12, "sum line, closed"},
     sum_loop,
     post_sum_loop,
     "sum loop",
     "The loop {cells} can be divided into parts that each sum to {value}."},
    {{RuleKind::zipper, "zipper", "Zipper Line",
      "All pairs of cells at equal distance from the two ends have the same sum; a middle cell equals that sum.",
      "zipper:r1c1-r1c3"},
     {.place = RulePlace::line, .least_cells = 2},
     {PictureForm::line, Ink::rose_line, .2, "zipper line"},
     zipper,
     post_zipper,
     "zipper line",
     "On the zipper line {cells}, any two cells at equal distance from the ends have the same sum{middle}."},
    {{RuleKind::entropic, "entropic", "Entropic Line",
      "Any three consecutive cells have a low, a middle and a high value.", "entropic:r1c1-r1c3"},
     {.place = RulePlace::line, .least_cells = 2},
     {PictureForm::line, Ink::orange_line, .14, "entropic line"},
     entropic,
     post_entropic,
     "entropic line",
     "Any three consecutive cells on the entropic line {cells} hold a low, a middle and a high digit."},
    {{RuleKind::modular, "modular", "Modular Line",
      "Any three consecutive cells have different remainders modulo 3; if N is given, any N cells modulo N.",
      "modular:r1c1-r1c3"},
     {.place = RulePlace::line, .least_cells = 2, .values = ValueShape::usual, .least = 2, .usual = three},
     {PictureForm::line, Ink::teal_line, .14, "modular line"},
     modular,
     post_modular,
     "modular line",
     "Any {value} consecutive cells on the modular line {cells} have different remainders modulo {value}."},
    {{RuleKind::nabner, "nabner", "Nabner Line", "No two cells of the line are equal or differ by 1.",
      "nabner:r1c1,r2c3"},
     {.place = RulePlace::line, .least_cells = 2, .distinct = true},
     {PictureForm::line, Ink::yellow_line, .18, "nabner line"},
     nabner,
     post_nabner,
     "nabner line",
     "No two cells of the nabner line {cells} are equal or differ by 1."},
};

}  // namespace

std::vector<std::vector<Cell>> region_parts(const Geometry& board, std::span<const Cell> line) {
    bool has_boxes = false;
    for (House house = 0; house < board.house_count(); ++house)
        has_boxes |= board.kind_of(house) == HouseKind::box;
    const auto region_of = [&](Cell cell) {
        for (House house : board.houses_of(cell))
            if (board.kind_of(house) == (has_boxes ? HouseKind::box : HouseKind::piece)) return int{house};
        return -1;
    };
    std::vector<std::vector<Cell>> parts;
    int last = -2;
    for (Cell cell : line) {
        const int region = region_of(cell);
        if (region != last) parts.emplace_back();
        parts.back().push_back(cell);
        last = region;
    }
    return parts;
}

std::span<const Record> line_rules() { return lines_records; }

}  // namespace nonet::rules
