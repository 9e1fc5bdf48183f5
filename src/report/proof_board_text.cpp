// Certificates of any board as text (docs/proof.md).

#include <string>

#include "nonet/board_text.hpp"
#include "nonet/more/proof.hpp"

namespace nonet {
namespace {

// "r3c4=7", "r3c4<>7".
void append_literal(std::string& out, const Geometry& board, int literal) {
    const int option = literal / 2;
    out += board_cell_name(board, static_cast<Cell>(option / board.digit_count()));
    out += literal % 2 == 0 ? "=" : "<>";
    out += board_glyph(board, static_cast<Digit>(option % board.digit_count()));
}

}  // namespace

std::string format_proof(const WideProof& proof, const Geometry& board) {
    const bool has_one = proof.status != Status::none, has_two = proof.status == Status::multiple;
    std::string text = "board ";
    text += board.name();
    text += has_two ? " several " : has_one ? " unique " : " none ";
    text += format_board_line(board, proof.givens);
    if (has_one) text += ' ' + format_board_line(board, proof.first);
    if (has_two) text += ' ' + format_board_line(board, proof.second);
    for (std::size_t i = 0; i < proof.lemmas.size(); ++i) {
        text += ' ';
        if (i < proof.lemma_rules.size() && proof.lemma_rules[i] != 0)
            text += "rule" + std::to_string(proof.lemma_rules[i]) + ':';
        const char* before = "";
        for (const auto literal : proof.lemmas[i]) {
            text += before;
            append_literal(text, board, literal);
            before = ",";
        }
    }
    return text;
}

}  // namespace nonet
