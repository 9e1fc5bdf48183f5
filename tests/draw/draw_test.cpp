#include "nonet/more/draw.hpp"
#include "command/markup.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "draw/drawn.hpp"
#include "draw/inks.hpp"
#include "draw/numbers.hpp"
#include "support/files.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

// Calls `look` with every step of some paths, from singles to dynamic chains, and the state before the step.
void for_each_step(const std::function<void(const State&, const Step&)>& look) {
    for (const auto& line : read_lines(source_path("data/minimal.txt"))) {
        const Path path = explain(puzzle(line), {.nodes = 3'000});
        State state = path.start;
        for (const Step& step : path.steps) {
            look(state, step);
            apply(state, step);
        }
    }
}

TEST(Draw, ShowsEveryValueAndEveryCandidateOnce) {
    const State start = start_of(puzzle(known::classic));
    const Drawing drawing = draw(start);
    EXPECT_EQ(count(drawing, Ink::given), static_cast<std::size_t>(81 - std::ranges::count(start.values, 0)));
    EXPECT_EQ(count(drawing, Ink::candidate), marks_of(start));
    EXPECT_EQ(count(draw(start, {.candidates = false}), Ink::candidate), 0u);
    EXPECT_EQ(count(drawing, Ink::box_line), 2u * (side / box_side + 1));
    EXPECT_EQ(count(drawing, Ink::box_line) + count(drawing, Ink::thin_line), 2u * (side + 1));
}

TEST(Draw, TellsGivensFromValues) {
    State state = start_of(puzzle(known::classic_solution));
    const Drawing drawing = draw(state, {.givens = grid(known::classic).values});
    const auto givens = static_cast<std::size_t>(grid(known::classic).filled());
    EXPECT_EQ(count(drawing, Ink::given), givens);
    EXPECT_EQ(count(drawing, Ink::value), cell_count - givens);
}

TEST(Draw, LabelsRowsAsCellsAreNamed) {
    const auto labels = [](const DrawOptions& options) {
        std::string text;
        for (const Shape& shape : draw(start_of(ClassicPuzzle{}), options).shapes)
            if (shape.ink == Ink::label) text += shape.text;
        return text;
    };
    EXPECT_EQ(labels({}), "123456789123456789");
    EXPECT_EQ(labels({.cells = Cells::a1}), "123456789ABCDEFGHI");
}

TEST(Draw, StepsShowWhatTheyPlaceAndStrikeOutWhatTheyRemove) {
    std::set<std::string_view> kinds;
    for_each_step([&](const State& state, const Step& step) {
        kinds.insert(step.kind);
        std::size_t removed = 0;
        for (const auto& [cell, digits] : step.remove) removed += static_cast<std::size_t>(digits.size());
        const auto parts = draw_parts(state, step);
        ASSERT_EQ(parts.size(), std::max<std::size_t>(step.chains.size(), 1)) << step.kind;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const Drawing& part = parts[i];
            EXPECT_EQ(count(part, Ink::placed), step.place.size()) << step.kind;
            EXPECT_EQ(count(part, Ink::placed_digit), step.place.size()) << step.kind;
            EXPECT_EQ(count(part, Ink::strike), removed) << step.kind;
            EXPECT_EQ(count(part, Ink::removed_digit), removed) << step.kind;
            EXPECT_EQ(count(part, Ink::candidate) + step.place.size() + removed, marks_of(state));
            if (step.chains.empty()) continue;
            // An arrow for each premise, and a double ring at the beginning.
            std::size_t links = 0;
            for (const ChainNode& node : step.chains[i].nodes) links += node.from.size();
            EXPECT_EQ(count(part, Ink::link_head), links) << step.kind;
            EXPECT_EQ(count(part, Ink::supposed), 1u) << step.kind;
        }
    });
    EXPECT_GT(kinds.size(), 15u);
}

// A step of `count` chains, each a single link.
Step chains_from_one_cell(int count) {
    Step step{.kind = "multiple_chain.cell", .remove = {{8, DigitSet::of(0)}}};
    for (int i = 0; i < count; ++i)
        step.chains.push_back({{{.literal = {0, static_cast<Digit>(i), true}},
                                {.literal = {8, 0, false}, .why = Why::row, .from = {0}}}});
    return step;
}

TEST(Draw, GridsOfSeveralChainsStandSideBySide) {
    const State state = start_of(ClassicPuzzle{});
    const double width = draw(state, chains_from_one_cell(1)).width;
    const std::array<double, 6> columns{1, 2, 3, 2, 3, 3};
    for (std::size_t i = 0; i < columns.size(); ++i)
        EXPECT_EQ(draw(state, chains_from_one_cell(static_cast<int>(i) + 1)).width, columns[i] * width) << i;
}

// The library must handle steps from any caller.
TEST(Draw, TakesStepsThatMakeNoSense) {
    State state = start_of(ClassicPuzzle{});
    Step step = chains_from_one_cell(1);
    step.chains[0].nodes[1].literal = {0, 0, false};  // a link from a candidate to itself has no direction
    const Drawing drawing = draw(state, step);
    EXPECT_EQ(count(drawing, Ink::link_head), 0u);
    EXPECT_EQ(svg({&drawing, 1}).find("nan"), std::string::npos);
    state.marks[0].erase(1);  // shown, although it is absent
    Step pattern{.kind = "naked_pair", .remove = {{8, DigitSet::of(0)}}};
    pattern.exhibits = {{.cells = {{0, DigitSet::of(0) | DigitSet::of(1)}}}};
    EXPECT_EQ(count(draw(state, pattern), Ink::used), 1u);
}

TEST(Draw, BreaksCaptionsBetweenWords) {
    for_each_step([](const State& state, const Step& step) {
        std::string caption;
        for (const Shape& shape : draw(state, step, {.caption = true}).shapes)
            if (shape.ink == Ink::caption && !shape.centred && !shape.text.starts_with("If "))
                (caption += caption.empty() ? "" : " ") += shape.text;
        EXPECT_EQ(caption, std::string(name_of_kind(step.kind)) + ": " + conclusion_of(step));
    });
}

TEST(Svg, IsCalledAsItsFirstPage) {
    Drawing first, second;
    first.title = "one";
    second.title = "two";
    const std::array pages{first, second};
    EXPECT_NE(svg(pages).find("<title>one</title>"), std::string::npos);
}

// Nothing is drawn beyond the edge, so nothing is cut off.
TEST(Draw, StaysWithinItsEdges) {
    for_each_step([](const State& state, const Step& step) {
        const Drawing drawing = draw(state, step, {.caption = true});
        for (const Shape& shape : drawing.shapes) {
            if (shape.kind == Shape::Kind::curve) continue;  // its control points may be outside
            for (const Point& point : shape.points) {
                ASSERT_GE(point.x, 0) << step.kind;
                ASSERT_GE(point.y, 0) << step.kind;
                ASSERT_LE(point.x, drawing.width) << step.kind;
                ASSERT_LE(point.y, drawing.height) << step.kind;
            }
        }
    });
}

TEST(Draw, InksHaveNamesAndColoursOfTheirOwn) {
    std::set<std::string_view> names;
    for (int i = 0; i < ink_count; ++i) {
        const Look& look = look_of(static_cast<Ink>(i));
        EXPECT_FALSE(look.name.empty()) << i;
        EXPECT_TRUE(names.insert(look.name).second) << look.name;
        EXPECT_TRUE(look.fill || look.stroke) << look.name;
        EXPECT_EQ(count(svg_style(), std::string(".ink-") + std::string(look.name) + "{"), 2u) << look.name;
    }
}

TEST(Draw, TextBecomesMarkup) {
    EXPECT_EQ(markup_text("a < b & \"c\"\n\x01"), "a &lt; b &amp; &quot;c&quot;\n");
    const Drawing drawing{.width = 1, .height = 1, .title = "<&>", .shapes = {}};
    EXPECT_EQ(count(svg({&drawing, 1}), "<title>&lt;&amp;></title>"), 1u);
}

TEST(Draw, LengthsAreTextInHundredths) {
    EXPECT_EQ(length_text(0), "0");
    EXPECT_EQ(length_text(12), "12");
    EXPECT_EQ(length_text(1.5), "1.5");
    EXPECT_EQ(length_text(2.31), "2.31");
    EXPECT_EQ(length_text(-.05), "-0.05");
    EXPECT_EQ(length_text(.999), "1");
    EXPECT_EQ(length_text(-.001), "0");
}

// ------------------------------------------------------------------------------------------------ sheets

Sheet::Entry entry_of(const Grid& puzzle, const Grid& solution) {
    return {.puzzle = ClassicPuzzle{puzzle}, .solution = {solution.values.begin(), solution.values.end()}};
}

Sheet sheet_of(std::size_t puzzles, int per_page) {
    Sheet sheet{.title = "Title", .per_page = per_page};
    for (std::size_t i = 0; i < puzzles; ++i)
        sheet.entries.push_back(entry_of(grid(known::classic), grid(known::classic_solution)));
    return sheet;
}

TEST(Sheets, HaveAllPuzzlesAndThenAllSolutions) {
    for (int per_page : {1, 2, 4, 6, 9, 12, 100}) {
        const Sheet sheet = sheet_of(10, per_page);
        const auto pages = draw(sheet);
        std::size_t filled = 0, givens = 0;
        for (const Drawing& page : pages) {
            filled += count(page, Ink::value);
            givens += count(page, Ink::given);
        }
        const auto shown = static_cast<std::size_t>(grid(known::classic).filled());
        EXPECT_EQ(givens, 2 * 10 * shown) << per_page;  // unsolved and solved
        EXPECT_EQ(filled, 10 * (cell_count - shown)) << per_page;
        const auto puzzle_pages = static_cast<std::size_t>((10 + per_page - 1) / per_page);
        for (std::size_t i = 0; i < pages.size(); ++i)
            EXPECT_EQ(count(pages[i], Ink::value) == 0, i < puzzle_pages) << per_page;
        for (const Drawing& page : pages)
            for (const Shape& shape : page.shapes)
                for (const Point& point : shape.points) {
                    ASSERT_GE(point.x, 0);
                    ASSERT_GE(point.y, 0);
                    ASSERT_LE(point.x, page.width);
                    ASSERT_LE(point.y, page.height);
                }
    }
}

TEST(Sheets, LeaveSolutionsOut) {
    Sheet sheet = sheet_of(3, 2);
    sheet.solutions = false;
    EXPECT_EQ(draw(sheet).size(), 2u);
    for (auto& entry : sheet.entries) entry.solution.clear();
    sheet.solutions = true;
    EXPECT_EQ(draw(sheet).size(), 2u);
    EXPECT_TRUE(draw(Sheet{}).empty());
}

TEST(Sheets, HaveTheSizeOfTheirPaper) {
    Sheet sheet = sheet_of(1, 1);
    EXPECT_NEAR(draw(sheet)[0].width * 25.4 / 72, 210, .01);
    EXPECT_NEAR(draw(sheet)[0].height * 25.4 / 72, 297, .01);
    sheet.paper = Sheet::Paper::letter;
    EXPECT_EQ(draw(sheet)[0].width, 8.5 * 72);
    EXPECT_EQ(draw(sheet)[0].height, 11 * 72);
}

// ------------------------------------------------------------------------------------------------ PDF

// Every object is at the place listed in the table at the end, and every stream has the stated length.
TEST(Pdf, PlacesAndLengthsAreRight) {
    Sheet sheet = sheet_of(3, 2);
    sheet.title =
        "(a) b\\c \xc3\xa4 \xe2\x82\xac \xd0\xb6";  // brackets, a backslash, Latin-1, the euro, a Cyrillic letter
    const std::string text = pdf(draw(sheet));
    const std::size_t table = std::stoul(text.substr(text.rfind("startxref\n") + 10));
    ASSERT_EQ(text.substr(table, 5), "xref\n");
    std::size_t objects = std::stoul(text.substr(table + 7)), line = text.find('\n', table + 5) + 1;
    constexpr std::size_t forms = 2 * 2;  // the paper and the lines of a grid, for puzzles and for solutions
    EXPECT_EQ(objects, 6u + 2 * 3 + forms);
    EXPECT_EQ(count(text, "/Subtype /Form "), forms);
    EXPECT_EQ(count(text, " Do Q\n"), 2u * (3 + 3));
    for (std::size_t i = 1; i < objects; ++i) {
        const std::size_t place = std::stoul(text.substr(line + 20 * i, 10));
        const std::string head = std::to_string(i) + " 0 obj\n";
        EXPECT_EQ(text.substr(place, head.size()), head);
    }
    EXPECT_EQ(count(text, "/Type /Page "), 3u);
    for (std::size_t at = text.find("/Length "); at != std::string::npos;
         at = text.find("/Length ", at + 1)) {
        const std::size_t length = std::stoul(text.substr(at + 8)), begin = text.find("stream\n", at) + 7;
        EXPECT_EQ(text.substr(begin + length, 9), "endstream");
    }
    EXPECT_EQ(count(text, "(\\(a\\) b\\\\c \xe4 \x80 ?)Tj"), 2u);  // on the two pages of puzzles
}

TEST(Pdf, SaysWhichLetterItsFontsLack) {
    EXPECT_EQ(missing_in_pdf("Plain, \xc3\xa4\xc3\xb6\xc3\xbc, \xe2\x82\xac, \xe2\x80\x9equoted\xe2\x80\x9c"),
              std::nullopt);
    EXPECT_EQ(missing_in_pdf("a \xd0\xb6 b"), "\xd0\xb6");
    EXPECT_EQ(missing_in_pdf("\xe6\x95\xb0\xe7\x8b\xac"), "\xe6\x95\xb0");
    EXPECT_EQ(missing_in_pdf("\xf0\x9f\x98\x80"), "\xf0\x9f\x98\x80");
    for (const char* broken : {"\xff", "\xc3", "\xe2\x82", "\x80", "\xc3("})
        EXPECT_TRUE(missing_in_pdf(broken)) << broken;
    EXPECT_EQ(missing_in_pdf(""), std::nullopt);
    // The document's metadata is in UTF-16.
    const Drawing page{.width = 1, .height = 1, .title = "\xd0\xb6\xf0\x9f\x98\x80", .shapes = {}};
    const std::string utf_16("(\xfe\xff\x04\x36\xd8\x3d\xde\x00)", 10);
    EXPECT_EQ(count(pdf({&page, 1}), "/Title " + utf_16), 1u);
}

// PDF counts upwards from the lower edge of the page.
TEST(Pdf, StandsUpright) {
    const Drawing page{.width = 100,
                       .height = 90,
                       .shapes = {{.kind = Shape::Kind::line, .points = {{{10, 20}, {30, 40}}}, .width = 1},
                                  {.kind = Shape::Kind::box, .points = {{{10, 20}, {30, 50}}}, .width = 1}}};
    const std::string text = pdf(std::span(&page, 1));
    EXPECT_EQ(count(text, " 10 70 m 30 50 l S\n"), 1u) << text;
    EXPECT_EQ(count(text, "\n10 70 20 -30 re f\n"), 1u) << text;
}

// Each page's text state is complete regardless of earlier text, and digits of one look encode their distances.
TEST(Pdf, TextsOfOneLookShareAnObject) {
    const auto digit = [](double x, Ink ink) {
        return Shape{.kind = Shape::Kind::text, .ink = ink, .points = {{{x, 50}}}, .size = 10, .text = "5"};
    };
    const Drawing page{.width = 100,
                       .height = 100,
                       .shapes = {digit(10, Ink::given), digit(30, Ink::given), digit(60, Ink::value)}};
    const std::string text = pdf(std::span(&page, 1));
    EXPECT_EQ(count(text, "BT "), 2u);
    EXPECT_EQ(count(text, "BT /B 10 Tf\n7.22 46.45 Td (5)Tj\n20 0 Td (5)Tj\nET\n"), 1u) << text;
    EXPECT_EQ(count(text, "BT /A 10 Tf\n57.22 46.45 Td (5)Tj\nET\n"), 1u) << text;
    // One font in two colours is two looks.
    const Drawing two{
        .width = 100, .height = 100, .shapes = {digit(10, Ink::value), digit(30, Ink::candidate)}};
    const std::string coloured = pdf(std::span(&two, 1));
    EXPECT_EQ(count(coloured, "BT /A 10 Tf\n"), 2u) << coloured;
}

TEST(Pdf, PagesHaveTheirListWhereverFormsStand) {
    const Drawing with = draw(start_of(ClassicPuzzle{})), without{.width = 9, .height = 9};
    const std::array pages{without, with, without, with};
    const std::string text = pdf(pages);
    EXPECT_EQ(count(text, "/Count 4 "), 1u);
    EXPECT_EQ(count(text, "/Kids [6 0 R 10 0 R 12 0 R 14 0 R ]"), 1u) << text.substr(text.rfind("/Kids"));
    for (int number : {6, 10, 12, 14})
        EXPECT_EQ(count(text, "\n" + std::to_string(number) + " 0 obj\n<< /Type /Page "), 1u) << number;
}

}  // namespace
}  // namespace nonet
