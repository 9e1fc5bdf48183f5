#include "nonet/board_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "nonet/boards.hpp"
#include "support/files.hpp"

namespace nonet {
namespace {

using Values = std::vector<std::uint8_t>;

Geometry board(std::string_view name) { return parse_board(name).value(); }

constexpr std::string_view jigsaw = "jigsaw:111122112222333344334444555566556666";

std::vector<Geometry> all_boards() {
    std::vector<Geometry> list;
    for (std::string_view name :
         {"4x4",        "5x5",      "6x6",      "6x6:3x2",      "7x7",           "8x8",      "9x9",
          "9x9+x",      "9x9+0..8", "10x10",    "11x11",        "12x12",         "15x15",    "16x16",
          "20x20",      "25x25",    "6x9",      "16x16+0..15",  "25x25+0..24",   "7x7+1..9", "6x6:none",
          "12x8+0..11", "13x13+x",  "6x6+0..5", "10x10+knight", "6x6:none+1..12"})
        list.push_back(board(name));
    list.push_back(board(jigsaw));
    list.push_back(board("jigsaw:..11..11........"));
    return list;
}

Values random_values(const Geometry& geometry, Rng& rng, std::uint32_t percent) {
    Values values(static_cast<std::size_t>(geometry.cell_count()));
    for (auto& value : values)
        if (rng.below(100) < percent)
            value =
                static_cast<std::uint8_t>(1 + rng.below(static_cast<std::uint32_t>(geometry.digit_count())));
    return values;
}

void expect_read(const std::string& text, const Geometry& geometry, const Values& values,
                 std::string_view what) {
    const auto puzzle = parse_board_puzzle(text, geometry);
    ASSERT_TRUE(puzzle) << geometry.name() << ' ' << what << ": " << puzzle.error().line << ':'
                        << puzzle.error().column << ' ' << puzzle.error().message() << '\n'
                        << text;
    EXPECT_EQ(puzzle->values, values) << geometry.name() << ' ' << what << '\n' << text;
    EXPECT_TRUE(puzzle->marks.empty()) << geometry.name() << ' ' << what << '\n' << text;
    EXPECT_EQ(puzzle->geometry, geometry);
}

TEST(BoardText, EveryWriterIsReadBack) {
    Rng rng(1);
    for (const Geometry& geometry : all_boards())
        for (std::uint32_t percent : {30u, 60u, 100u}) {
            const Values values = random_values(geometry, rng, percent);
            for (char blank : {'.', '0', '-', '*'}) {
                if (blank == '0' && geometry.zero_based()) continue;
                expect_read(format_line(geometry, values, blank), geometry, values, "line");
                expect_read(format_grid(geometry, values, blank), geometry, values, "grid");
                expect_read(format_pretty(geometry, values, blank), geometry, values, "pretty");
                if (geometry.digit_count() <= 9) continue;
                expect_read(format_grid(geometry, values, blank, Glyphs::numbers), geometry, values,
                            "numbers");
                expect_read(format_pretty(geometry, values, blank, Glyphs::numbers), geometry, values,
                            "pretty numbers");
            }
        }
}

TEST(BoardText, EveryListOfCandidatesIsReadBack) {
    Rng rng(2);
    for (const Geometry& geometry : all_boards())
        for (std::uint32_t most : {2u, 25u}) {
            std::vector<BoardDigitSet> marks(static_cast<std::size_t>(geometry.cell_count()));
            const auto digits = static_cast<std::uint32_t>(geometry.digit_count());
            for (auto& set : marks)
                for (std::uint32_t i = rng.below(most + 1); i > 0; --i)
                    set.insert(static_cast<Digit>(rng.below(digits)));
            marks[0] = BoardDigitSet(0b11u);
            for (const std::string& text : {format_marks(geometry, marks), format_pencil(geometry, marks)}) {
                const auto puzzle = parse_board_puzzle(text, geometry);
                ASSERT_TRUE(puzzle) << geometry.name() << ' ' << puzzle.error().line << ':'
                                    << puzzle.error().column << ' ' << puzzle.error().message() << '\n'
                                    << text;
                EXPECT_EQ(puzzle->marks, marks) << geometry.name() << '\n' << text;
            }
        }
    // Lists that could also be the numbers 12 and 13.
    const Geometry sixteen = board("16x16");
    std::vector<BoardDigitSet> marks(256, BoardDigitSet(1u));
    marks[3] = BoardDigitSet(0b11u);
    marks[200] = BoardDigitSet(0b101u);
    EXPECT_EQ(parse_board_puzzle(format_pencil(sixteen, marks), sixteen)->marks, marks);
}

// A row of lists such as "| 12 12 |" has as many characters as the board has cells.
TEST(BoardText, EveryListOfCandidatesOfFourCellsIsReadBack) {
    for (const char* name : {"2x2", "2x2:none", "2x2+knight+king+nonconsecutive"})
        for (unsigned number = 0; number < 256; ++number) {
            const Geometry geometry = board(name);
            std::vector<BoardDigitSet> marks;
            for (unsigned cell = 0; cell < 4; ++cell)
                marks.push_back(BoardDigitSet(number >> 2 * cell & 0b11u));
            const std::string text = format_pencil(geometry, marks);
            const auto puzzle = parse_board_puzzle(text, geometry);
            ASSERT_TRUE(puzzle) << name << ' ' << puzzle.error().message() << '\n' << text;
            // Without a list of two candidates it is a grid.
            const bool has_list =
                std::ranges::any_of(marks, [](BoardDigitSet set) { return set.size() > 1; });
            if (has_list) {
                EXPECT_EQ(puzzle->marks, marks) << name << '\n' << text;
            }
        }
}

TEST(BoardText, BordersFollowBoxesAndPieces) {
    const Values six(36), four(16);
    EXPECT_EQ(format_pretty(board("6x6"), six),
              "+-------+-------+\n"
              "| . . . | . . . |\n"
              "| . . . | . . . |\n"
              "+-------+-------+\n"
              "| . . . | . . . |\n"
              "| . . . | . . . |\n"
              "+-------+-------+\n"
              "| . . . | . . . |\n"
              "| . . . | . . . |\n"
              "+-------+-------+\n");
    EXPECT_EQ(format_pretty(board("jigsaw:1112122233343444"), four),
              "+---------+---+\n"
              "| .   . . | . |\n"
              "|   +-----+   |\n"
              "| . | . .   . |\n"
              "+---+-----+---+\n"
              "| .   . . | . |\n"
              "|   +-----+   |\n"
              "| . | . .   . |\n"
              "+---+---------+\n");
    EXPECT_EQ(format_pretty(board("5x5"), Values(25)),
              "+-----------+\n"
              "| . . . . . |\n"
              "| . . . . . |\n"
              "| . . . . . |\n"
              "| . . . . . |\n"
              "| . . . . . |\n"
              "+-----------+\n");
}

struct Read {
    Values values;
    TextForm form;
    std::vector<BoardDigitSet> marks;
};

Read read(std::string_view text, std::string_view name) {
    TextForm form;
    const auto puzzle = parse_board_puzzle(text, board(name), &form);
    EXPECT_TRUE(puzzle) << name << ": " << puzzle.error().line << ':' << puzzle.error().column << ' '
                        << puzzle.error().message() << '\n'
                        << text;
    return puzzle ? Read{puzzle->values, form, puzzle->marks} : Read{};
}

const Values four = {1, 2, 3, 4, 3, 4, 1, 2, 2, 0, 4, 3, 4, 3, 2, 0};

TEST(BoardText, IsReadInTheFormsThatPeopleWrite) {
    const std::pair<const char*, Format> texts[] = {
        {"123434122.43432.", Format::line},
        {"123434122.43432.  # a comment", Format::line},
        {"1234341220434320,1234341221434321", Format::line},
        {"1234\n3412\n2.43\n432.\n", Format::grid},
        {"1 2 3 4\n3 4 1 2\n2 . 4 3\n4 3 2 .", Format::grid},
        {"1,2,3,4\n3,4,1,2\n2,,4,3\n4,3,2,", Format::grid},
        {"1\t2\t3\t4\n3\t4\t1\t2\n2\t\t4\t3\n4\t3\t2\t\n", Format::grid},
        {"+-----+-----+\n| 1 2 | 3 4 |\n| 3 4 | 1 2 |\n+-----+-----+\n| 2 . | 4 3 |\n| 4 3 | 2 . |\n+-----+-----+\n",
         Format::grid},
        {"12|34\n34|12\n--+--\n2-|43\n43|2-\n", Format::grid},
        {"1 2 3 4\n----\n3 4 1 2\n2 - 4 3\n4 3 2 -\n", Format::grid},
        {"[[1,2,3,4],[3,4,1,2],[2,0,4,3],[4,3,2,0]]", Format::literal},
        {"[[1, 2, 3, 4],\n [3, 4, 1, 2],\n [2, null, 4, 3],\n [4, 3, 2, None]]", Format::literal},
        {"int grid[4][4] = {\n  {1, 2, 3, 4},\n  {3, 4, 1, 2},\n\n  {2, 0, 4, 3},\n  {4, 3, 2, 0}\n};",
         Format::literal},
        {"[1,2,3,4,3,4,1,2,2,0,4,3,4,3,2,0]", Format::literal},
        {"[\"1234\", \"3412\", \"2.43\", \"432.\"]", Format::literal},
        {"[[\"1\",\"2\",\"3\",\"4\"],[\"3\",\"4\",\"1\",\"2\"],[\"2\",\"\",\"4\",\"3\"],[\"4\",\"3\",\"2\",\" \"]]",
         Format::literal},
        {"A = [1 2 3 4; 3 4 1 2; 2 0 4 3; 4 3 2 0];", Format::literal},
        {"1 2 3 4 3 4 1 2 2 0 4 3 4 3 2 0", Format::numbers},
        {"1 2 3 4 3 4 1 2\n2 0 4 3 4 3 2 0\n", Format::numbers},
        {"{\"puzzle\": \"123434122.43432.\", \"id\": 7}", Format::json},
        {"{\"puzzle\": [[1,2,3,4],[3,4,1,2],[2,0,4,3],[4,3,2,0]]}", Format::json},
        {"{\"puzzle\": \"1234\\n3412\\n2.43\\n432.\"}", Format::json},
        {"id,puzzle\n7,123434122.43432.\n", Format::csv},
        {"# a comment\n\n[Puzzle]\n1234\n3412\n2.43\n432.\n", Format::grid},
    };
    for (const auto& [text, format] : texts) {
        const Read puzzle = read(text, "4x4");
        EXPECT_EQ(puzzle.values, four) << text;
        EXPECT_EQ(name_of(puzzle.form.format), name_of(format)) << text;
    }
}

TEST(BoardText, TellsGlyphsByWhatOccurs) {
    const auto grid = [](std::string_view glyphs) {  // two rows of sixteen glyphs, and nothing else
        std::string text(256, '.');
        std::ranges::copy(glyphs, text.begin());
        return text;
    };
    const auto first = [&](std::string_view glyphs) {
        const Read puzzle = read(grid(glyphs), "16x16");
        return std::pair{puzzle.form.glyphs,
                         Values(puzzle.values.begin(), puzzle.values.begin() + std::ssize(glyphs))};
    };
    EXPECT_EQ(first("19AG"), (std::pair{Glyphs::usual, Values{1, 9, 10, 16}}));
    EXPECT_EQ(first("19ag"), (std::pair{Glyphs::usual, Values{1, 9, 10, 16}}));
    EXPECT_EQ(first("09AF"), (std::pair{Glyphs::from_zero, Values{1, 10, 11, 16}}));
    EXPECT_EQ(first("09AG"), (std::pair{Glyphs::usual, Values{0, 9, 10, 16}}));
    EXPECT_EQ(first("AGHP"), (std::pair{Glyphs::letters, Values{1, 7, 8, 16}}));
    EXPECT_EQ(first("AG"), (std::pair{Glyphs::usual, Values{10, 16}}));
    std::string zeros(256, '0');
    std::ranges::copy(std::string_view("19AF"), zeros.begin());
    EXPECT_EQ(read(zeros, "16x16").form.glyphs, Glyphs::usual) << "the zeros are blanks";
    std::string full;
    for (int row = 0; row < 16; ++row)
        for (int column = 0; column < 16; ++column)
            full += "0123456789ABCDEF"[(row * 4 + row / 4 + column) % 16];
    EXPECT_EQ(read(full, "16x16").form.glyphs, Glyphs::from_zero);
    EXPECT_EQ(read(full, "16x16").values[1], 2);
    EXPECT_EQ(read(full, "16x16+0..15").form.glyphs, Glyphs::usual);
    EXPECT_EQ(read(full, "16x16+0..15").values[1], 2);
    const Read six = read("AB..\n....\n....\n...D", "4x4");
    EXPECT_EQ(six.form.glyphs, Glyphs::letters);
    EXPECT_EQ(six.values.back(), 4);
    EXPECT_EQ(read(std::string("Y") + std::string(624, '.'), "25x25").values[0], 25);
    EXPECT_EQ(read(std::string("X") + std::string(624, '.'), "25x25").values[0], 0) << "a blank";
}

struct BadCase {
    const char *board, *text;
    std::uint64_t line, column;
    const char *found, *expected;
};

TEST(BoardText, SaysWhatIsWrongAndWhere) {
    const BadCase cases[] = {
        {"4x4", "", 1, 1, "no puzzle", "one"},
        {"4x4", "123434122.43432", 1, 16, "15 cells", "16"},
        {"4x4", "123434122.43432..", 1, 17, "17 cells", "16"},
        {"4x4", "123434122.43435.", 1, 15, "'5'", "a digit 1 to 4 or a blank (. 0 _ - * ? x)"},
        {"4x4", "1234\n341\n2.43\n432.", 2, 4, "3 cells in row 2", "4"},
        {"4x4", "1234\n34122\n2.43\n432.", 2, 5, "5 cells in row 2", "4"},
        {"4x4", "1 2 3 4\n3 4 1\n2 . 4 3\n4 3 2 .", 2, 6, "3 cells in row 2", "4"},
        {"4x4", "1234\n3412\n2.43", 3, 5, "3 rows", "4"},
        {"4x4", "[[1,2,3,4],[3,4,1],[2,0,4,3],[4,3,2,0]]", 1, 18, "3 cells in row 2", "4"},
        {"4x4", "1234\n3412\n2.43\n432.\n\n1234", 6, 5, "4 cells", "16"},
        {"4x4", "hello world", 1, 1, "the words 'hello world'", "a puzzle, or '#' before a comment"},
        {"4x4", "123434122.43432. ............12..", 1, 18, "another puzzle",
         "one puzzle per line, its solution, or '#' before a comment"},
        {"4x4", "1234\n3412\n2.43\n432.\n\n1234\n3412\n2.43\n432.", 6, 1, "another puzzle",
         "the end of the text"},
        {"4x4", "12 3 4 1\n3 44 1 2\n2 . 4 3\n4 3 2 .", 2, 4,
         "a repeated digit or a blank in a list of candidates", "each candidate of r2c2 once"},
        {"4x4", "{\"puzzle\": \"123434122.43435.\"}", 1, 27, "'5'",
         "a digit 1 to 4 or a blank (. 0 _ - * ? x)"},
        {"4x4", "id,puzzle\n7,123434122.4343", 2, 17, "14 cells", "16"},
        {"16x16+0..15", "0G", 1, 3, "2 cells", "256"},
        {"9x9+0..8", "9................................................................................", 1,
         1, "'9'", "a digit 0 to 8 or a blank (. _ - * ? x)"},
        {"9x9+x", "5................................................................................3", 1, 82,
         "82 cells", "81"},
    };
    for (const auto& [name, text, line, column, found, expected] : cases) {
        const auto puzzle = parse_board_puzzle(text, board(name));
        ASSERT_FALSE(puzzle) << text;
        const Error& error = puzzle.error();
        EXPECT_EQ(std::pair(error.line, error.column), std::pair(line, column))
            << text << ' ' << error.message();
        EXPECT_EQ(error.found, found) << text;
        EXPECT_EQ(error.expected, expected) << text;
    }
    const auto numbers = [](std::string_view name, const std::string& text) {
        const auto puzzle = parse_board_puzzle(text, board(name));
        return puzzle ? "" : puzzle.error().message();
    };
    std::string sixteen;
    for (int i = 0; i < 256; ++i) sixteen += std::to_string(1 + i % 16) + (i % 16 == 15 ? "\n" : " ");
    EXPECT_EQ(numbers("16x16", sixteen), "");
    EXPECT_EQ(numbers("16x16", "17" + sixteen.substr(1)),
              "found '17', expected a number 1 to 16 or a blank (. 0 _ - * ? x)");
    std::string zeros;
    for (int i = 0; i < 256; ++i)
        zeros += (i == 3 ? "." : std::to_string(i % 16)) + (i % 16 == 15 ? "\n" : " ");
    EXPECT_EQ(
        numbers("16x16", zeros),
        "found 0 together with '.', expected one character for empty cells, or the board with the values 0..15");
    EXPECT_EQ(numbers("16x16+0..15", zeros), "");
}

TEST(BoardText, InfersBoardsOfBoxesAndNothingElse) {
    const auto inferred = [](const std::string& text) {
        const auto geometry = infer_board(text);
        return geometry ? std::string(geometry->name()) : "none";
    };
    for (int side : {4, 6, 8, 9, 10, 12, 15, 16, 20, 25}) {
        const std::string name = std::to_string(side) + 'x' + std::to_string(side);
        const Geometry geometry = board(name);
        Values values(static_cast<std::size_t>(side * side));
        for (std::size_t i = 0; i < values.size(); i += 3)
            values[i] = static_cast<std::uint8_t>(1 + i % static_cast<std::size_t>(side));
        EXPECT_EQ(inferred(format_line(geometry, values)), name);
        EXPECT_EQ(inferred(format_grid(geometry, values)), name);
        EXPECT_EQ(inferred(format_grid(geometry, values, '.', Glyphs::numbers)), name);
        EXPECT_EQ(inferred(format_pretty(geometry, values)), name);
        EXPECT_EQ(inferred("\n# a comment\n" + format_pretty(geometry, values, '.', Glyphs::numbers)), name);
    }
    EXPECT_EQ(inferred("[[1,2,3,4],[3,4,1,2],[2,0,4,3],[4,3,2,0]]"), "4x4");
    for (int side : {1, 5, 7, 11, 14, 24})
        EXPECT_EQ(inferred(std::string(static_cast<std::size_t>(side * side), '.')), "none");
    EXPECT_EQ(inferred(""), "none");
    EXPECT_EQ(inferred("hello"), "none");
}

// docs/boards.md: each block has a name and its picture, each row of the table of errors a name and its message.
TEST(BoardText, TheDocumentShowsWhatIs) {
    int pictures = 0, messages = 0;
    const auto lines = testing::read_lines(testing::source_path("docs/boards.md"));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool other = lines[i].starts_with("```") && lines[i] != "```";  // a session, a file
        while (other && lines[++i] != "```") continue;
        if (!other && lines[i] == "```" && parse_board(lines[i + 1])) {
            const Geometry geometry = board(lines[++i]);
            Values values(static_cast<std::size_t>(geometry.cell_count()));
            for (House house = 0; house < geometry.house_count(); ++house)
                if (geometry.kind_of(house) >= HouseKind::diagonal && !geometry.is_derived(house))
                    for (Cell cell : geometry.house_cells(house))
                        values[cell] = static_cast<std::uint8_t>(1 + geometry.number_of(house));
            std::string picture;
            while (lines[++i] != "```") picture += lines[i] + '\n';
            EXPECT_EQ(picture, format_pretty(geometry, values)) << geometry.name();
            ++pictures;
        }
        const std::size_t found = lines[i].find("` | `1:");
        if (found == std::string::npos) continue;
        const std::string name = lines[i].substr(3, found - 3), rest = lines[i].substr(found + 5);
        const std::string shown = rest.substr(0, rest.find('`'));
        const auto geometry = parse_board(name);
        ASSERT_FALSE(geometry) << name;
        std::string message =
            "1:" + std::to_string(geometry.error().column) + ": " + geometry.error().message();
        if (shown.ends_with("...")) message.resize(shown.size() - 3), message += "...";
        EXPECT_EQ(message, shown);
        ++messages;
    }
    EXPECT_EQ(pictures, 9);
    EXPECT_EQ(messages, 6);
}

}  // namespace
}  // namespace nonet
