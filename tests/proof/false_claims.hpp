#pragma once
// Certificates for claims that brute force shows to be false, in every form of lemma.
//
//   claim      no solution where there is one; one solution where there are several; a solution that is not one
//   lemma      none; a digit placed that the solution lacks, or removed that it has; two and three of these; all cells of
//              a rule, all cells of the board; a literal twice; an empty one.  Each by itself and as a step of each rule
//   givens     the solution, some of its cells, none
//
// Also some true claims, which must be accepted, because a checker that rejects everything would pass otherwise.

#include <cstdio>

#include "proof/random_names.hpp"
#include "support/checker.hpp"

namespace nonet::testing {

struct Claims {
    std::vector<std::string> wrong, right;
};

class ClaimWriter {
 public:
    ClaimWriter(const Geometry& board, RandomRules& random, Claims& claims)
        : board_(board), random_(random), claims_(claims) {
        steps_.push_back("");
        for (std::size_t i = 1; i <= std::max<std::size_t>(1, board.rules().size()); ++i)
            steps_.push_back("rule" + std::to_string(i) + ":");
    }

    // Makes false claims about a board with this solution.
    void deny(const Values& solution) {
        const Values some = without_some(solution), none(solution.size());
        for (const Values& givens : {solution, some, none}) {
            const std::string line = claim("none", {givens});
            for (const std::string& lemmas : lemmas_against(solution)) claims_.wrong.push_back(line + lemmas);
        }
        claims_.wrong.push_back(claim("several", {some, solution, solution}));
        claims_.right.push_back(claim("unique", {solution, solution}));
        deny_others(some, solution);
        for (int i = 0; i < 20; ++i) claim_of_a_wrong_grid(solution, some);
    }

    // Claims about a filling that only breaks rules of many cells: it is not a solution, and a step of a broken rule is
    // valid.
    void claim_broken(const Values& filling, const Values& solution) {
        const Values none(filling.size());
        claims_.wrong.push_back(claim("unique", {filling, filling}));
        claims_.wrong.push_back(claim("several", {none, filling, solution}));
        claims_.wrong.push_back(claim("several", {none, solution, filling}));
        for (std::size_t i = 0; i < board_.rules().size(); ++i)
            if (!rule_holds(board_, board_.rules()[i], filling))
                claims_.right.push_back(claim("none", {filling}) + ' ' + steps_[i + 1] +
                                        all_of_rule(i, filling));
    }

 private:
    std::string claim(const char* kind, std::initializer_list<Values> grids) const {
        std::string line = "board " + std::string(board_.name()) + ' ' + kind;
        for (const Values& grid : grids) line += ' ' + line_of(board_, grid);
        return line;
    }
    Values without_some(Values values) {
        for (std::uint8_t& value : values)
            if (random_.below(2) == 0) value = 0;
        return values;
    }

    std::string literal(Cell cell, int value, bool is_not) const {
        return cell_name(board_, cell) + (is_not ? "<>" : "=") +
               board_glyph(board_, static_cast<Digit>(value - 1));
    }
    // Returns two literals that are false in the solution.
    std::string removed(Cell cell, const Values& solution) const {
        return literal(cell, solution[cell], true);
    }
    std::string placed(Cell cell, const Values& solution) {
        const int others = board_.digit_count() - 1;
        return literal(cell, (solution[cell] - 1 + 1 + random_.below(others)) % board_.digit_count() + 1,
                       false);
    }
    std::string false_literal(const Values& solution) {
        const auto cell = static_cast<Cell>(random_.below(board_.cell_count()));
        return random_.below(2) == 0 || board_.digit_count() == 1 ? removed(cell, solution)
                                                                  : placed(cell, solution);
    }
    std::string all_of_rule(std::size_t rule, const Values& values) const {
        std::string lemma;
        for (const auto& group : board_.rules()[rule].groups)
            for (Cell cell : group) lemma += (lemma.empty() ? "" : ",") + removed(cell, values);
        return lemma;
    }

    std::vector<std::string> lemmas_against(const Values& solution) {
        std::vector<std::string> lemmas{""}, bodies{""};
        std::string all;
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
            bodies.push_back(removed(cell, solution));
            if (board_.digit_count() > 1) bodies.push_back(placed(cell, solution));
            all += (cell == 0 ? "" : ",") + removed(cell, solution);
        }
        bodies.push_back(all);
        bodies.push_back(removed(0, solution) + ',' + removed(0, solution));
        for (std::size_t i = 0; i < board_.rules().size(); ++i) bodies.push_back(all_of_rule(i, solution));
        for (int i = 0; i < 20; ++i) {
            bodies.push_back(false_literal(solution) + ',' + false_literal(solution));
            bodies.push_back(bodies.back() + ',' + false_literal(solution));
        }
        for (const std::string& body : bodies)
            for (const std::string& step : steps_)
                if (!body.empty() || !step.empty()) lemmas.push_back(' ' + step + body);
        for (int i = 0; i < 10; ++i)  // two, of which the first may be true
            lemmas.push_back(
                lemmas[static_cast<std::size_t>(random_.below(static_cast<int>(lemmas.size())))] +
                lemmas[static_cast<std::size_t>(random_.below(static_cast<int>(lemmas.size())))]);
        return lemmas;
    }

    // Claims that the solution is unique, if brute force finds another one.
    void deny_others(const Values& givens, const Values& solution) {
        const Values other = another_solution(givens, solution);
        if (other.empty()) return;
        claims_.right.push_back(claim("several", {givens, solution, other}));
        for (const std::string& lemmas : lemmas_against(other))
            claims_.wrong.push_back(claim("unique", {givens, solution}) + lemmas);
    }
    // Searches for another solution with some thousand nodes; empty: none was found.
    Values another_solution(Values values, const Values& solution) const {
        int nodes = 0;
        const auto fill = [&](auto& self, std::size_t cell) -> bool {
            while (cell < values.size() && values[cell] != 0) ++cell;
            if (cell == values.size()) return values != solution && is_solution(board_, values);
            for (int value = 1; value <= board_.digit_count() && ++nodes < 5000; ++value) {
                values[cell] = static_cast<std::uint8_t>(value);
                if (!has_clash({board_, values, {}}) && self(self, cell + 1)) return true;
            }
            values[cell] = 0;
            return false;
        };
        return fill(fill, 0) ? values : Values{};
    }

    // Changes one cell of the solution, or exchanges two: the result is not a solution, or is another one.
    void claim_of_a_wrong_grid(const Values& solution, const Values& some) {
        Values changed = solution;
        std::uint8_t& one = changed[static_cast<std::size_t>(random_.below(board_.cell_count()))];
        std::uint8_t& other = changed[static_cast<std::size_t>(random_.below(board_.cell_count()))];
        if (random_.below(2) == 0)
            std::swap(one, other);
        else
            one = static_cast<std::uint8_t>(1 + random_.below(board_.digit_count()));
        if (changed == solution) return;
        (is_solution(board_, changed) ? claims_.right : claims_.wrong)
            .push_back(claim("unique", {changed, changed}));
        claims_.wrong.push_back(claim("unique", {solution, changed}));
        if (!is_solution(board_, changed))
            claims_.wrong.push_back(claim("several", {Values(some.size()), solution, changed}));
    }

    const Geometry& board_;
    RandomRules& random_;
    Claims& claims_;
    std::vector<std::string> steps_;  // the beginnings of a lemma
};

// For the board and for similar ones.
inline void add_claims_of_houses(const Geometry& board, RandomRules& random, Claims& claims) {
    const Values solution = random_filling(board, random);
    if (!solution.empty()) ClaimWriter(board, random, claims).deny(solution);
}

inline void add_claims_of_rule(const Geometry& plain, RuleKind kind, RandomRules& random, Claims& claims) {
    const Values filling = random_filling(plain, random);
    const auto board = with_random_rule(plain, kind, random, filling);
    if (!board) return;
    Values solution = filling;
    for (int tries = 0; tries < 50 && !is_solution(*board, solution); ++tries)
        solution = random_filling(plain, random);
    if (!is_solution(*board, solution)) return;
    ClaimWriter writer(*board, random, claims);
    writer.deny(solution);
    for (int tries = 0; tries < 20; ++tries) {
        const Values other = random_filling(plain, random);
        if (is_solution(plain, other) && !is_solution(*board, other)) writer.claim_broken(other, solution);
    }
}

inline void expect_no_lie_accepted(const std::string& word, const Claims& claims) {
    const auto verdict_of = [](const std::vector<std::string>& lines) {
        std::string content;
        for (const std::string& line : lines) content += line + '\n';
        return verify(content);
    };
    const Verdict wrong = verdict_of(claims.wrong), right = verdict_of(claims.right);
    for (std::size_t i = 0; i < claims.wrong.size(); ++i)
        EXPECT_TRUE(wrong.rejected.contains(i + 1)) << "accepted: " << claims.wrong[i];
    for (std::size_t number : right.rejected)
        ADD_FAILURE() << "rejected: " << claims.right[number - 1] << ": " << right.reasons.at(number);
    EXPECT_GT(claims.wrong.size(), 100U);
    EXPECT_GT(claims.right.size(), 0U);
    std::printf("%-18s false: %6zu tried, %zu accepted   true: %4zu tried, %zu accepted\n", word.c_str(),
                claims.wrong.size(), claims.wrong.size() - wrong.rejected.size(), claims.right.size(),
                claims.right.size() - right.rejected.size());
}

// All rules and all words that certificates can have.
inline void deny_every_rule(int boards, std::uint64_t seed) {
    std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
    for (const NamedHouses& houses : named_houses) {
        RandomRules random(seed);
        Claims claims;
        for (const char* name : {houses.small, houses.large}) {
            const Geometry board = parse_board(name).value();
            EXPECT_EQ(board.name(), name);
            for (int i = 0; i < boards; ++i) add_claims_of_houses(board, random, claims);
        }
        expect_no_lie_accepted(houses.word, claims);
    }
    for (RuleKind kind : certified_kinds) {
        RandomRules random(seed);
        Claims claims;
        for (const char* name :
             {"4x4", "4x4:none", "4x4+0..3", "6x6", "4x4:none+1..9", "3x3:none+repeats", "4x4:none+1..12"})
            for (int i = 0; i < boards; ++i)
                add_claims_of_rule(parse_board(name).value(), kind, random, claims);
        expect_no_lie_accepted(std::string(name_of(kind)), claims);
    }
}

}  // namespace nonet::testing
