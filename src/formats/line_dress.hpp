#pragma once
// The characters that mail programs, Markdown and LaTeX put around the cells of a line.

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::formats {

// Returns the number of bytes of mail quoting before a line: "> ", ">> ", "> > ".
std::size_t quoting(std::string_view line);

// Returns whether undress_line would change the line. It rejects most lines quickly.
bool is_dressed(std::string_view ascii);

// Overwrites all characters that do not belong to cells with spaces, ';' or a border's '-'. The length does not change.
//
//   `53..7....`            code within a text
//   | **5** | 3 |          bold cells of a table
// 5 & 3 & & ... \\       a row of a table in LaTeX; \hline and similar commands are borders
// |5|3| | ... |.         a row of the LaTeX package for Sudokus
//   5 | 3 |   | ...        nine cells without outer bars, some of them empty
void undress_line(std::string& ascii);

}  // namespace nonet::formats
