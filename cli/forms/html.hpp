#pragma once
// explain --format html: one page that needs nothing else, neither a network nor a script.

#include <string>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/more/draw.hpp"

namespace nonet::cli {

// What is said of one puzzle: a line of the page's contents, and a section.
struct HtmlSection {
    std::string heading;
    std::string body;
};

// A page of any number of sections, which goes out in chapters: a hundred sections, or four megabytes of them, behind
// their contents.  So no more than a chapter is in memory.
class HtmlPage {
 public:
    explicit HtmlPage(Cells cells);

    // The section of a path; `number` counts the puzzles of the page from 1.  With `all` its steps are those that could
    // come first, each on the same grid.  Safe from several threads, beside add() as well.
    HtmlSection section(const Grid& givens, const Path& path, std::string_view ending, std::size_t number,
                        bool all) const;

    // The section of what is no puzzle.
    static HtmlSection refusal(std::string_view text, std::string_view error, std::size_t number);

    // Sections in their order; what can go out now, which is mostly nothing.
    [[nodiscard]] std::string add(HtmlSection section);

    // The rest of the page.
    [[nodiscard]] std::string end();

 private:
    std::string chapter(bool more);

    const Cells cells_;
    SvgShelf shelf_;  // what the pictures of all puzzles have in common
    const std::string empty_grid_;
    std::vector<HtmlSection> chapter_;  // not out yet
    std::size_t bytes_ = 0;             // of it
    std::size_t written_ = 0;           // sections
};

}  // namespace nonet::cli
