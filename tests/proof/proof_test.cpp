#include "nonet/proof.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "core/rng.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

using testing::grid;

struct Verdict {
    int exit_code = -1;
    std::set<std::size_t> rejected;  // lines, 1-based
    std::string summary;
};

// Runs the checker on a file, as a stranger would.
Verdict verify(const std::string& content) {
    const std::string path = ::testing::TempDir() + "nonet_proof_test_" + std::to_string(::getpid()) + ".txt";
    std::ofstream(path, std::ios::binary) << content;
    std::FILE* const pipe = ::popen(("'" NONET_VERIFY "' '" + path + "' 2>&1").c_str(), "r");
    std::string output;
    for (char buffer[4096]; const std::size_t got = std::fread(buffer, 1, sizeof buffer, pipe);)
        output.append(buffer, got);
    Verdict verdict;
    verdict.exit_code = WEXITSTATUS(::pclose(pipe));
    std::remove(path.c_str());
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(path + ":") && line.find(": rejected: ") != std::string::npos)
            verdict.rejected.insert(std::stoul(line.substr(path.size() + 1)));
        else
            verdict.summary = line;
    }
    return verdict;
}

std::vector<Grid> sample() {
    std::vector<Grid> grids{grid(known::classic), grid(known::seventeen), grid(known::easy), Grid{}};
    Grid clash = grid(known::classic);
    clash[1] = 3;
    grids.push_back(clash);
    // One of the hardest known for backtracking: a proof of many splits.
    grids.push_back(
        grid("........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"));
    Rng rng(2026);
    for (int i = 0; i < 60; ++i) {  // relatives of the classic: givens dropped, and one changed
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
        const auto proof = prove({givens, {}});
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

// How many solutions, up to two, by the brute force.
std::size_t count(std::string_view text) { return testing::brute_list({grid(text), {}}, 2).size(); }

bool is_text(const std::string& text, const char* characters) {
    return text.size() == cell_count && text.find_first_not_of(characters) == std::string::npos;
}

// The claim of a line, judged by a search: the truth that the checker must never contradict.
bool claim_is_true(const std::string& line) {
    std::istringstream words(line);
    std::string kind, givens, first, second;
    words >> kind >> givens >> first >> second;
    const auto solves = [&](const std::string& solution) {
        if (!is_text(solution, "123456789") || count(solution) != 1) return false;
        for (int cell = 0; cell < cell_count; ++cell)
            if (givens[cell] != '.' && givens[cell] != solution[cell]) return false;
        return true;
    };
    if (!is_text(givens, ".123456789")) return false;
    if (kind == "none") return count(givens) == 0;
    if (kind == "unique") return solves(first) && count(givens) == 1;
    return kind == "several" && first != second && solves(first) && solves(second);
}

TEST(Proof, TheCheckerAcceptsNoFalseClaim) {
    std::vector<std::string> originals;
    for (const Grid& givens : sample())
        if (const auto proof = prove({givens, {}}); givens.filled() > 24 && proof)
            originals.push_back(format_proof(*proof));
    Rng rng(1);
    const std::string alphabet = ".123456789rcb= ";
    std::vector<std::string> corrupted;
    std::string content;
    for (int i = 0; i < 3000; ++i) {
        std::string line = originals[rng.below(static_cast<std::uint32_t>(originals.size()))];
        const auto at = rng.below(static_cast<std::uint32_t>(line.size()));
        switch (rng.below(3)) {
            case 0: line[at] = alphabet[rng.below(static_cast<std::uint32_t>(alphabet.size()))]; break;
            case 1: line.erase(at, 1); break;
            default: line.insert(at, 1, alphabet[rng.below(static_cast<std::uint32_t>(alphabet.size()))]);
        }
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
    EXPECT_GT(accepted, 0u);  // a space doubled, a redundant given dropped: still valid, still accepted
}

TEST(Proof, NamesTheLineAndTheSplitThatAreWrong) {
    const auto proof = prove({grid(known::classic), {}});
    const std::string good = format_proof(*proof);
    for (const std::string& bad :
         {good + " r1c1", good.substr(0, good.size() - 1), "maybe" + good, good + " x"}) {
        const Verdict verdict = verify(good + "\n\n" + bad + "\n");
        EXPECT_EQ(verdict.exit_code, 1) << bad;
        EXPECT_EQ(verdict.rejected, std::set<std::size_t>{3}) << bad;
    }
}

TEST(Proof, HardestStaysInKilobytes) {
    const auto proof = prove(
        {grid("........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"), {}});
    EXPECT_LT(format_proof(*proof).size(), 2048u);
    EXPECT_GT(proof->splits.size(), 10u);
}

TEST(Proof, ASpentBudgetIsNoCertificate) {
    const auto proof =
        prove({grid("........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"), {}},
              {.nodes = 500});
    ASSERT_TRUE(proof);
    EXPECT_EQ(proof->status, Status::budget);
}

}  // namespace
}  // namespace nonet
