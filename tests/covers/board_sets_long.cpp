// The puzzles of the public sets that take seconds, and the layouts of jigsaws.

#include <gtest/gtest.h>

#include <cstdio>
#include <memory>

#include "covers/solver.hpp"
#include "support/boards.hpp"

namespace nonet::testing {
namespace {

TEST(BoardSetsLong, HaveTheirSolutions) {
    std::size_t seen = 0;
    for (const char* name : {"generated_geometry.tsv", "gecode25.tsv"})
        for (const auto& puzzle :
             read_board_puzzles(read_lines(sets_path(std::string("variants/dev/") + name)))) {
            SCOPED_TRACE(puzzle.id);
            std::vector<std::uint8_t> found;
            const auto result = covers::CoverSolver(puzzle.geometry())
                                    .run(puzzle.values, {}, {}, [&](std::span<const std::uint8_t> values) {
                                        found.assign(values.begin(), values.end());
                                    });
            EXPECT_EQ(result.stop, Stop::finished);
            EXPECT_EQ(result.solutions, 1u);
            EXPECT_EQ(found, puzzle.solution);
            ++seen;
        }
    if (seen == 0) GTEST_SKIP() << "the shared sets of other boards are absent";
}

TEST(BoardSetsLong, LayoutsHaveAFillingOrNot) {
    const std::string path = sets_path("variants/dev/jigsaw_layouts.tsv.zst");
    const auto close = [](std::FILE* file) { pclose(file); };
    const std::unique_ptr<std::FILE, decltype(close)> pipe(
        popen(("zstd -dcq '" + path + "' 2>/dev/null").c_str(), "r"), close);
    char line[512];
    std::size_t seen = 0;
    while (pipe && std::fgets(line, sizeof line, pipe.get())) {
        const std::string text = line;
        const auto kind = text.find('\t') + 1, layout = text.rfind('\t') + 1;
        if (text.starts_with("id\t") || layout == 0) continue;
        SCOPED_TRACE(text.substr(0, layout));
        const bool is_valid = text.compare(kind, 5, "VALID") == 0;
        // Labels alone, or after ".NoBoxes.Jigsaw~", or after ".Jigsaw~": in the last case the boxes are houses, too.
        const auto mark = text.find('~', layout);
        Board board = jigsaw(text.substr(mark == std::string::npos ? layout : mark + 1, 81));
        if (text.compare(layout, 8, ".Jigsaw~") == 0)
            for (const auto& house : boxed(3, 3).houses)
                if (house.kind == HouseKind::box) board.houses.push_back(house);
        covers::CoverSolver solver(board.geometry());
        std::vector<std::uint8_t> first_row(81);  // any assignment of the digits is equivalent
        for (std::uint8_t cell = 0; cell < 9; ++cell) first_row[cell] = static_cast<std::uint8_t>(cell + 1);
        const auto result = solver.run(first_row, {}, {.solutions = 1});
        EXPECT_EQ(result.solutions, is_valid ? 1u : 0u);
        EXPECT_EQ(result.stop, is_valid ? Stop::solutions : Stop::finished);
        ++seen;
    }
    if (seen == 0) GTEST_SKIP() << "the shared layouts are absent";
}

}  // namespace
}  // namespace nonet::testing
