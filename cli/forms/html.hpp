#pragma once
// explain --format html: one page that needs nothing else, neither a network nor a script.

#include <string>
#include <vector>

#include "nonet/explain.hpp"

namespace nonet::cli {

// What is said of one puzzle: a line of the page's contents, and a section.
struct HtmlSection {
    std::string heading;
    std::string body;
};

// The section of a path; `number` counts the puzzles of the page from 1.  With `all` its steps are those that could
// come first, each on the same grid.
HtmlSection html_section(const Grid& givens, const Path& path, std::string_view ending, std::size_t number,
                         bool all, Cells cells);

// The section of what is no puzzle.
HtmlSection html_refusal(std::string_view text, std::string_view error, std::size_t number);

// The whole page.
std::string html_page(const std::vector<HtmlSection>& sections);

}  // namespace nonet::cli
