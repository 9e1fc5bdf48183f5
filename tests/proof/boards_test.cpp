// Certificates of every board: accepted unchanged, and rejected if their claim is falsified.

#include <gtest/gtest.h>

#include "proof/board_certificates.hpp"

namespace nonet {
namespace {

using namespace testing;

TEST(ProofOfBoards, TheCheckerAcceptsEveryCertificate) {
    std::string content;
    std::size_t lines = 0, lemmas = 0;
    std::set<Status> kinds;
    for (const Certified& made : certificates(6)) {
        content += format_proof(made.proof) + '\n';
        kinds.insert(made.proof.status);
        lemmas += made.proof.lemmas.size();
        ++lines;
    }
    EXPECT_EQ(kinds, (std::set{Status::unique, Status::none, Status::multiple}));
    EXPECT_GT(lemmas, lines);
    const Verdict verdict = verify(content);
    EXPECT_EQ(verdict.summary, std::to_string(lines) + " accepted, 0 rejected");
    for (std::size_t line : verdict.rejected) ADD_FAILURE() << "line " << line;
}

TEST(ProofOfBoards, AThousandThatLieAreRejected) {
    const auto made = certificates(3);
    std::string content;
    std::size_t lies = 0;
    Rng rng(3);
    while (lies < 1000) {
        const std::string line = with_a_lie(made[rng.below(static_cast<std::uint32_t>(made.size()))], rng);
        if (claim_is_true_of_board(line)) continue;
        content += line + '\n';
        ++lies;
    }
    const Verdict verdict = verify(content);
    EXPECT_EQ(verdict.summary, "0 accepted, 1000 rejected");
}

TEST(ProofOfBoards, AThousandRandomChangesAreRejectedUnlessTheyAreTrue) {
    const auto made = certificates(2);
    std::vector<std::string> changed;
    std::string content;
    Rng rng(4);
    constexpr std::string_view alphabet = ".1234567890ABCrcx+:<>=, ";
    for (int i = 0; i < 1000; ++i) {
        const Certified& one = made[rng.below(static_cast<std::uint32_t>(made.size()))];
        std::string line = format_proof(one.proof);
        const auto at = rng.below(static_cast<std::uint32_t>(std::min<std::size_t>(line.size(), 300)));
        const char character = alphabet[rng.below(static_cast<std::uint32_t>(alphabet.size()))];
        switch (rng.below(3)) {
            case 0: line[at] = character; break;
            case 1: line.erase(at, 1); break;
            default: line.insert(at, 1, character);
        }
        changed.push_back(line);
        content += line + '\n';
    }
    const Verdict verdict = verify(content);
    std::size_t accepted = 0;
    for (std::size_t i = 0; i < changed.size(); ++i)
        if (!verdict.rejected.contains(i + 1)) {
            ++accepted;
            EXPECT_TRUE(claim_is_true_of_board(changed[i])) << changed[i].substr(0, 400);
        }
    EXPECT_LT(accepted, changed.size() / 2);
}

TEST(ProofOfBoards, AProofWithALemmaThatDoesNotFollowIsRejected) {
    const std::string good = "board 4x4 unique ..4..2....14.... 3142423123141423";
    const std::string open = "board 4x4 none ................";
    const Verdict verdict =
        verify(good + " r1c1=3\n" + open + " r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4\n" + open + "\n" + good +
               " r1c1\n" + "board 4x5x4 none ................\nboard 4x4+y none ................\n");
    EXPECT_EQ(verdict.rejected, (std::set<std::size_t>{2, 3, 4, 5, 6}));
}

TEST(ProofOfBoards, MarksAndBoardsWithoutANameAreRefused) {
    const Geometry board = *parse_board("4x4");
    BoardPuzzle puzzle{board, std::vector<std::uint8_t>(16), {}};
    puzzle.marks.assign(16, BoardDigitSet::below(4));
    EXPECT_EQ(prove(puzzle).error().code, Errc::unsupported);
}

TEST(ProofOfBoards, ASpentBudgetIsNoCertificate) {
    const Geometry board = *parse_board("16x16");
    const auto proof = prove(BoardPuzzle{board, std::vector<std::uint8_t>(256), {}}, {.nodes = 2});
    ASSERT_TRUE(proof);
    EXPECT_EQ(proof->status, Status::budget);
}

}  // namespace
}  // namespace nonet
