#pragma once
// Random boards with every rule that a certificate can have, and fillings that keep or break their rules.

#include <optional>
#include <string>
#include <vector>

#include "nonet/board_text.hpp"
#include "rules/alone.hpp"
#include "rules/board.hpp"
#include "support/random_rules.hpp"

namespace nonet::testing {

using test::RandomRules;
using test::Values;

inline constexpr RuleKind certified_kinds[] = {RuleKind::killer,        RuleKind::sum,     RuleKind::arrow,
                                               RuleKind::little_killer, RuleKind::xv,      RuleKind::white,
                                               RuleKind::black,         RuleKind::greater, RuleKind::thermo,
                                               RuleKind::slow_thermo,   RuleKind::whisper};

// Words of a board's name without rules of many cells: for a board of 4x4 cells, and for one of 6x6.
struct NamedHouses {
    const char *word, *small, *large;
};
inline constexpr NamedHouses named_houses[] = {
    {"boxes", "4x4", "6x6"},
    {"none", "4x4:none", "6x6:none"},
    {"values from 0", "4x4+0..3", "6x6+0..5"},
    {"more values", "4x4+1..5", "5x6+1..7"},
    {"jigsaw", "jigsaw:1123112344234423", "jigsaw:111222111222333444333444555666555666"},
    {"boxes and jigsaw", "4x4+jigsaw:1123112344234423", "6x6+jigsaw:112233112233112233445566445566445566"},
    {"x", "4x4:none+x", "6x6+x"},
    {"diagonal-", "4x4:none+diagonal-", "6x6+diagonal-"},
    {"diagonal+", "4x4:none+diagonal+", "6x6+diagonal+"},
    {"windoku", "4x4+windoku", "6x6+windoku"},
    {"disjoint", "4x4+disjoint", "6x6+disjoint"},
    {"region", "4x4:none+region:r1c1,r2c2,r3c4,r4c3", "6x6+region:r1c1,r2c4,r5c3"},
    {"knight", "4x4:none+knight", "6x6+knight"},
    {"king", "4x4:none+king", "6x6+king"},
    {"nonconsecutive", "4x4:none+nonconsecutive", "6x6+nonconsecutive"},
    {"repeats", "3x3+repeats", "4x6:none+1..3+repeats"},
    {"king, repeats", "3x3+1..4+king+repeats", "4x6:none+1..5+king+repeats"},
    {"odd", "4x4+odd:r1c1,r2c3", "6x6+odd:r1c1,r2c5"},
    {"even", "4x4+even:r1c1,r2c3", "6x6+even:r1c1,r2c5"},
    {"min", "4x4+min:r1c1,r1c2,r3c3", "6x6+min:r1c1,r3c3"},
    {"max", "4x4+max:r1c1,r1c2,r3c3", "6x6+max:r1c1,r3c3"},
    {"asterisk", "9x9+asterisk", "9x9+asterisk"},
    {"centredot", "9x9+centredot", "9x9+centredot"},
    {"girandola", "9x9+girandola", "9x9+girandola"},
};

// Returns the board without its rules of many cells, for which fillings are searched.
inline Geometry plain_of(const Geometry& board) {
    std::string name(board.name());
    for (const Rule& rule : board.rules()) {
        const std::string term = '+' + rule_name(rule, board.columns(), board.digit_count());
        name.erase(name.find(term), term.size());
    }
    return parse_board(name).value();
}

inline std::string line_of(const Geometry& board, const Values& values) { return format_line(board, values); }

// Returns a random filling that keeps houses and pairs; empty if ten thousand nodes find none.
inline Values random_filling(const Geometry& plain, RandomRules& random) {
    Values filling(static_cast<std::size_t>(plain.cell_count()));
    int nodes = 0;
    const auto fill = [&](auto& self, int cell) -> bool {
        if (cell == plain.cell_count()) return true;
        const auto at = static_cast<std::size_t>(cell);
        const int first = random.below(plain.digit_count());
        for (int i = 0; i < plain.digit_count() && ++nodes < 10'000; ++i) {
            filling[at] = static_cast<std::uint8_t>(1 + (first + i) % plain.digit_count());
            if (!has_clash({plain, filling, {}}) && self(self, cell + 1)) return true;
        }
        filling[at] = 0;
        return false;
    };
    return fill(fill, 0) ? filling : Values{};
}

// Returns a small board with a rule of this kind; nothing if the random rule is one that certificates cannot have.
inline std::optional<Geometry> with_random_rule(const Geometry& plain, RuleKind kind, RandomRules& random,
                                                const Values& filling) {
    for (int tries = 0; tries < 20; ++tries) {
        const Rule rule = random.rule(kind, plain, filling);
        const auto board = with_rules(plain, std::span(&rule, 1));
        if (board && rules::can_be_alone(board->rules()[0])) return *board;
    }
    return std::nullopt;
}

}  // namespace nonet::testing
