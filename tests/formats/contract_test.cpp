// The contracts of readers and names are enforced.

#include "command/plain_lines.hpp"
#include "nonet/text.hpp"
#include "support/contracts.hpp"

namespace nonet {
namespace {

TEST(Contracts, PlainLinesHaveTwoRoomsOfOneSize) {
    NONET_CONTRACTS_OR_SKIP();
    TextBytes text("");
    PuzzleReader reader(text);
    std::vector<Grid> grids(2);
    std::vector<LineText> texts(1);
    EXPECT_BROKEN(PlainLines::taken_from(reader, grids, texts), "grids.size");
}

TEST(Contracts, NamesAreOfCellsAndHousesOfTheBoard) {
    NONET_CONTRACTS_OR_SKIP();
    EXPECT_BROKEN(cell_name(81), "cell < cell_count");
    EXPECT_BROKEN(house_name(27), "house < house_count");
}

}  // namespace
}  // namespace nonet
