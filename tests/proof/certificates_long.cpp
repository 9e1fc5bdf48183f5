// Many certificates: those of published puzzles are accepted, and ten thousand corrupted ones are not.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "nonet/generate.hpp"
#include "nonet/more/proof.hpp"
#include "support/checker.hpp"
#include "support/shared_sets.hpp"

namespace nonet {
namespace {

using namespace testing;

void expect_all_accepted(const std::vector<std::string>& lines) {
    std::string text, binary = proof_magic;
    std::size_t longest = 0, splits = 0;
    for (const auto& line : lines) {
        const auto proof = prove(puzzle(line));
        ASSERT_EQ(proof->status, Status::unique) << line;
        const std::string certificate = format_proof(*proof) + '\n';
        longest = std::max(longest, certificate.size());
        splits += proof->splits.size();
        text += certificate;
        binary += format_proof_binary(*proof);
    }
    std::printf(
        "%zu puzzles: %.1f splits each; text %.1f bytes each, the longest %zu; binary %.1f bytes each\n",
        lines.size(), static_cast<double>(splits) / static_cast<double>(lines.size()),
        static_cast<double>(text.size()) / static_cast<double>(lines.size()), longest,
        static_cast<double>(binary.size()) / static_cast<double>(lines.size()));
    for (const auto& content : {text, binary}) {
        const Verdict verdict = verify(content);
        EXPECT_EQ(verdict.exit_code, 0);
        EXPECT_EQ(verdict.summary, std::to_string(lines.size()) + " accepted, 0 rejected");
    }
}

TEST(Certificates, OfAllPuzzlesWithSeventeenGivensAreAccepted) {
    NONET_LINES_OR_SKIP(lines, "seventeen.txt.zst");
    ASSERT_EQ(lines.size(), 49'158u);
    expect_all_accepted(lines);
}

TEST(Certificates, OfTheHardestPuzzlesAreAccepted) {
    NONET_LINES_OR_SKIP(lines, "hardest_1106.txt");
    expect_all_accepted(lines);
}

// One of each kind for each of a thousand minimal puzzles of our own: unchanged, with a given left out, with one
// changed.
std::vector<Proof> our_proofs() {
    std::vector<Generated> made(1000);
    Generator::create({.seed = 4, .minimal = true})->make(0, made);
    std::vector<Proof> proofs;
    for (std::size_t i = 0; i < made.size(); ++i) {
        Rng rng(2026, i);
        const auto add = [&](const Grid& grid) { proofs.push_back(*prove(ClassicPuzzle{grid, {}})); };
        add(made[i].puzzle);
        Grid fewer = made[i].puzzle, changed = made[i].puzzle;
        delete_given(fewer, rng);
        change_given(changed, rng);
        add(fewer);
        add(changed);
    }
    return proofs;
}

template <class Items>
auto& any_of(Items& items, Rng& rng) {
    return items[rng.below(static_cast<std::uint32_t>(items.size()))];
}

// Makes a mistake in a grid.
void change(std::vector<std::uint8_t>& values, void (*slip)(Grid&, Rng&), Rng& rng) {
    Grid grid;
    std::ranges::copy(values, grid.values.begin());
    slip(grid, rng);
    std::ranges::copy(grid.values, values.begin());
}

// Falsifies the claim; returns nothing if this kind of change does not fit the certificate.
std::optional<std::string> lie(Proof proof, Rng& rng) {
    constexpr std::array other{Status::unique, Status::none, Status::multiple};
    switch (rng.below(5)) {
        case 0: {  // another answer
            const Status before = proof.status;
            proof.status = any_of(other, rng);
            if (proof.status == before) return std::nullopt;
            if (before == Status::multiple) proof.splits = {};
            break;
        }
        case 1: {  // a wrong digit in a solution
            if (proof.status == Status::none) return std::nullopt;
            change(proof.status == Status::multiple && rng.below(2) ? proof.second : proof.first,
                   change_given, rng);
            break;
        }
        case 2:  // a solution that is not one of the givens
            if (proof.status == Status::none) return std::nullopt;
            change(proof.givens, change_given, rng);
            break;
        case 3:  // unique, and a given that is needed is gone
            if (proof.status != Status::unique) return std::nullopt;
            change(proof.givens, delete_given, rng);
            break;
        default:  // two equal solutions
            if (proof.status != Status::multiple) return std::nullopt;
            proof.second = proof.first;
    }
    return format_proof(proof);
}

// Makes an equivalent certificate.
std::string rewrite(const Proof& proof, Rng& rng) {
    Proof same = proof;
    if (proof.status ==
        Status::multiple) {  // fewer givens for which both are still solutions; and in the other order
        change(same.givens, delete_given, rng);
        if (rng.below(2)) std::swap(same.first, same.second);
    }
    std::string line = format_proof(same);
    for (int times = 0; times < 3; ++times)
        if (const auto space = line.find(' ', rng.below(static_cast<std::uint32_t>(line.size())));
            space != std::string::npos)
            line.insert(space, rng.below(2) ? " " : "\t");
    return line + (rng.below(2) ? " \r" : "");
}

TEST(Certificates, ThatLieAreRejectedTenThousandTimes) {
    const auto proofs = our_proofs();
    std::string content;
    std::size_t lies = 0;
    Rng rng(5);
    while (lies < 10'000) {
        const auto line = lie(any_of(proofs, rng), rng);
        if (!line || claim_is_true(*line)) continue;
        content += *line + '\n';
        ++lies;
    }
    const Verdict verdict = verify(content);
    EXPECT_EQ(verdict.rejected.size(), lies);
    EXPECT_EQ(verdict.summary, "0 accepted, 10000 rejected");
}

TEST(Certificates, ThatSayTheSameInAnotherWayAreAcceptedTenThousandTimes) {
    const auto proofs = our_proofs();
    std::string content;
    Rng rng(6);
    for (int i = 0; i < 10'000; ++i) content += rewrite(any_of(proofs, rng), rng) + '\n';
    EXPECT_EQ(verify(content).summary, "10000 accepted, 0 rejected");
}

TEST(Certificates, WithTenThousandRandomChangesAreRejectedUnlessTheyAreTrue) {
    const auto proofs = our_proofs();
    Rng rng(7);
    std::vector<std::string> changed;
    std::string content;
    for (int i = 0; i < 10'000; ++i) {
        changed.push_back(with_a_random_change(format_proof(any_of(proofs, rng)), rng));
        content += changed.back() + '\n';
    }
    const Verdict verdict = verify(content);
    std::size_t accepted = 0;
    for (std::size_t i = 0; i < changed.size(); ++i)
        if (!verdict.rejected.contains(i + 1)) {
            ++accepted;
            EXPECT_TRUE(claim_is_true(changed[i])) << changed[i];
        }
    std::printf("%zu of %zu randomly changed certificates are accepted, and true\n", accepted,
                changed.size());
}

}  // namespace
}  // namespace nonet
