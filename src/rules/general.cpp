// Rules of any content: a pattern or an automaton along a line.

#include <algorithm>

#include "core/each_once.hpp"
#include "rules/automaton.hpp"
#include "rules/layered.hpp"
#include "rules/network.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

// The digits of all lines, with the separator between two lines.
Numbers digits_of_lines(const Filled& f) {
    Numbers digits;
    for (std::size_t line = 0; line < f.rule.groups.size(); ++line) {
        if (line > 0) digits.push_back(f.board.digit_count());
        for (int value : f.group(line)) digits.push_back(value - f.low());
    }
    return digits;
}

bool regex(const Filled& f) {
    const auto automaton = automaton_of(f.rule.text, f.board.digit_count(), f.board.zero_based());
    return automaton && automaton->accepts(digits_of_lines(f));
}

// Follows the steps as they are written: see automaton.hpp.
bool automaton(const Filled& f) {
    std::span<const std::int32_t> rest = f.rule.values;
    const auto take = [&](std::int32_t count) {
        const auto taken = rest.first(static_cast<std::size_t>(count));
        rest = rest.subspan(taken.size());
        return taken;
    };
    const std::int32_t states = take(1)[0];
    const auto starts = take(take(1)[0]), ends = take(take(1)[0]);
    std::vector<std::uint8_t> here(static_cast<std::size_t>(states));
    for (std::int32_t state : starts) here[static_cast<std::size_t>(state)] = 1;
    const int low = f.low();
    for (int digit : digits_of_lines(f)) {
        std::vector<std::uint8_t> next(here.size());
        for (std::size_t i = 0; i + 2 < rest.size(); i += 3)
            if (rest[i + 1] == digit + low && here[static_cast<std::size_t>(rest[i])] != 0)
                next[static_cast<std::size_t>(rest[i + 2])] = 1;
        here = std::move(next);
    }
    return std::ranges::any_of(
        ends, [&](std::int32_t state) { return here[static_cast<std::size_t>(state)] != 0; });
}

void post_automaton_of(const Rule& rule, Post& post, const std::expected<Automaton, const char*>& automaton) {
    if (!automaton) return;  // checked when the board was made
    constexpr int before = -1;
    std::vector<Cell> cells;
    std::vector<std::uint8_t> begins;  // whether each cell is the first of a line after another line
    for (const auto& line : rule.groups) {
        const std::size_t first = cells.size();
        cells.insert(cells.end(), line.begin(), line.end());
        begins.resize(cells.size());
        begins[first] = first > 0;
    }
    const auto by = [&](const std::vector<int>& states, int digit) {
        std::vector<int> next;
        for (int state : states)
            for (const auto& [to, digits] : automaton->steps[static_cast<std::size_t>(state)])
                if ((digits >> digit & 1) != 0) next.push_back(to);
        return each_once(std::move(next));
    };
    post.layered(cells,
                 layers_of(
                     cells.size(), before, post.low, post.board.digit_count(),
                     [&](int state, int value, std::size_t place, auto emit) {
                         std::vector<int> states{state};
                         if (state == before)
                             states.assign(automaton->starts.begin(), automaton->starts.end());
                         if (begins[place] != 0) states = by(states, post.board.digit_count());
                         for (int next : by(states, post.digit_of(value))) emit(next);
                     },
                     [&](int state) { return automaton->is_end[static_cast<std::size_t>(state)] != 0; }));
}
void post_regex(const Rule& rule, Post& post) {
    post_automaton_of(rule, post, automaton_of(rule.text, post.board.digit_count(), post.board.zero_based()));
}
void post_automaton(const Rule& rule, Post& post) {
    post_automaton_of(rule, post,
                      automaton_of(rule.values, post.board.digit_count(), post.board.zero_based()));
}

constexpr Record general_records[] = {
    {{RuleKind::regex, "regex", "Pattern",
      "The values of the line, written one after another, match the pattern, which can contain . [12] [^3] ( ) | * + ? {2,3}. Several lines are joined by /.",
      "regex=%5B12%5D*4.*:r1c1-r1c4"},
     {.place = RulePlace::line, .most_groups = any_number, .has_text = true},
     {PictureForm::line, Ink::thin_rule, .06, "the line matches a pattern"},
     regex,
     post_regex,
     "pattern",
     "The line {cells} matches the pattern {text}."},
    {{RuleKind::automaton, "automaton", "Automaton",
      "The values of the line lead the automaton from a start state to an end state. Between two lines it takes a separate step.",
      "automaton=2,1,0,1,1,0,1,1,1,2,1,1,3,1,1,4,1:r1c1,r1c2"},
     {.place = RulePlace::line, .most_groups = any_number, .values = ValueShape::automaton},
     {PictureForm::line, Ink::thin_rule, .06, "the line is accepted by an automaton"},
     automaton,
     post_automaton,
     "automaton",
     "The digits along {cells} lead the automaton of the line from a start state to an end state."},
};

}  // namespace

std::span<const Record> general_rules() { return general_records; }

}  // namespace nonet::rules
