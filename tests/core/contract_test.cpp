// The contracts of the vocabulary and of the core are enforced.

#include "core/layout.hpp"
#include "core/rng.hpp"
#include "core/wide.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/text.hpp"
#include "support/contracts.hpp"

namespace nonet {
namespace {

TEST(Contracts, AreNotEvenEvaluatedWhereTheyAreOff) {
    int asked = 0;
    NONET_EXPECT(++asked > 0);
    EXPECT_EQ(asked, testing::has_contracts ? 1 : 0);
}

TEST(Contracts, AnEmptySetHasNoFirstMember) {
    NONET_CONTRACTS_OR_SKIP();
    EXPECT_BROKEN(DigitSet().first(), "empty");
    EXPECT_BROKEN(BoardDigitSet().first(), "empty");
    EXPECT_BROKEN(CellSet().first(), "empty");
    EXPECT_BROKEN(WideCellSet().first(), "empty");
}

TEST(Contracts, ADigitAboveNineFitsNoSetOfNine) {
    NONET_CONTRACTS_OR_SKIP();
    EXPECT_EQ(DigitSet(BoardDigitSet::of(8)), DigitSet::of(8));
    EXPECT_BROKEN(DigitSet(BoardDigitSet::of(9)), "side");
}

TEST(Contracts, ADrawIsBelowOneAtLeast) {
    NONET_CONTRACTS_OR_SKIP();
    EXPECT_EQ(Rng(1).below(1), 0u);
    EXPECT_BROKEN(Rng(1).below(0), "bound >= 1");
}

TEST(Contracts, AnEmptyFunctionIsNotCalled) {
    NONET_CONTRACTS_OR_SKIP();
    EXPECT_BROKEN(FunctionRef<int()>()(), "call_ != nullptr");
}

TEST(Contracts, OnlyDigitsHaveAGlyph) {
    NONET_CONTRACTS_OR_SKIP();
    EXPECT_BROKEN(glyph_of(Geometry::most_digits), "glyphs.size");
    EXPECT_BROKEN(glyph_of_value(0), "value >= 1");
}

TEST(Contracts, CellsAndHousesAreThoseOfTheBoard) {
    NONET_CONTRACTS_OR_SKIP();
    const Geometry six = boxed_geometry(2, 3);
    EXPECT_BROKEN(six.kind_of(18), "number < list.size");
    EXPECT_BROKEN(six.number_of(18), "number < list.size");
    EXPECT_BROKEN(six.name_of(18), "number < list.size");
    EXPECT_BROKEN(six.house_cells(18), "number < list.size");
    EXPECT_BROKEN(six.houses_of(36), "number < list.size");
    EXPECT_BROKEN(six.peer_cells(36), "number < list.size");
}

TEST(Contracts, AGeometryIsMadeOfHousesThatFit) {
    NONET_CONTRACTS_OR_SKIP();
    const auto made_of = [](std::vector<Cell> cells) {
        return geometry_of(2, 2, 2, {{.name = "row 1", .cells = std::move(cells)}});
    };
    EXPECT_EQ(made_of({0, 3}).house_count(), 1);
    EXPECT_BROKEN(made_of({}), "fits");
    EXPECT_BROKEN(made_of({0, 1, 2}), "fits");
    EXPECT_BROKEN(made_of({1, 1}), "fits");
    EXPECT_BROKEN(made_of({3, 4}), "fits");
    EXPECT_BROKEN(geometry_of(26, 1, 1, {}), "most_digits");
    EXPECT_BROKEN(geometry_of(0, 1, 1, {}), ">= 1");
}

TEST(Contracts, APuzzleFitsItsGeometry) {
    NONET_CONTRACTS_OR_SKIP();
    const BoardPuzzle empty{boxed_geometry(2, 3), std::vector<std::uint8_t>(36), {}};
    BoardPuzzle puzzle = empty;
    puzzle.values.pop_back();
    EXPECT_BROKEN(Puzzle(puzzle), "fits");
    puzzle = empty;
    puzzle.values[35] = 7;
    EXPECT_BROKEN(Puzzle(puzzle), "fits");
    puzzle = empty;
    puzzle.marks.assign(35, BoardDigitSet());
    EXPECT_BROKEN(Puzzle(puzzle), "fits");
    puzzle.marks.assign(36, BoardDigitSet::of(6));
    EXPECT_BROKEN(Puzzle(puzzle), "fits");
    puzzle.marks.assign(36, BoardDigitSet::below(6));
    EXPECT_EQ(Puzzle(puzzle).classic(), nullptr);
}

}  // namespace
}  // namespace nonet
