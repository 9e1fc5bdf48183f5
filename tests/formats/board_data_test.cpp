// The puzzles of data/boards.tsv, and all public ones if they are present: names, text, rules, derived houses.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "rules/board.hpp"
#include "support/boards.hpp"
#include "support/files.hpp"

namespace nonet {
namespace {

struct Row {
    std::string kind, box, regions, board, grid, solution;
};

// Returns the rows of a table with a header; missing columns are empty.
std::vector<Row> rows_of(const std::string& path) {
    const auto cut = [](const std::string& line) {
        std::vector<std::string> fields(1);
        for (char c : line) c == '\t' ? void(fields.emplace_back()) : fields.back().push_back(c);
        return fields;
    };
    const auto lines = testing::read_lines(path);
    std::vector<Row> rows;
    if (lines.empty()) return rows;
    const auto names = cut(lines[0]);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto fields = cut(lines[i]);
        const auto field = [&](std::string_view name) {
            const auto at = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
            return at < fields.size() ? fields[at] : std::string();
        };
        rows.push_back({field("kind"), field("box"), field("regions"), field("board"), field("grid"),
                        field("solution")});
    }
    return rows;
}

// The board of a shared set's kind: "c16easy", "antiking9", "jigsaw12".
std::string board_of_kind(const Row& row) {
    const std::map<std::string, std::string> rules = {{"x", "+x"},
                                                      {"windoku", "+windoku"},
                                                      {"xwindoku", "+x+windoku"},
                                                      {"c", ""},
                                                      {"disjoint", "+disjoint"},
                                                      {"antiknight", "+knight"},
                                                      {"antiking", "+king"},
                                                      {"classic", ""},
                                                      {"kingknight", "+knight+king"},
                                                      {"jigsaw", ""},
                                                      {"nonconsecutive", "+nonconsecutive"}};
    if (!row.regions.empty()) return "jigsaw:" + row.regions;
    const std::size_t digits = row.kind.find_first_of("0123456789");
    const std::string side = std::to_string(std::stoi(row.kind.substr(digits)));
    return side + 'x' + side + ':' + row.box + rules.at(row.kind.substr(0, digits));
}

void expect_once_in_derived_houses(const Geometry& geometry, const std::vector<std::uint8_t>& values) {
    for (House house = 0; house < geometry.house_count(); ++house) {
        if (!geometry.is_derived(house)) continue;
        BoardDigitSet digits;
        for (Cell cell : geometry.house_cells(house)) digits.insert(static_cast<Digit>(values[cell] - 1));
        EXPECT_EQ(digits, BoardDigitSet::below(geometry.digit_count())) << geometry.name_of(house);
    }
}

// Exchanging two different values breaks a rule.
void expect_no_other_solution_nearby(const Geometry& geometry, std::vector<std::uint8_t> values) {
    for (std::size_t cell = 1; cell < values.size(); cell += 7) {
        if (values[cell - 1] == values[cell]) continue;
        std::swap(values[cell - 1], values[cell]);
        EXPECT_FALSE(is_solution(geometry, values)) << cell;
        std::swap(values[cell - 1], values[cell]);
    }
}

void check(const Row& row, std::map<std::string, Geometry>& boards) {
    const std::string name = row.board.empty() ? board_of_kind(row) : row.board;
    auto known = boards.find(name);
    if (known == boards.end()) {
        const auto geometry = parse_board(name);
        ASSERT_TRUE(geometry) << name << ": " << geometry.error().message();
        known = boards.emplace(name, *geometry).first;
    }
    const Geometry& geometry = known->second;
    TextForm form;
    const auto puzzle = parse_board_puzzle(row.grid, geometry, &form);
    ASSERT_TRUE(puzzle) << name << ": " << puzzle.error().message();
    EXPECT_EQ(form.glyphs, Glyphs::usual);
    EXPECT_EQ(form.format, Format::line);
    EXPECT_EQ(puzzle->values, testing::values_of(row.grid));
    EXPECT_FALSE(has_clash(*puzzle));
    EXPECT_EQ(format_line(geometry, puzzle->values), row.grid);
    const auto solution = parse_board_puzzle(row.solution, geometry);
    ASSERT_TRUE(solution) << solution.error().message();
    EXPECT_TRUE(is_solution(geometry, solution->values));
    EXPECT_FALSE(is_solution(geometry, puzzle->values));
    EXPECT_EQ(format_line(geometry, solution->values), row.solution);
    expect_once_in_derived_houses(geometry, solution->values);
    if (!row.board.empty()) expect_no_other_solution_nearby(geometry, solution->values);
    if (row.regions.empty() && row.box == "3x3") return;
    if (row.regions.empty()) {
        const auto inferred = infer_board(row.grid);
        const bool is_usual = row.kind != "c14";
        EXPECT_EQ(inferred && inferred->cell_count() == geometry.cell_count(), is_usual) << name;
    }
}

TEST(BoardData, EveryPuzzleIsReadAndItsSolutionKeepsTheRules) {
    std::map<std::string, Geometry> boards;
    const auto rows = rows_of(testing::source_path("data/boards.tsv"));
    EXPECT_GE(rows.size(), 130u);
    for (const Row& row : rows) check(row, boards);
}

TEST(BoardData, SoDoesEverySharedOne) {
    std::map<std::string, Geometry> boards;
    std::size_t count = 0;
    for (const char* file : {"generated_geometry", "gecode16", "gecode25"})
        for (const Row& row : rows_of(testing::sets_path("variants/dev/" + std::string(file) + ".tsv"))) {
            check(row, boards);
            ++count;
        }
    if (count == 0) GTEST_SKIP() << "public sets are absent";
}

// The tests' own houses equal those from the names, except for derived houses.
TEST(BoardData, HousesAndPairsAreThoseThatTheTestsMakeThemselves) {
    std::map<std::string, Row> one_of_each;
    for (const Row& row : rows_of(testing::source_path("data/boards.tsv")))
        one_of_each.emplace(row.board, row);
    for (const auto& [name, row] : one_of_each) {
        const Geometry geometry = parse_board(name).value();
        int height = 0, width = 0;
        if (const auto by = row.box.find('x'); by != std::string::npos)
            height = std::stoi(row.box), width = std::stoi(row.box.substr(by + 1));
        const Geometry other = testing::board_of(row.kind, height, width, row.regions).geometry();
        const auto cells_of = [](const Geometry& board) {
            std::vector<std::vector<Cell>> list;
            for (House house = 0; house < board.house_count(); ++house) {
                const auto cells = board.house_cells(house);
                if (!board.is_derived(house)) list.emplace_back(cells.begin(), cells.end());
            }
            std::ranges::sort(list);
            return list;
        };
        EXPECT_EQ(cells_of(geometry), cells_of(other)) << name;
        for (Cell cell = 0; cell < geometry.cell_count(); ++cell)
            for (Cell peer : other.peer_cells(cell))
                EXPECT_TRUE(std::ranges::binary_search(geometry.peer_cells(cell), peer)) << name;
    }
}

TEST(BoardData, WindowsHaveTheirRest) {
    const auto derived = [](std::string_view name) {
        int count = 0;
        const Geometry geometry = parse_board(name).value();
        for (House house = 0; house < geometry.house_count(); ++house) count += geometry.is_derived(house);
        return count;
    };
    EXPECT_EQ(derived("9x9"), 0);
    EXPECT_EQ(derived("9x9+x+disjoint"), 0);
    EXPECT_EQ(derived("9x9+windoku"), 5);
    EXPECT_EQ(derived("16x16+windoku"), 7);
    // Rows 3 and 4 without the piece in them.
    EXPECT_GT(derived("jigsaw:1112211222333443344555554"), 0);
}

}  // namespace
}  // namespace nonet
