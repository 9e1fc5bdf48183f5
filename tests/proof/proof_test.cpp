#include "nonet/more/proof.hpp"

#include <gtest/gtest.h>

#include "support/checker.hpp"
#include "support/files.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

using namespace testing;

std::vector<Grid> sample() {
    std::vector<Grid> grids{grid(known::classic), grid(known::seventeen), grid(known::easy), Grid{}};
    Grid clash = grid(known::classic);
    clash[1] = 3;
    grids.push_back(clash);
    // One of the hardest known for backtracking: its proof has many splits.
    grids.push_back(
        grid("........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"));
    Rng rng(2026);
    for (int i = 0; i < 60; ++i) {  // variants of the classic puzzle: givens dropped, and one changed
        Grid relative = grid(i % 2 ? known::classic : known::easy);
        for (int drop = 0; drop < 3; ++drop) relative[rng.below(cell_count)] = 0;
        const auto cell = rng.below(cell_count);
        if (i % 3 == 0 && relative[cell] != 0)
            relative[cell] = static_cast<std::uint8_t>(1 + rng.below(side));
        grids.push_back(relative);
    }
    return grids;
}

TEST(Proof, TheCheckerAcceptsEveryCertificate) {
    std::string text = "# certificates\n\n", binary = proof_magic;
    int count = 0;
    std::set<Status> kinds;
    for (const Grid& givens : sample()) {
        const auto proof = prove(ClassicPuzzle{givens, {}});
        ASSERT_TRUE(proof);
        kinds.insert(proof->status);
        text += format_proof(*proof) + "\n";
        binary += format_proof_binary(*proof);
        ++count;
    }
    EXPECT_EQ(kinds, (std::set{Status::unique, Status::none, Status::multiple}));
    for (const auto& content : {text, binary}) {
        const Verdict verdict = verify(content);
        EXPECT_EQ(verdict.exit_code, 0);
        EXPECT_EQ(verdict.summary, std::to_string(count) + " accepted, 0 rejected");
    }
}

TEST(Proof, TheCheckerAcceptsNoFalseClaim) {
    std::vector<std::string> originals;
    for (const Grid& givens : sample())
        if (const auto proof = prove(ClassicPuzzle{givens, {}}); givens.filled() > 24 && proof)
            originals.push_back(format_proof(*proof));
    Rng rng(1);
    std::vector<std::string> corrupted;
    std::string content;
    for (int i = 0; i < 3000; ++i) {
        const auto which = rng.below(static_cast<std::uint32_t>(originals.size()));
        const std::string line = with_a_random_change(originals[which], rng);
        corrupted.push_back(line);
        content += line + "\n";
    }
    const Verdict verdict = verify(content);
    EXPECT_EQ(verdict.exit_code, 1);
    std::size_t accepted = 0;
    for (std::size_t i = 0; i < corrupted.size(); ++i) {
        if (verdict.rejected.contains(i + 1)) continue;
        ++accepted;
        EXPECT_TRUE(claim_is_true(corrupted[i])) << corrupted[i];
    }
    EXPECT_LT(accepted, corrupted.size() / 4);
    EXPECT_GT(accepted, 0u);  // a doubled space, or a dropped redundant given: still valid and accepted
}

TEST(Proof, NamesTheLineAndTheSplitThatAreWrong) {
    const auto proof = prove(ClassicPuzzle{grid(known::classic), {}});
    const std::string good = format_proof(*proof);
    for (const std::string& bad :
         {good + " r1c1", good.substr(0, good.size() - 1), "maybe" + good, good + " x"}) {
        const Verdict verdict = verify(good + "\n\n" + bad + "\n");
        EXPECT_EQ(verdict.exit_code, 1) << bad;
        EXPECT_EQ(verdict.rejected, std::set<std::size_t>{3}) << bad;
    }
}

// A split with one remaining option proves nothing, even if the rest is right.
TEST(Proof, ASplitOfWhatIsSettledIsRejected) {
    const auto proof = prove(ClassicPuzzle{
        grid("........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"), {}});
    const std::string good = format_proof(*proof), head = good.substr(0, good.find(" ", 100));
    std::string content = good + "\n";
    for (const char* settled : {" r1c9", " r1=8", " c9=8", " b3=8"})  // four names of the given r1c9=8
        content += head + settled + good.substr(head.size()) + "\n";
    const Verdict verdict = verify(content);
    EXPECT_EQ(verdict.rejected, (std::set<std::size_t>{2, 3, 4, 5}));
    EXPECT_EQ(verdict.summary, "1 accepted, 4 rejected");
}

// Exchanging two values within a column of a box keeps columns and boxes valid; within a row of a box, rows and boxes;
// two rows of different bands, rows and columns.
TEST(Proof, ASolutionThatBreaksOneOfTheThreeRulesIsRejected) {
    const std::string right(known::classic_solution), empty(81, '.');
    std::string in_rows = right, in_columns = right, in_boxes = right;
    std::swap(in_rows[0], in_rows[9]);
    std::swap(in_columns[0], in_columns[1]);
    std::swap_ranges(in_boxes.begin() + 18, in_boxes.begin() + 27, in_boxes.begin() + 27);
    std::string content;
    for (const std::string& wrong : {in_rows, in_columns, in_boxes})
        content += "several " + empty + " " + right + " " + wrong + "\n";
    EXPECT_EQ(verify(content).rejected, (std::set<std::size_t>{1, 2, 3}));
}

TEST(Proof, HardestStaysInKilobytes) {
    const auto proof = prove(ClassicPuzzle{
        grid("........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"), {}});
    EXPECT_LT(format_proof(*proof).size(), 2048u);
    EXPECT_GT(proof->splits.size(), 10u);
}

// The signature of proofs: the cost of choosing splits may change, but the chosen splits may not.
TEST(Proof, TakesTheSplitsItAlwaysTook) {
    std::size_t splits = 0;
    for (const auto& line : read_lines(source_path("data/minimal.txt")))
        splits += prove(ClassicPuzzle{grid(line), {}})->splits.size();
    EXPECT_EQ(splits, 149u);
}

// A certificate cannot represent them.
TEST(Proof, PencilMarksAreRefused) {
    ClassicPuzzle puzzle{grid(known::classic), {}};
    puzzle.marks.emplace().fill(DigitSet::all());
    const auto proof = prove(puzzle);
    ASSERT_FALSE(proof);
    EXPECT_EQ(proof.error().code, Errc::unsupported);
}

TEST(Proof, ASpentBudgetIsNoCertificate) {
    const auto proof = prove(
        ClassicPuzzle{
            grid("........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"), {}},
        {.nodes = 500});
    ASSERT_TRUE(proof);
    EXPECT_EQ(proof->status, Status::budget);
}

}  // namespace
}  // namespace nonet
