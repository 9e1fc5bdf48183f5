// Random grids and marks written by every writer and read again, in streams cut into random chunks.

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "command/writers.hpp"
#include "nonet/reader.hpp"
#include "support/chunks.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t seed = 20261121;

Grid random_grid(std::mt19937_64& random) {
    const auto givens = random() % 101;  // percent
    Grid grid;
    for (int cell = 0; cell < cell_count; ++cell)
        if (random() % 100 < givens) grid[cell] = static_cast<std::uint8_t>(1 + random() % side);
    return grid;
}

// At least one cell has several candidates: otherwise a pencil-mark grid looks like a finished grid.
Candidates random_candidates(std::mt19937_64& random) {
    Candidates candidates;
    for (auto& digits : candidates)
        digits = DigitSet(static_cast<std::uint16_t>(random() & DigitSet::all().bits()));
    candidates[random() % cell_count] = DigitSet(0b11);
    return candidates;
}

std::string joined(const Grid& grid, std::string_view before_row, std::string_view before_cell,
                   std::string_view between, std::string_view after_row) {
    std::string text;
    for (int cell = 0; cell < cell_count; ++cell) {
        text += column_of(cell) == 0 ? before_row : between;
        text += before_cell;
        text += static_cast<char>('0' + grid[cell]);
        text += before_cell;
        if (column_of(cell) == side - 1) text += after_row;
    }
    return text;
}

struct Way {
    Format format;
    std::string (*write)(const Grid&);
};

const Way ways[] = {
    {Format::line, [](const Grid& grid) { return format_line(grid) + "\n"; }},
    {Format::line, [](const Grid& grid) { return format_line(grid, '0') + "  # comment\r\n"; }},
    {Format::line, [](const Grid& grid) { return "# comment\n" + format_line(grid, '-') + "\n"; }},
    {Format::grid, [](const Grid& grid) { return format_grid(grid); }},
    {Format::grid, [](const Grid& grid) { return format_grid(grid, '.') + "\n"; }},
    {Format::grid, [](const Grid& grid) { return format_grid(grid, '_'); }},
    {Format::grid, [](const Grid& grid) { return format_pretty(grid); }},
    {Format::grid, [](const Grid& grid) { return format_pretty(grid, ' ') + "\n"; }},
    {Format::grid, [](const Grid& grid) { return format_pretty(grid, '-'); }},
    {Format::grid, [](const Grid& grid) { return joined(grid, "", "", "", "\n"); }},
    {Format::grid, [](const Grid& grid) { return joined(grid, "", "", "\t", "\r\n"); }},
    {Format::literal,
     [](const Grid& grid) { return "int g[9][9] = {" + joined(grid, "{", "", ", ", "}, \n") + "};\n"; }},
    {Format::literal, [](const Grid& grid) { return "[" + joined(grid, "[", "\"", ",", "],") + "]\n"; }},
    {Format::literal, [](const Grid& grid) { return joined(grid, "[", "'", ", ", "]\n"); }},
    {Format::literal, [](const Grid& grid) { return "g = {\n" + joined(grid, "", "", ", ", ",\n") + "}\n"; }},
    {Format::numbers, [](const Grid& grid) { return joined(grid, "", "", "\n", "\n"); }},
    {Format::numbers, [](const Grid& grid) { return joined(grid, "", "", " ", " ") + "\n"; }},
};

TEST(RoundTrip, EveryGridSurvivesEveryWriter) {
    std::mt19937_64 random(seed);
    for (int i = 0; i < 300; ++i) {
        const Grid grid = random_grid(random);
        for (std::size_t way = 0; way < std::size(ways); ++way) {
            const std::string text = ways[way].write(grid);
            const auto puzzle = parse_classic_puzzle(text);
            ASSERT_TRUE(puzzle) << "way " << way << ": " << puzzle.error().message() << "\n" << text;
            ASSERT_EQ(puzzle->givens, grid) << "way " << way << "\n" << text;
            ASSERT_FALSE(puzzle->marks);
        }
    }
}

// Eight rows of the same sign could be borders.
TEST(RoundTrip, OneFullRowAmongEmptyOnesSurvives) {
    Grid grid;
    for (const int row : {0, side - 1}) {
        grid = {};
        for (int column = 0; column < side; ++column)
            grid[cell_at(row, column)] = static_cast<std::uint8_t>(column + 1);
        for (const char blank : {'.', '0', '_', '-', '*', '?', 'x'})
            for (const std::string& text : {format_grid(grid, blank), format_pretty(grid, blank)}) {
                const auto puzzle = parse_classic_puzzle(text);
                ASSERT_TRUE(puzzle) << puzzle.error().message() << "\n" << text;
                EXPECT_EQ(puzzle->givens, grid) << text;
            }
    }
}

// The parts of a puzzle with marks that a form carries are read again.
TEST(RoundTrip, EveryWriterOfTheListIsRead) {
    std::mt19937_64 random(seed);
    for (int i = 0; i < 100; ++i)
        for (const PuzzleWriter& writer : puzzle_writers()) {
            const ClassicPuzzle puzzle{writer.has_candidates ? Grid{} : random_grid(random),
                                       random_candidates(random)};
            const std::string text = writer.write_classic(puzzle);
            EXPECT_EQ(text.contains('\n'), writer.has_rows) << text;
            const auto read = parse_classic_puzzle(text);
            ASSERT_TRUE(read) << writer.name << ": " << read.error().message() << "\n" << text;
            ASSERT_EQ(read->marks.has_value(), writer.has_candidates) << text;
            if (writer.has_candidates)
                ASSERT_EQ(candidates_of(*read), candidates_of(puzzle)) << text;
            else
                ASSERT_EQ(read->givens, puzzle.givens) << text;
        }
}

TEST(RoundTrip, EveryListOfCandidatesSurvives) {
    std::mt19937_64 random(seed);
    for (int i = 0; i < 300; ++i) {
        const Candidates candidates = random_candidates(random);
        for (const std::string& text : {format_pencil(candidates), format_marks(candidates)}) {
            const auto puzzle = parse_classic_puzzle(text);
            ASSERT_TRUE(puzzle) << puzzle.error().message() << "\n" << text;
            ASSERT_TRUE(puzzle->marks);
            ASSERT_EQ(*puzzle->marks, candidates) << text;
            for (int cell = 0; cell < cell_count; ++cell) {
                const DigitSet digits = candidates[static_cast<std::size_t>(cell)];
                ASSERT_EQ(puzzle->givens[cell], digits.size() == 1 ? digits.first() + 1 : 0);
            }
            ASSERT_EQ(candidates_of(*puzzle), candidates);
        }
    }
}

TEST(RoundTrip, MixedStreamsGiveTheSameRecordsHoweverTheyAreCut) {
    std::mt19937_64 random(seed);
    for (int i = 0; i < 60; ++i) {
        std::string text;
        std::vector<Grid> grids;
        std::vector<Format> formats;
        for (int k = 0; k < 12; ++k) {
            const Way& way = ways[random() % std::size(ways)];
            // An empty line, as between texts that people write. Numbers need it if digits come before or after them.
            grids.push_back(random_grid(random));
            formats.push_back(way.format);
            text += way.write(grids.back()) + "\n";
        }
        for (std::size_t size : {1, 5, 300, 1 << 20}) {
            Chunks chunks(text, size, random());
            PuzzleReader reader(chunks);
            Record record;
            for (std::size_t k = 0; k < grids.size(); ++k) {
                ASSERT_TRUE(reader.next(record)) << text;
                ASSERT_FALSE(record.error) << record.error->line << ": " << record.error->message() << "\n"
                                           << text;
                ASSERT_EQ(record.puzzle.classic()->givens, grids[k]) << text;
                ASSERT_EQ(record.format, formats[k]) << text;
            }
            ASSERT_FALSE(reader.next(record)) << text;
        }
    }
}

}  // namespace
}  // namespace nonet
