#pragma once
// explain --format html: a self-contained page without network access or scripts.

#include <string>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/more/draw.hpp"

namespace nonet::cli {

// The output for one puzzle: a line of the page's contents, and a section.
struct HtmlSection {
    std::string heading;
    std::string body;
};

// A page of any number of sections, which is printed in chapters: a hundred sections, or four megabytes of them, after
// their list of contents. So at most one chapter is in memory.
class HtmlPage {
 public:
    explicit HtmlPage(Cells cells);

    // Returns the section of a path; `number` counts the puzzles of the page from 1. With `all` its steps are those
    // that could come first, each on the same grid. Safe from several threads, also during add().
    HtmlSection section(const Grid& givens, const Path& path, std::string_view ending, std::size_t number,
                        bool all) const;

    // Returns the section of an unreadable puzzle.
    static HtmlSection refusal(std::string_view text, std::string_view error, std::size_t number);

    // Adds sections in order; returns the text that can be printed now, which is mostly empty.
    [[nodiscard]] std::string add(HtmlSection section);

    // Returns the rest of the page.
    [[nodiscard]] std::string end();

 private:
    std::string chapter(bool more);

    const Cells cells_;
    SvgShelf shelf_;  // shared parts of the pictures of all puzzles
    const std::string empty_grid_;
    std::vector<HtmlSection> chapter_;  // not yet printed
    std::size_t bytes_ = 0;             // its size
    std::size_t written_ = 0;           // the number of printed sections
};

}  // namespace nonet::cli
