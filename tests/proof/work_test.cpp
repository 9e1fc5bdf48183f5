// The checker's work is bounded by the length of the certificate: hostile ones are rejected, and nonet's own stay far
// below the bound.

#include "proof/board_certificates.hpp"
#include "support/files.hpp"

// The checker is one file without a library, so it is included here with another name for main().
#define main nonet_verify_main
#include "../../verify/nonet_verify.cpp"
#undef main

namespace nonet {
namespace {

using namespace testing;

std::string reason(const std::string& line) try {
    LineChecker().check_line(line);
    return "accepted";
} catch (const Rejected& why) {
    return why.what();
}

std::uint64_t steps_per_byte(const std::string& line) {
    BoardCertificate certificate(line);
    certificate.check(::Board(certificate.name(), certificate.grid_size()));
    return certificate.steps() / line.size();
}

TEST(CheckerWork, EndsWhereACertificateAsksForMoreThanItsLengthAllows) {
    const std::string empty(625, '.');
    const std::string cage = "board 25x25+killer=325:r1c1-r1c25 none " + empty + " rule1:";
    EXPECT_EQ(reason(cage), "lemma 1 does not follow");
    // No cell can be 1, but each can be any other digit: 2^24 sets of digits.
    std::string no_ones;
    for (int column = 1; column <= 25; ++column)
        no_ones += (column == 1 ? "r1c" : ",r1c") + std::to_string(column) + "=1";
    EXPECT_TRUE(reason(cage + no_ones).starts_with("takes more than"));
    // Many short valid steps, each of which walks along a long path: 300 cells cannot sum to 100,000.
    std::string steps, path = "r1c1";
    for (int i = 0; i < 300; ++i) path += ",r1c1";
    for (int i = 0; i < 20; ++i) steps += " rule1:";
    const std::string sum = "board 9x9+sum=100000:" + path + " none " + std::string(81, '.');
    EXPECT_EQ(reason(sum + " rule1:"), "accepted");
    EXPECT_TRUE(reason(sum + steps).starts_with("takes more than"));
}

// Data larger than the certificate is only allocated after the size of the grids was checked.
TEST(CheckerWork, ABoardIsMadeForGridsOfItsSizeOnly) {
    EXPECT_EQ(reason("board 25x25+king none ."), "a grid of 1 characters for a board of 625");
    EXPECT_EQ(reason("board 25x25 none " + std::string(624, '.')),
              "a grid of 624 characters for a board of 625");
    EXPECT_EQ(reason("board 4x4 none ................."), "a grid of 17 characters for a board of 16");
    EXPECT_EQ(reason("board 4x4 none"), "a grid is missing");
}

TEST(CheckerWork, OfNonetsCertificatesIsFarBelowTheBound) {
    std::uint64_t most = 0;
    std::size_t count = 0;
    for (const Certified& made : certificates(6)) {
        most = std::max(most, steps_per_byte(format_proof(made.proof)));
        ++count;
    }
    const std::vector<std::string> lines = read_lines(source_path("data/rules.tsv"));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::istringstream line(lines[i]);
        std::string id, kind, name, givens;
        for (std::string* field : {&id, &kind, &name, &givens}) std::getline(line, *field, '\t');
        const Geometry board = parse_board(name).value();
        const auto proof = prove(parse_board_puzzle(givens, board).value(), {.nodes = 300});
        if (!proof || proof->status == Status::budget) continue;
        most = std::max(most, steps_per_byte(format_proof(*proof)));
        ++count;
    }
    std::printf("%zu certificates, at most %llu steps a byte\n", count,
                static_cast<unsigned long long>(most));
    EXPECT_LT(most, Work::steps_per_byte / 10);
}

}  // namespace
}  // namespace nonet
