// Outside clues: constraints on a row, a column or any other line, beginning with the first of its cells.

#include "rules/layered.hpp"
#include "rules/network.hpp"
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

// A 0 is not a building and is not visible.
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

bool full_rank(const Filled& f) {
    const Numbers own = f.group();
    int less = 0, equal = 0;
    for (const auto& line : all_lines(f.board)) {
        Numbers values;
        for (Cell cell : line) values.push_back(f.at(cell));
        less += values < own;
        equal += values == own;
    }
    return less == f.value() - 1 && (equal == 1 || f.rule.kind == RuleKind::shared_rank);
}

// Returns whether some set of `digits` different zero-based digits can have a total: sets are listed by total.
bool has_total(int digits, int total) { return total >= 0 && total <= digits * (digits - 1) / 2; }

Stretch::Way way(int from, int to, int first, int last, int total, Mask start) {
    const auto place = [](int cell) { return static_cast<std::uint8_t>(cell); };
    return {place(from), place(to), place(first), place(last), static_cast<std::uint16_t>(total), start};
}

// Returns the ways of a line between its lowest and its highest digit.
std::vector<Stretch::Way> between_ways(int length, int wanted, const Post& post) {
    std::vector<Stretch::Way> ways;
    const int digits = post.board.digit_count();
    for (int from = 0; from + 1 < length; ++from)
        for (int to = from + 2; to <= length; ++to)
            if (const int total = wanted - (to - from - 2) * post.low; has_total(digits, total))
                ways.push_back(way(from, to, from + 1, to - 1, total, 0));
    return ways;
}

// How many of the lowest and the highest value have occurred, the first of them, and the total between them.
struct Crust {
    int met, first, total;
};
std::uint64_t key_of(const Crust& state) {
    return (static_cast<std::uint64_t>(state.total) * 64 + static_cast<std::uint64_t>(state.first)) * 4 +
           static_cast<std::uint64_t>(state.met);
}

void post_between_extremes(const Rule& rule, Post& post) {
    const auto& line = rule.groups[0];
    const int digits = post.board.digit_count(), wanted = rule.values[0];
    const int length = static_cast<int>(line.size());
    if (length < 2 || !post.is_different_line(line)) return post.check(rule, line);
    if (post.lists_sets()) return post.stretch(line, between_ways(length, wanted, post));
    if (length < digits) return post.check(rule, line);  // there are too many ways
    post.layered(line, RuleKind::sandwich, {wanted}, [&] {
        return layers_of(
            line.size(), Crust{0, 0, 0}, post.low, digits,
            [&](Crust state, int value, std::size_t, auto emit) {
                if (value == post.low || value == post.high()) {
                    if (state.met == 2 || (state.met == 1 && state.first == value)) return;
                    state.first = state.met == 0 ? value : 0;
                    if (++state.met == 2 && state.total != wanted) return;
                } else if (state.met == 1) {
                    state.total += value;
                    if (state.total > wanted) return;
                }
                emit(state);
            },
            [](const Crust& state) { return state.met == 2; });
    });
}

std::vector<Stretch::Way> x_sum_ways(int length, int wanted, const Post& post) {
    std::vector<Stretch::Way> ways;
    for (int count = 1; count <= std::min(length, post.high()); ++count) {
        const int total = wanted - count - (count - 1) * post.low;
        if (!has_total(post.board.digit_count(), total)) continue;
        ways.push_back(way(0, count, 1, count, total, Mask{1} << post.digit_of(count)));
    }
    return ways;
}

// The number of further cells in the sum (-1: not begun), and the total.
void post_x_sum(const Rule& rule, Post& post) {
    using State = std::pair<int, int>;
    const auto& line = rule.groups[0];
    const int wanted = rule.values[0], length = static_cast<int>(line.size());
    if (post.lists_sets() && post.is_different_line(line))
        return post.stretch(line, x_sum_ways(length, wanted, post));
    post.layered(line, rule.kind, {wanted}, [&] {
        return layers_of(
            line.size(), State{-1, 0}, post.low, post.board.digit_count(),
            [&](const State& state, int value, std::size_t i, auto emit) {
                if (i > 0 && state.first == 0) return emit(state);
                const State to{i == 0 ? value - 1 : state.first - 1, state.second + value};
                if (to.first >= 0 && to.first < length && to.second + to.first * post.low <= wanted &&
                    to.second + to.first * post.high() >= wanted)
                    emit(to);
            },
            [&](const State& state) { return state.first == 0 && state.second == wanted; });
    });
}

// The highest value so far, and the number of visible cells.
void post_skyscraper(const Rule& rule, Post& post) {
    using State = std::pair<int, int>;
    const auto& line = rule.groups[0];
    const int wanted = rule.values[0];
    if (post.orders(line)) {
        if (wanted > post.board.digit_count()) return post.contradict();
        return post.skyline(line, false, wanted);
    }
    post.layered(line, rule.kind, {wanted}, [&] {
        return layers_of(
            line.size(), State{-1, 0}, post.low, post.board.digit_count(),
            [&](const State& state, int value, std::size_t, auto emit) {
                if (value <= state.first) return emit(state);
                if (const int seen = state.second + (value > 0 ? 1 : 0); seen <= wanted)
                    emit(State{value, seen});
            },
            [&](const State& state) { return state.second == wanted; });
    });
}

void post_hidden_skyscraper(const Rule& rule, Post& post) {
    static constexpr int found = 1000;
    const auto& line = rule.groups[0];
    const int wanted = rule.values[0];
    if (post.orders(line)) {
        if (!post.is_value(wanted)) return post.contradict();
        return post.skyline(line, true, post.digit_of(wanted));
    }
    post.layered(line, rule.kind, {wanted}, [&] {
        return layers_of(
            line.size(), -1, post.low, post.board.digit_count(),
            [&](int highest, int value, std::size_t, auto emit) {
                if (highest == found || value > highest)
                    emit(highest == found ? found : value);
                else if (value == wanted)
                    emit(found);
            },
            [](int highest) { return highest == found; });
    });
}

void post_numbered_room(const Rule& rule, Post& post) {
    if (!post.is_value(rule.values[0])) return post.contradict();
    post.room(rule.groups[0], Mask{1} << post.digit_of(rule.values[0]));
}

void post_full_rank(const Rule& rule, Post& post) {
    post.rank(rule.groups[0], rule.values[0], rule.kind == RuleKind::shared_rank);
}

constexpr Record outside_records[] = {
    {{RuleKind::sandwich, "sandwich", "Sandwich",
      "The cells between the smallest and the largest value of the line sum to the clue.",
      "sandwich=5:r1c1-r1c4"},
     {.place = RulePlace::outside, .values = ValueShape::one, .usual_clues = 0},
     {PictureForm::edge_clue, Ink::clue, 0, "sandwich"},
     between_extremes,
     post_between_extremes,
     "sandwich",
     "The cells between the smallest and the largest digit of {line} sum to {value}."},
    {{RuleKind::lunchbox, "lunchbox", "Lunchbox",
      "No digit repeats; the cells between the smallest and the largest value sum to the clue.",
      "lunchbox=2:r1c1-r1c3"},
     {.values = ValueShape::one, .distinct = true},
     {PictureForm::cage, Ink::cage, .02, "L: lunchbox", "L"},
     lunchbox,
     post_between_extremes,
     "lunchbox",
     "The cells between the smallest and the largest digit of the lunchbox {cells} sum to {value}, and no digit repeats."},
    {{RuleKind::x_sum, "x-sum", "X-Sum",
      "The first N cells of the line sum to the clue, where N is the value of the first cell.",
      "x-sum=6:r1c1-r1c4"},
     {.place = RulePlace::outside, .values = ValueShape::one, .usual_clues = 0},
     {PictureForm::edge_clue, Ink::clue, 0, "x-sum"},
     x_sum,
     post_x_sum,
     "x-sum",
     "The first N cells of {line} sum to {value}, where N is the digit in {first}."},
    {{RuleKind::skyscraper, "skyscraper", "Skyscraper",
      "The clue is the number of cells visible along the line: those higher than all before them. A 0 is never visible.",
      "skyscraper=2:r1c1-r1c4"},
     {.place = RulePlace::outside, .values = ValueShape::one, .usual_clues = 0},
     {PictureForm::edge_clue, Ink::clue, 0, "skyscraper"},
     skyscraper,
     post_skyscraper,
     "skyscraper clue",
     "Along {line}, {seen}."},
    {{RuleKind::hidden_skyscraper, "hidden-skyscraper", "Hidden Skyscraper",
      "The clue is the value of the first hidden cell: the first one that is not higher than all before it.",
      "hidden-skyscraper=2:r1c1-r1c4"},
     {.place = RulePlace::outside, .values = ValueShape::one},
     {PictureForm::edge_clue, Ink::clue, 0, "hidden skyscraper"},
     hidden_skyscraper,
     post_hidden_skyscraper,
     "hidden skyscraper clue",
     "Along {line}, the first cell that is not higher than all cells before it is {value}."},
    {{RuleKind::numbered_room, "numbered-room", "Numbered Room",
      "The clue is the value of the Nth cell of the line, where N is the value of the first cell.",
      "numbered-room=2:r1c1-r1c4"},
     {.place = RulePlace::outside, .values = ValueShape::one, .usual_clues = 0},
     {PictureForm::edge_clue, Ink::clue, 0, "numbered room"},
     numbered_room,
     post_numbered_room,
     "numbered room",
     "Along {line}, the Nth cell is {value}, where N is the digit in {first}."},
    {{RuleKind::full_rank, "full-rank", "Full Rank",
      "Read as a number, the line has rank N among all rows and columns, read from both ends: N - 1 of them are less, and no other is equal.",
      "full-rank=3:r1c1-r1c4"},
     {.place = RulePlace::outside, .values = ValueShape::one, .whole_line = true, .looks_beside = true},
     {PictureForm::edge_clue, Ink::clue, 0, "#: rank among all rows and columns", "#"},
     full_rank,
     post_full_rank,
     "rank",
     "The number along {line} has rank {value} among all rows and columns, read from both ends."},
    {{RuleKind::shared_rank, "shared-rank", "Shared Rank",
      "Read as a number, the line has rank N among all rows and columns, read from both ends: N - 1 of them are less; others may be equal.",
      "shared-rank=3:r1c1-r1c4"},
     {.place = RulePlace::outside, .values = ValueShape::one, .whole_line = true, .looks_beside = true},
     {PictureForm::edge_clue, Ink::clue, 0, "#: rank among all rows and columns, which others may share",
      "#"},
     full_rank,
     post_full_rank,
     "rank",
     "The number along {line} has rank {value} among all rows and columns, read from both ends; others may have the same rank."},
};

}  // namespace

std::vector<std::vector<Cell>> all_lines(const Geometry& board) {
    std::vector<std::vector<Cell>> lines;
    for (int number = 0; number < board.rows(); ++number)
        for (bool is_row : {true, false}) {
            std::vector<Cell> line;
            for (int i = 0; i < board.columns(); ++i)
                line.push_back(
                    static_cast<Cell>(is_row ? board.columns() * number + i : board.columns() * i + number));
            lines.emplace_back(line.rbegin(), line.rend());
            lines.push_back(std::move(line));
        }
    return lines;
}

std::span<const Record> outside_rules() { return outside_records; }

}  // namespace nonet::rules
