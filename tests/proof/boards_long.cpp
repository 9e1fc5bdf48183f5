// Many certificates of boards: of every kind a thousand are accepted, and a thousand false ones are not.

#include <gtest/gtest.h>

#include "proof/board_certificates.hpp"

namespace nonet {
namespace {

using namespace testing;

class BoardCertificates : public ::testing::TestWithParam<const char*> {};

TEST_P(BoardCertificates, AreAcceptedAndThoseThatLieAreNot) {
    const char* name = GetParam();
    const auto made = certificates(334, {&name, 1});
    std::string content;
    for (const Certified& one : made) content += format_proof(one.proof) + '\n';
    EXPECT_EQ(verify(content).summary, std::to_string(made.size()) + " accepted, 0 rejected");

    std::string lies;
    Rng rng(5);
    int count = 0;
    for (int tries = 0; count < 1000 && tries < 20'000; ++tries) {
        const std::string line = with_a_lie(made[rng.below(static_cast<std::uint32_t>(made.size()))], rng);
        if (claim_is_true_of_board(line)) continue;
        lies += line + '\n';
        ++count;
    }
    EXPECT_EQ(verify(lies).summary, "0 accepted, " + std::to_string(count) + " rejected");
    std::printf("%s: %zu certificates, %d lies\n", name, made.size(), count);
}

INSTANTIATE_TEST_SUITE_P(Of, BoardCertificates, ::testing::ValuesIn(certified_boards),
                         [](const auto& of) { return "number" + std::to_string(of.index); });

}  // namespace
}  // namespace nonet
