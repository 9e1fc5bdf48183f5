// The checker of certificates with any bytes: it must not crash, must not accept a false claim, and must not accept a
// board's name in another spelling than nonet's.
//
// Bytes that begin with 'P' are a puzzle (81 bytes, '1'..'9' a given) and changes to its own certificate, three bytes
// each: the operation, the place, and the character. Any other bytes are a certificate file, text or binary.

#include <cstdint>
#include <iostream>
#include <sstream>

#include "expect.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/proof.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "rules/board.hpp"

// The checker is one file without a library, so it is included here with another name for main().
#define main nonet_verify_main
#include "../verify/nonet_verify.cpp"
#undef main

namespace {

constexpr nonet::Limits enough{.nodes =
                                   200'000};  // a claim that fewer splits refute is refuted quickly again

bool solves(const nonet::Grid& givens, const nonet::Grid& solution) {
    for (int a = 0; a < nonet::cell_count; ++a) {
        if (solution[a] == 0 || (givens[a] != 0 && givens[a] != solution[a])) return false;
        for (int b = 0; b < a; ++b)
            if (nonet::sees(a, b) && solution[a] == solution[b]) return false;
    }
    return true;
}

// Judges an accepted certificate by the library's own answer.
void expect_true(const Certificate& certificate) {
    std::vector<nonet::Grid> grids;
    for (const auto& text : certificate.grids) {
        const auto grid = nonet::parse_line(text);
        FUZZ_EXPECT(grid.has_value());
        grids.push_back(*grid);
    }
    for (std::size_t i = 1; i < grids.size(); ++i) FUZZ_EXPECT(solves(grids[0], grids[i]));
    const auto status = nonet::solve({grids[0], {}}, enough).status;
    if (certificate.kind == "several")
        FUZZ_EXPECT(grids[1] != grids[2]);
    else if (status != nonet::Status::budget)
        FUZZ_EXPECT(status == (certificate.kind == "none" ? nonet::Status::none : nonet::Status::unique));
}

// The same for a board's certificate.
void expect_true_of_board(const std::string& line) {
    std::istringstream words(line);
    std::string word, name, kind, text;
    words >> word >> name >> kind;
    const auto geometry = nonet::parse_board(name);
    FUZZ_EXPECT(geometry && geometry->name() == name);
    std::vector<std::vector<std::uint8_t>> grids;
    while (grids.size() < grids_of(kind) && words >> text) {
        const Board board(name, text.size());
        for (auto& values = grids.emplace_back(); char c : text)
            values.push_back(static_cast<std::uint8_t>(board.digit_of(c) + 1));
    }
    FUZZ_EXPECT(grids.size() == grids_of(kind));
    for (std::size_t i = 1; i < grids.size(); ++i) {
        FUZZ_EXPECT(nonet::is_solution(*geometry, grids[i]));
        for (std::size_t cell = 0; cell < grids[0].size(); ++cell)
            FUZZ_EXPECT(grids[0][cell] == 0 || grids[0][cell] == grids[i][cell]);
    }
    if (kind == "several") {
        FUZZ_EXPECT(grids[1] != grids[2]);
        return;
    }
    nonet::BoardSolver solver(*geometry);
    const auto status = solver.solve(grids[0], {}, enough).status;
    if (status != nonet::Status::budget)
        FUZZ_EXPECT(status == (kind == "none" ? nonet::Status::none : nonet::Status::unique));
}

// Returns whether the line is accepted; expects that it is then true.
bool accepts(const std::string& line) try {
    if (is_of_a_board(line)) {
        LineChecker().check_line(line);
        expect_true_of_board(line);
        return true;
    }
    const Certificate certificate = parse_line(line);
    check(certificate);
    expect_true(certificate);
    return true;
} catch (const Rejected&) {
    return false;
}

void check_text(const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) accepts(line);
}

void check_binary(const std::string& bytes) {
    std::istringstream in(bytes.substr(8));
    while (in.peek() != EOF) try {
            const Certificate certificate = Binary{in}.read();
            check(certificate);
            expect_true(certificate);
        } catch (const Rejected&) {  // the next one begins after it
        } catch (const std::runtime_error&) {
            return;
        }
}

// Reads the file like the program: every certificate is counted once.
void check_file(const std::string& bytes) {
    std::istringstream in(bytes);
    Totals totals{.most_messages = 0};
    try {
        verify(in, "fuzz", totals);
        FUZZ_EXPECT(totals.accepted + totals.rejected > 0);
    } catch (const Rejected&) {
        FUZZ_EXPECT(false);  // they are counted, and must not be thrown
    } catch (const std::runtime_error&) {
    }
}

// A certificate made by the library, with some changes applied.
void check_changed(std::string_view data) {
    nonet::Grid givens;
    for (std::size_t cell = 0; cell < data.size() && cell < nonet::cell_count; ++cell)
        if (data[cell] >= '1' && data[cell] <= '9')
            givens[static_cast<int>(cell)] = static_cast<std::uint8_t>(data[cell] - '0');
    const auto proof = nonet::prove(nonet::ClassicPuzzle{givens, {}}, {.nodes = 20'000});
    if (proof->status == nonet::Status::budget) return;
    std::string line = nonet::format_proof(*proof);
    FUZZ_EXPECT(accepts(line));
    for (std::size_t at = nonet::cell_count; at + 2 < data.size() && !line.empty(); at += 3) {
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(data[at + i]); };
        const std::size_t place = (byte(0) / 3 * 256u + byte(1)) % line.size();
        switch (byte(0) % 3) {
            case 0: line[place] = data[at + 2]; break;
            case 1: line.erase(place, 1); break;
            default: line.insert(place, 1, data[at + 2]);
        }
    }
    check_text(line);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::cerr.setstate(std::ios::failbit);  // hides the checker's messages about rejected lines
    const std::string bytes(data, data + size);
    if (bytes.starts_with('P'))
        check_changed(std::string_view(bytes).substr(1));
    else if (bytes.starts_with("NNPROOF1"))
        check_binary(bytes);
    else
        check_text(bytes);
    check_file(bytes);
    return 0;
}
