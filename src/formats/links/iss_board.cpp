#include "formats/links/iss_board.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "formats/links/iss.hpp"
#include "formats/links/iss_cells.hpp"

namespace nonet::formats {
namespace {

using Cells = std::vector<Cell>;

class BoardWriter {
 public:
    explicit BoardWriter(const Export& from) : from_(from), parts_(from.parts()), cells_(from.parts()) {}

    std::string write() {
        write_shape();
        if (parts_.repeats)
            write_raw_houses();
        else
            write_houses();
        if (parts_.falling) item("Diagonal", "~-1");
        if (parts_.rising) item("Diagonal", "~1");
        for (const Cells& region : from_.regions()) item("AllDifferent", cells_.cells(region));
        if (parts_.knight) item("AntiKnight");
        if (parts_.king) item("AntiKing");
        if (parts_.nonconsecutive) item("AntiConsecutive");
        for (const auto& [less, more] : from_.lesser()) item("GreaterThan", cells_.cells({more, less}));
        return std::move(text_);
    }

 private:
    void item(std::string_view word, const std::string& args = {}) { ((text_ += '.') += word) += args; }

    int longer_side() const { return std::max(parts_.rows, parts_.columns); }

    void write_shape() {
        const bool usual_range = !parts_.zero_based && parts_.digits == longer_side();
        if (parts_.rows == side && parts_.columns == side && usual_range && !parts_.repeats) return;
        std::string shape = '~' + std::to_string(parts_.rows) + 'x' + std::to_string(parts_.columns);
        if (!usual_range) shape += '~' + std::to_string(from_.low()) + '-' + std::to_string(from_.high());
        if (parts_.repeats) shape += usual_range ? "~~Raw" : "~Raw";
        item("Shape", shape);
    }

    void write_houses() {
        const BoxShape usual = default_boxes(parts_.rows, parts_.columns);
        const int size = parts_.boxes.height * parts_.boxes.width;
        const bool sized = parts_.boxes != usual && size > 0 && parts_.pieces.empty() &&
                           iss_boxes(parts_.rows, parts_.columns, size) == parts_.boxes;
        if (sized)
            item("RegionSize", '~' + std::to_string(size));
        else
            write_boxes_or_pieces(usual);
        if (parts_.windows) item("Windoku");
        if (parts_.groups) item("DisjointSets");
    }
    void write_boxes_or_pieces(BoxShape usual) {
        if (usual.height > 0 && parts_.boxes != usual) item("NoBoxes");
        if (!parts_.pieces.empty())
            write_jigsaw(parts_.pieces);
        else if (parts_.boxes != usual && parts_.boxes.height > 0)
            write_jigsaw(box_numbers());
    }

    // A raw shape has no boxes, and no houses that depend on boxes.
    void write_raw_houses() {
        const std::vector<int> pieces = parts_.pieces.empty() ? box_numbers() : parts_.pieces;
        const bool one_list = parts_.pieces.empty() || parts_.boxes.height == 0;
        const bool is_jigsaw = one_list && are_jigsaw(pieces);
        if (is_jigsaw) write_jigsaw(pieces);
        const Geometry& board = from_.puzzle().geometry;
        for (House house = 0; house < board.house_count(); ++house) {
            using enum HouseKind;
            const HouseKind kind = board.kind_of(house);
            if (((kind == box || kind == piece) && !is_jigsaw) || kind == window || kind == group)
                item("AllDifferent",
                     cells_.cells({board.house_cells(house).begin(), board.house_cells(house).end()}));
        }
    }
    // Returns whether all pieces have as many cells as the longer side. They do on all boards except those that repeat
    // digits.
    bool are_jigsaw(const std::vector<int>& pieces) const {
        return !pieces.empty() && std::ranges::all_of(pieces, [&](int piece) {
            return piece < 0 || std::ranges::count(pieces, piece) == longer_side();
        });
    }

    // Returns the number of each cell's box; empty if there are no boxes.
    std::vector<int> box_numbers() const {
        std::vector<int> numbers;
        const auto [height, width] = parts_.boxes;
        for (int cell = 0; height > 0 && cell < from_.cells(); ++cell)
            numbers.push_back(cell / parts_.columns / height * parts_.columns +
                              cell % parts_.columns / width);
        return numbers;
    }

    void write_jigsaw(const std::vector<int>& pieces) {
        std::string labels;
        for (int piece : pieces)
            labels += piece < 0 ? '-'
                                : static_cast<char>(piece < 26   ? 'a' + piece
                                                    : piece < 52 ? 'A' + piece - 26
                                                                 : '0' + piece % 10);
        item("Jigsaw", '~' + labels);
    }

    const Export& from_;
    const BoardParts& parts_;
    const IssCells cells_;
    std::string text_;
};

}  // namespace

std::string iss_board(const Export& from) { return BoardWriter(from).write(); }

}  // namespace nonet::formats
