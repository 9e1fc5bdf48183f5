// Certificates of every board: accepted as they are made, and refused when what they claim is made false.

#include <gtest/gtest.h>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/proof.hpp"
#include "support/checker.hpp"

namespace nonet {
namespace {

using namespace testing;

constexpr const char* boards[] = {"1x1",
                                  "4x4",
                                  "4x4+0..3",
                                  "5x5",
                                  "4x6",
                                  "5x5+1..6",
                                  "6x6:3x2+x",
                                  "6x6:none+diagonal-",
                                  "6x6+diagonal+",
                                  "6x6+nonconsecutive",
                                  "6x6+odd:r1c1,r3c4+even:r2c2+min:r3c3+max:r5c5",
                                  "6x6+region:r1c1,r2c3,r5c5,r6c2",
                                  "8x8+disjoint",
                                  "9x9",
                                  "9x9+x",
                                  "9x9+windoku",
                                  "9x9+disjoint",
                                  "9x9+asterisk",
                                  "9x9+centredot",
                                  "9x9+girandola",
                                  "9x9+knight",
                                  "9x9+king",
                                  "9x9+region:r1c1,r2c3,r5c5,r6c2,r7c7,r8c9,r9c4,r4c8,r3c6",
                                  "jigsaw:111222111222333444333444555666555666",
                                  "jigsaw:111222111222333444333444......555555",
                                  "6x6+jigsaw:111222111222333444333444555555......",
                                  "12x12",
                                  "16x16"};

struct Made {
    Geometry board;
    WideProof proof;
};

// Of each board some puzzles, as they are made, with a given fewer and with another one.
std::vector<Made> certificates(std::size_t puzzles) {
    std::vector<Made> made;
    for (const char* name : boards) {
        const auto board = parse_board(name);
        EXPECT_TRUE(board) << name << ": " << board.error().found << ", " << board.error().expected;
        if (!board) continue;
        std::vector<BoardPuzzleMade> generated(board->cell_count() > 100 ? 2 : puzzles);
        BoardGenerator::create(*board, {.seed = 20})->make(0, generated);
        Rng rng(7);
        for (const auto& one : generated) {
            EXPECT_FALSE(one.puzzle.empty()) << name;
            if (one.puzzle.empty()) continue;
            std::vector<std::uint8_t> fewer = one.puzzle, other = one.puzzle;
            for (int times = 0; times < 4; ++times)
                fewer[rng.below(static_cast<std::uint32_t>(fewer.size()))] = 0;
            for (auto& value : other)
                if (value != 0) {
                    value = static_cast<std::uint8_t>(value % board->digit_count() + 1);
                    break;
                }
            for (const auto& values : {one.puzzle, fewer, other}) {
                auto proof = prove(WidePuzzle{*board, values, {}});
                EXPECT_TRUE(proof) << name;
                if (proof) made.push_back({*board, std::move(*proof)});
            }
        }
    }
    return made;
}

// The claim of a line, judged by the search of the library.
bool claim_is_true_of_board(const std::string& line) {
    std::istringstream words(line);
    std::string word, name, kind, givens, first, second;
    words >> word >> name >> kind >> givens;
    const auto board = parse_board(name);
    if (word != "board" || !board) return false;
    const auto read = [&](const std::string& text) -> std::optional<std::vector<std::uint8_t>> {
        if (static_cast<int>(text.size()) != board->cell_count()) return std::nullopt;
        std::vector<std::uint8_t> values;
        for (char c : text) {
            int value = c == '.' ? 0 : -1;
            for (int digit = 0; digit < board->digit_count(); ++digit)
                if (board_glyph(*board, static_cast<Digit>(digit)) == c) value = digit + 1;
            if (value < 0) return std::nullopt;
            values.push_back(static_cast<std::uint8_t>(value));
        }
        return values;
    };
    const auto puzzle = read(givens);
    if (!puzzle) return false;
    BoardSolver solver(*board);
    const auto solves = [&](const std::string& text) {
        const auto values = read(text);
        if (!values || text.find('.') != std::string::npos) return false;
        for (std::size_t cell = 0; cell < values->size(); ++cell)
            if ((*puzzle)[cell] != 0 && (*puzzle)[cell] != (*values)[cell]) return false;
        return solver.solve(*values).status == Status::unique;
    };
    const Status status = solver.solve(*puzzle).status;
    if (kind == "none") return status == Status::none;
    words >> first;
    if (kind == "unique") return status == Status::unique && solves(first);
    words >> second;
    return kind == "several" && first != second && solves(first) && solves(second);
}

// Another kind, another digit in a grid, another board, or a lemma less.
std::string with_a_lie(const Made& made, Rng& rng) {
    WideProof proof = made.proof;
    const auto change = [&](std::vector<std::uint8_t>& values) {
        if (values.empty()) return;
        auto& value = values[rng.below(static_cast<std::uint32_t>(values.size()))];
        value = static_cast<std::uint8_t>(value % made.board.digit_count() + 1);
    };
    switch (rng.below(5)) {
        case 0: change(proof.givens); break;
        case 1: change(rng.below(2) == 0 && !proof.second.empty() ? proof.second : proof.first); break;
        case 2: {
            constexpr std::array kinds{Status::unique, Status::none, Status::multiple};
            proof.status = kinds[rng.below(3)];
            for (auto* values : {&proof.first, &proof.second})
                if (values->empty()) *values = std::vector<std::uint8_t>(proof.givens.size(), 1);
            break;
        }
        case 3: {
            std::string line = format_proof(proof, made.board);
            const auto plus = line.find('+'), end = line.find(' ', 6);
            if (plus < end)
                line.erase(plus, end - plus);
            else
                line.insert(end, "+x");
            return line;
        }
        default:
            if (!proof.lemmas.empty())
                proof.lemmas.erase(proof.lemmas.begin() +
                                   rng.below(static_cast<std::uint32_t>(proof.lemmas.size())));
    }
    return format_proof(proof, made.board);
}

TEST(ProofOfBoards, TheCheckerAcceptsEveryCertificate) {
    std::string content;
    std::size_t lines = 0, lemmas = 0;
    std::set<Status> kinds;
    for (const Made& made : certificates(6)) {
        content += format_proof(made.proof, made.board) + '\n';
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
        const Made& one = made[rng.below(static_cast<std::uint32_t>(made.size()))];
        std::string line = format_proof(one.proof, one.board);
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
    WidePuzzle puzzle{board, std::vector<std::uint8_t>(16), {}};
    puzzle.marks.assign(16, WideDigitSet::below(4));
    EXPECT_EQ(prove(puzzle).error().code, Errc::unsupported);
}

TEST(ProofOfBoards, ASpentBudgetIsNoCertificate) {
    const Geometry board = *parse_board("16x16");
    const auto proof = prove(WidePuzzle{board, std::vector<std::uint8_t>(256), {}}, {.nodes = 2});
    ASSERT_TRUE(proof);
    EXPECT_EQ(proof->status, Status::budget);
}

}  // namespace
}  // namespace nonet
