// Rules that say anything: a pattern or an automaton along a line.

#include "rules/automaton.hpp"
#include "rules/network.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

bool accepts(const Filled& f, const std::expected<Automaton, const char*>& automaton) {
    Numbers digits = f.group();
    for (int& digit : digits) digit -= f.low();
    return automaton && automaton->accepts(digits);
}

bool regex(const Filled& f) {
    return accepts(f, automaton_of(f.rule.text, f.board.digit_count(), f.board.zero_based()));
}

bool automaton(const Filled& f) {
    return accepts(f, automaton_of(f.rule.values, f.board.digit_count(), f.board.zero_based()));
}

void post_automaton_of(const Rule& rule, Post& post, const std::expected<Automaton, const char*>& automaton) {
    if (!automaton) return;  // looked at when the board was made
    constexpr int before = -1;
    post.layered(layered_of(
        rule.groups[0], before, post.low, post.board.digit_count(),
        [&](int state, int value, std::size_t) {
            std::vector<int> next;
            const auto go = [&](int from) {
                for (const auto& [to, digits] : automaton->steps[static_cast<std::size_t>(from)])
                    if ((digits >> post.digit_of(value) & 1) != 0) next.push_back(to);
            };
            if (state != before) return go(state), next;
            for (int start : automaton->starts) go(start);
            return next;
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

constexpr Record family[] = {
    {{RuleKind::regex, "regex", "Pattern",
      "The values of the line, written side by side, match the pattern: . [12] [^3] ( ) | * + ? {2,3}.",
      "regex=%5B12%5D*4.*:r1c1-r1c4"},
     {.has_text = true},
     regex,
     post_regex,
     "pattern",
     "The line {cells} matches the pattern {text}."},
    {{RuleKind::automaton, "automaton", "Automaton",
      "The values of the line lead the automaton from a start to an end: its states, starts, ends and steps.",
      "automaton=2,1,0,1,1,0,1,1,1,2,1,1,3,1,1,4,1:r1c1,r1c2"},
     {.values = ValueShape::automaton},
     automaton,
     post_automaton,
     "automaton",
     "The line {cells} is read by its automaton."},
};

}  // namespace

std::span<const Record> general_rules() { return family; }

}  // namespace nonet::rules
