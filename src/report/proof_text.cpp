// Certificates as text and as bytes (docs/proof.md).

#include <span>

#include "nonet/board_text.hpp"
#include "nonet/contract.hpp"
#include "nonet/more/proof.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

int solutions_of(Status status) { return status == Status::unique ? 1 : status == Status::none ? 0 : 2; }

// "r3c4", "r3=7", "c4=7", "b5=7".
std::string split_name(int split) {
    if (split < cell_count) return cell_name(static_cast<Cell>(split));
    const int house = split / side - side;
    return "rcb"[house / side] + std::to_string(house % side + 1) + '=' +
           glyph_of(static_cast<Digit>(split % side));
}

// "r3c4=7", "r3c4<>7".
void append_literal(std::string& out, const Geometry& board, int literal) {
    const int option = literal / 2;
    out += cell_name(board, static_cast<Cell>(option / board.digit_count()));
    out += literal % 2 == 0 ? "=" : "<>";
    out += board_glyph(board, static_cast<Digit>(option % board.digit_count()));
}

void append_packed(std::string& out, std::span<const std::uint8_t> grid) {
    static_assert(side < 16, "two values in a byte");
    for (std::size_t cell = 0; cell < grid.size(); cell += 2) {
        const int high = cell + 1 < grid.size() ? grid[cell + 1] : 0;
        out += static_cast<char>(grid[cell] | high << 4);
    }
}

void append_number(std::string& out, std::size_t number) {
    out += static_cast<char>(number & 255);
    out += static_cast<char>(number >> 8);
}

}  // namespace

std::string format_proof(const Proof& proof) {
    static constexpr std::string_view kinds[] = {"none ", "unique ", "several "};
    const int solutions = solutions_of(proof.status);
    std::string text;
    if (proof.board != Geometry::classic()) text += "board " + std::string(proof.board.name()) + ' ';
    text += kinds[solutions];
    text += format_line(proof.board, proof.givens);
    if (solutions >= 1) text += ' ' + format_line(proof.board, proof.first);
    if (solutions >= 2) text += ' ' + format_line(proof.board, proof.second);
    for (auto split : proof.splits) text += ' ' + split_name(split);
    for (std::size_t i = 0; i < proof.lemmas.size(); ++i) {
        text += ' ';
        if (i < proof.lemma_rules.size() && proof.lemma_rules[i] != 0)
            text += "rule" + std::to_string(proof.lemma_rules[i]) + ':';
        const char* before = "";
        for (const auto literal : proof.lemmas[i]) {
            text += before;
            append_literal(text, proof.board, literal);
            before = ",";
        }
    }
    return text;
}

std::string format_proof_binary(const Proof& proof) {
    NONET_EXPECT(proof.board == Geometry::classic());
    const int solutions = solutions_of(proof.status);
    std::string bytes(1, static_cast<char>(solutions));
    append_packed(bytes, proof.givens);
    if (solutions >= 1) append_packed(bytes, proof.first);
    if (solutions >= 2) append_packed(bytes, proof.second);
    append_number(bytes, proof.splits.size());
    for (auto split : proof.splits) append_number(bytes, split);
    return bytes;
}

}  // namespace nonet
