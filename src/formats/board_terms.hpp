#pragma once
// Cuts a board's name into terms.

#include <string>
#include <string_view>

#include "formats/rule_names.hpp"

namespace nonet::formats {

// A part of the name, and its place in it.
struct Piece {
    std::string_view text;
    std::size_t at = 0;

    Piece from(std::size_t begin) const { return {text.substr(begin), at + begin}; }
    Piece to(std::size_t size) const { return {text.substr(0, size), at}; }
};

// A rule. "region:r1c1,r2c2" has the word "region" and the details "r1c1,r2c2".
struct Term {
    Piece whole, numbers, details, parts;
    std::string word;  // in its plain form
    bool has_numbers = false, has_details = false, has_parts = false, is_open = false;
};

inline Term cut(const Piece& whole) {
    const TermText text = cut_term(whole.text);
    const auto piece = [&](std::string_view part) {
        return part.data() == nullptr
                   ? Piece{}
                   : Piece{part, whole.at + static_cast<std::size_t>(part.data() - whole.text.data())};
    };
    Term term{whole,
              piece(text.numbers),
              piece(text.details),
              piece(text.parts),
              plain_word(text.word),
              text.has_numbers,
              text.has_details,
              text.has_parts,
              text.is_open};
    if (term.word == "diagonal" && text.word.ends_with('-')) term.word += '-';
    return term;
}

}  // namespace nonet::formats
