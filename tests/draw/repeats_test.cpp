// Shared parts of pictures are written once, and each picture still shows them.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

#include "draw/drawn.hpp"
#include "draw/inks.hpp"
#include "draw/numbers.hpp"
#include "nonet/more/draw.hpp"
#include "support/files.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

TEST(Svg, WritesWhatAllPagesHaveOnce) {
    const Drawing page = draw(start_of(puzzle(known::classic)));
    const std::string alone = svg(std::span(&page, 1));
    EXPECT_EQ(count(alone, "<use "), 0u);
    const std::array pages{page, page, page};
    const std::string text = svg(pages);
    for (const char* ink : {"bold", "thin", "label"})
        EXPECT_EQ(count(text, std::string("<g class=\"ink-") + ink + "\""), 1u) << ink;
    EXPECT_EQ(count(text, "<use xlink:href="),
              2u * 2);  // the paper and the lines, on the second and the third
    EXPECT_EQ(count(text, "class=\"ink-given\""), 3u);  // each page has its own digits
    SvgWriter writer;
    std::string inner;
    for (const Drawing& one : pages) inner += writer.page(one);
    EXPECT_EQ(writer.head() + inner + std::string(SvgWriter::tail), text);
}

// The letters within each group of a page, as "x y letter", by the group's id.
std::map<std::string, std::multiset<std::string>> letters_by_id(const std::string& text) {
    std::map<std::string, std::multiset<std::string>> found;
    std::vector<std::string> open;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("<g id=\"")) open.push_back(line.substr(7, line.find('"', 7) - 7));
        if (line == "</g>") open.pop_back();
        if (!line.starts_with("<text x=\"")) continue;
        const std::size_t end = line.find('"', 9), y = line.find(" y=\"") + 4, text_at = line.find('>') + 1;
        std::istringstream places(line.substr(9, end - 9));
        std::size_t letter = text_at;
        for (std::string x; places >> x; ++letter)
            for (const std::string& id : open)
                found[id].insert(x + ' ' + line.substr(y, line.find('"', y) - y) + ' ' + line[letter]);
    }
    return found;
}

// Each picture uses exactly the groups that its drawing has, and nothing is written twice.
TEST(SvgSeries, ShowsWhatTheDrawingsHave) {
    for (const auto& line : {std::string(known::classic), read_lines(source_path("data/minimal.txt"))[3]}) {
        const Path path = explain(puzzle(line), {.nodes = 100'000});
        std::vector<Drawing> drawings;
        State state = path.start;
        for (const Step& step : path.steps) {
            for (Drawing& part : draw_parts(state, step, {.givens = grid(line).values}))
                drawings.push_back(std::move(part));
            apply(state, step);
        }
        SvgShelf shelf("n");
        (void)shelf.element(draw(start_of(ClassicPuzzle{})));
        const SvgSeries series = svg_series(drawings, "p1-", shelf);
        ASSERT_EQ(series.elements.size(), drawings.size());
        const auto letters = letters_by_id(series.shared);
        for (std::size_t i = 0; i < drawings.size(); ++i) {
            const std::string& element = series.elements[i];
            EXPECT_EQ(count(element, "<use href=\"#n"), 2u);  // the paper, the lines
            for (Ink ink : {Ink::given, Ink::value, Ink::candidate}) {
                std::multiset<std::string> wanted;
                for (const Shape& shape : drawings[i].shapes)
                    if (shape.ink == ink)
                        wanted.insert(length_text(shape.points[0].x) + ' ' +
                                      length_text(shape.points[0].y + .36 * shape.size) + ' ' + shape.text);
                const std::string use = "<use class=\"ink-" + std::string(look_of(ink).name) + '"';
                ASSERT_EQ(count(element, use), wanted.empty() ? 0u : 1u) << element;
                if (wanted.empty()) continue;
                const std::string rest = element.substr(element.find(use));
                const std::size_t id = rest.find("href=\"#") + 7;
                const std::string name = rest.substr(id, rest.find('"', id) - id);
                ASSERT_TRUE(letters.contains(name)) << name;
                // A caption above moves the whole grid.
                if (rest.substr(0, rest.find('\n')).find(" y=") == std::string::npos) {
                    EXPECT_EQ(letters.at(name), wanted) << i << ' ' << use;
                }
            }
        }
        std::size_t written = 0;
        for (std::size_t at = 0; (at = series.shared.find("<text x=\"", at)) != std::string::npos; ++at) {
            const std::size_t text_at = series.shared.find('>', at) + 1;
            written += series.shared.find('<', text_at) - text_at;
        }
        EXPECT_LE(written, marks_of(path.start) + 2 * cell_count);
    }
}

// Pictures that do not continue each other, such as steps that could all come first, are still complete.
TEST(SvgSeries, BeginsAnewWhereNothingIsHeld) {
    const auto page = [](std::vector<double> places) {
        Drawing drawing{.width = 100, .height = 100};
        for (double x : places)
            drawing.shapes.push_back({.kind = Shape::Kind::text,
                                      .ink = Ink::candidate,
                                      .points = {{{x, 50}}},
                                      .size = 10,
                                      .text = "5"});
        drawing.parts.push_back({.first = 0, .count = places.size()});
        return drawing;
    };
    const std::array drawings{page({10, 20, 30}), page({20, 30}), page({20, 30, 40}), page({20, 30})};
    const SvgSeries series = svg_series(drawings, "p", SvgShelf("n"));
    const auto letters = letters_by_id(series.shared);
    EXPECT_EQ(letters.at("p0-0").size(), 3u);
    EXPECT_EQ(letters.at("p0-1").size(), 2u);
    EXPECT_EQ(letters.at("p1-0").size(), 3u);
    EXPECT_EQ(letters.at("p1-1").size(), 2u);
    EXPECT_NE(series.elements[2].find("#p1-0"), std::string::npos);
    EXPECT_NE(series.elements[3].find("#p1-1"), std::string::npos);
}

}  // namespace
}  // namespace nonet
