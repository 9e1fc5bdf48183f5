#pragma once
// Text within a PDF, in two of the fourteen fonts that every reader brings along.

#include <string>
#include <string_view>

namespace nonet {

// One byte for each letter, as WinAnsiEncoding has them; what it lacks becomes a question mark.
std::string win_ansi_of(std::string_view utf8);

// How wide such bytes are in Helvetica.
double width_of(std::string_view latin, double size);

// Bytes in brackets, as an object of a PDF.
std::string literal_of(std::string_view latin);

// The bytes of what a document says of itself: any letter.  Plain where ASCII will do.
std::string pdf_title_of(std::string_view utf8);

}  // namespace nonet
