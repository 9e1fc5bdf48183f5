#pragma once
// Text within a PDF, in two of the fourteen standard fonts.

#include <string>
#include <string_view>

namespace nonet {

// Encodes text in WinAnsiEncoding, one byte per letter; missing letters become question marks.
std::string win_ansi_of(std::string_view utf8);

// Returns the width of such bytes in Helvetica.
double width_of(std::string_view latin, double size);

// Encodes bytes as a PDF string, in parentheses.
std::string literal_of(std::string_view latin);

// Encodes document information with any letters; as plain text if it is ASCII.
std::string pdf_title_of(std::string_view utf8);

}  // namespace nonet
