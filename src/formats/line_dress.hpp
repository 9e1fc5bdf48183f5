#pragma once
// What mail programs, Markdown and LaTeX put around the cells of a line.

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::formats {

// How many bytes of quoting stand before a line of a mail: "> ", ">> ", "> > ".
std::size_t quoting(std::string_view line);

// Whether the line has something that undress_line changes; a quick no for most.
bool is_dressed(std::string_view ascii);

// Writes spaces, ';' or a border's '-' over what is no cell; the length stays.
//
//   `53..7....`            code within a text
//   | **5** | 3 |          bold cells of a table
//   5 & 3 & & ... \\       a row of a table in LaTeX; \hline and its kin are borders
//   |5|3| | ... |.         a row of its package for Sudokus
//   5 | 3 |   | ...        nine cells without outer bars, some of them empty
void undress_line(std::string& ascii);

}  // namespace nonet::formats
