// Certificates of boards with rules of many cells: accepted unchanged, rejected if a step or a claim is falsified.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/proof.hpp"
#include "nonet/rules.hpp"
#include "support/checker.hpp"
#include "support/files.hpp"

namespace nonet {
namespace {

using namespace testing;

struct Made {
    std::string kind, line;
};

// Certificates of our own puzzles, one for each kind of rule that a proof can use.
std::vector<Made> rule_certificates() {
    std::vector<Made> made;
    const std::vector<std::string> lines = read_lines(source_path("data/rules.tsv"));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::istringstream line(lines[i]);
        std::string id, kind, board, puzzle;
        for (std::string* field : {&id, &kind, &board, &puzzle}) std::getline(line, *field, '\t');
        if (std::ranges::find(made, kind, &Made::kind) != made.end()) continue;
        const Geometry geometry = parse_board(board).value();
        const BoardPuzzle asked = parse_board_puzzle(puzzle, geometry).value();
        const auto proof = prove(asked, {.nodes = 1000});
        if (!proof || proof->status == Status::budget) continue;
        EXPECT_EQ(proof->status, Status::unique) << id;
        made.push_back({kind, format_proof(*proof)});
    }
    return made;
}

bool is_accepted(const std::string& line) { return verify(line + '\n').exit_code == 0; }

// Returns the 1-based numbers of the rejected lines.
std::set<std::size_t> rejected(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines) all += line + '\n';
    return verify(all).rejected;
}

std::string proof_of(const char* board, std::string_view givens) {
    const Geometry geometry = parse_board(board).value();
    const auto proof = prove(parse_board_puzzle(givens, geometry).value());
    return proof ? format_proof(*proof) : proof.error().message();
}

TEST(RuleProofs, AreAccepted) {
    std::set<std::string> kinds;
    std::vector<std::string> lines;
    for (const Made& one : rule_certificates()) {
        kinds.insert(one.kind);
        lines.push_back(one.line);
    }
    EXPECT_EQ(rejected(lines), std::set<std::size_t>{});
    EXPECT_GE(kinds.size(), 6u);
}

TEST(RuleProofs, OfNoneAndSeveral) {
    for (const char* board : {"4x4+killer=9:r1c1,r1c2", "4x4+thermo:r1c1-r1c4+thermo:r1c2,r2c1,r1c1",
                              "4x4+arrow:r1c1/r1c2-r1c4", "4x4+xv=9:r1c1,r1c2"}) {
        const std::string line = proof_of(board, "................");
        EXPECT_TRUE(line.contains(" none ")) << line;
        EXPECT_TRUE(is_accepted(line)) << line;
    }
    const std::string several = proof_of("4x4+killer=3:r1c1,r1c2", "................");
    EXPECT_TRUE(several.contains(" several ") && is_accepted(several)) << several;
}

// A cage of 13 cells with 25 digits has five million sets of digits, and is tested for each candidate.
TEST(RuleProofs, ASpentBudgetIsNoCertificate) {
    for (const char* name :
         {"25x25+killer=169:r1c1-r1c13", "25x25+sum=169:r1c1-r1c13", "25x25+arrow:r1c1,r1c2/r2c1-r2c25"}) {
        const BoardPuzzle puzzle{*parse_board(name), std::vector<std::uint8_t>(625), {}};
        std::atomic<bool> cancel = true;
        const auto proof = prove(puzzle, {.cancel = &cancel});
        ASSERT_TRUE(proof) << name;
        EXPECT_EQ(proof->status, Status::budget);
        EXPECT_TRUE(proof->lemmas.empty() && proof->first.empty() && proof->second.empty());
    }
}

// A step that does not follow from its rule, and steps with another rule, a rule that does not exist, or no rule.
TEST(RuleProofs, WithAFalseStepAreRefused) {
    const std::string line = proof_of("4x4+killer=3:r1c1,r1c2+killer=7:r1c3,r1c4", "12..34..21434321");
    ASSERT_TRUE(is_accepted(line)) << line;
    for (const char* step :
         {"rule1:r1c1<>1", "rule1:r2c1=1", "rule2:r1c3<>4", "rule3:r1c1<>4", "rule0:r1c1<>4", "rule:r1c1<>4",
          "rule1", "rule1:", "rulex:r1c1<>4", "rule1:r1c1<>1,r1c2<>2"}) {
        const std::string forged = line + ' ' + step;
        EXPECT_FALSE(is_accepted(forged)) << forged;
    }
    EXPECT_TRUE(is_accepted(line + " rule1:r1c1<>4"));
}

// Another digit in a solution, or another total of a cage.
TEST(RuleProofs, WithALieAreRefused) {
    Rng rng(3);
    std::vector<std::string> lies;
    for (const Made& one : rule_certificates()) {
        std::istringstream words(one.line);
        std::string word, name, kind, givens, solution;
        words >> word >> name >> kind >> givens >> solution;
        for (int times = 0; times < 5; ++times) {
            const std::size_t cell = rng.below(static_cast<std::uint32_t>(solution.size()));
            const char other =
                static_cast<char>('1' + (solution[cell] - '1' + 1 + static_cast<int>(rng.below(8))) % 9);
            std::string forged = one.line;
            forged[one.line.find(solution) + cell] = other;
            lies.push_back(forged);
        }
        if (const std::size_t at = one.line.find("killer="); at != one.line.npos) {
            std::string forged = one.line;
            char& figure = forged[at + 7];
            figure = figure == '1' ? '2' : '1';
            lies.push_back(forged);
        }
    }
    EXPECT_EQ(rejected(lies).size(), lies.size());
    EXPECT_GE(lies.size(), 40u);
}

// Figures of a number are at most 9, even if no shaft has its total; rows and columns can repeat digits.
TEST(RuleProofs, OfABulbWithoutAShaftAndOfBoardsThatRepeat) {
    for (const auto& [board, givens, kind] :
         {std::array{"4x4:none+1..12+arrow:r1c1,r1c2", ".C..............", "none"},
          std::array{"3x3:none+repeats+king", ".........", "none"},
          std::array{"3x3:none+1..4+repeats+king", "12.34.12.", "several"},
          std::array{"4x4+sum=-1:r1c1,r1c2", "................", "none"}}) {
        const std::string line = proof_of(board, givens);
        EXPECT_TRUE(line.contains(std::string(" ") + kind + ' ')) << line;
        EXPECT_TRUE(is_accepted(line)) << line;
    }
}

TEST(RuleProofs, OfOtherRulesAreNotMade) {
    const Geometry board = parse_board("4x4+renban:r1c1-r1c3").value();
    const auto proof = prove(BoardPuzzle{board, std::vector<std::uint8_t>(16), {}});
    ASSERT_FALSE(proof);
    EXPECT_EQ(proof.error().code, Errc::unsupported);
    EXPECT_FALSE(is_accepted("board 4x4+renban:r1c1-r1c3 none ................"));
}

}  // namespace
}  // namespace nonet
