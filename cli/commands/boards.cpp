// boards: the names of boards, and the houses and rules of a board.

#include <fmt/format.h>

#include <vector>

#include "forms/boxed.hpp"
#include "forms/json.hpp"
#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "frame/values.hpp"
#include "nonet/boards.hpp"

namespace nonet::cli {
namespace {

constexpr std::array boards_flags{flag::json};

constexpr std::array boards_examples{
    Example{"Find the name of a board by its rule:", "nonet boards | grep 9x9+knight",
            "9x9+knight                no digit twice a knight's move apart\n"},
    Example{"Describe a board:", "nonet boards 6x6:3x2+x",
            "6x6:3x2+x: 6 x 6 cells, values 1 to 6; 6 rows, 6 columns, 6 boxes, 2 diagonals\n"
            "+-----+-----+-----+\n| . . | . . | . . |\n| . . | . . | . . |\n| . . | . . | . . |\n"
            "+-----+-----+-----+\n| . . | . . | . . |\n| . . | . . | . . |\n| . . | . . | . . |\n"
            "+-----+-----+-----+\n"},
};

// An example name of each kind, and a sentence about the kind.
struct Kind {
    std::string_view name, meaning;
};
constexpr Kind kinds[] = {
    {"16x16", "rows x columns, 1x1 to 25x25; boxes as square as possible"},
    {"6x6:3x2", "boxes 3 high and 2 wide"},
    {"7x7:none", "no boxes"},
    {"jigsaw:1122112233443344", "the label of each cell's piece, row by row; '.': in no piece"},
    {"9x9+0..8", "values from 0"},
    {"9x9+x", "both diagonals hold each digit once; 'x' alone is the same board"},
    {"9x9+diagonal-", "only the diagonal from r1c1"},
    {"9x9+diagonal+", "only the other diagonal"},
    {"9x9+windoku", "four windows (nine on 16x16) hold each digit once"},
    {"9x9+disjoint", "no digit twice at the same place of different boxes"},
    {"9x9+asterisk", "the nine cells of an asterisk hold each digit once"},
    {"9x9+girandola", "the nine cells of a girandola hold each digit once"},
    {"9x9+centredot", "the centre cells of the boxes hold each digit once"},
    {"9x9+region:r1c1,r2c2", "no digit twice in these cells"},
    {"9x9+knight", "no digit twice a knight's move apart"},
    {"9x9+king", "no digit twice a king's move apart"},
    {"9x9+nonconsecutive", "neighbours in a row or column do not differ by 1"},
    {"6x6+repeats", "rows and columns may hold a digit twice, but not boxes"},
    {"9x9+odd:r1c1+even:r5c5", "odd values in some cells, even ones in others"},
    {"9x9+min:r5c5+max:r1c1", "a cell less, or greater, than each of its neighbours"},
};

std::string table() {
    std::string out = fmt::format("{:24}  {}\n", "board", "what it is");
    for (const Kind& kind : kinds) out += fmt::format("{:24}  {}\n", kind.name, kind.meaning);
    return out + "\nRules are joined by '+': 6x6+x+knight, jigsaw:...+windoku.\n";
}

// "6 rows, 6 columns, 2 diagonals": derived houses are left out.
std::string houses_of(const Geometry& board) {
    std::string text;
    const auto is_of = [&](int house, HouseKind kind) {
        const auto one = static_cast<House>(house);
        return board.kind_of(one) == kind && !board.is_derived(one);
    };
    for (int kind = 0; kind <= static_cast<int>(HouseKind::region); ++kind) {
        int count = 0;
        for (int house = 0; house < board.house_count(); ++house)
            count += is_of(house, static_cast<HouseKind>(kind));
        if (count == 0) continue;
        const std::string_view name = name_of(static_cast<HouseKind>(kind));
        const std::string_view plural = count == 1 ? "" : name == "box" ? "es" : "s";
        text += fmt::format("{}{} {}{}", text.empty() ? "" : ", ", count, name, plural);
    }
    return text;
}

std::string description_of(const Geometry& board, const Look& look) {
    const int first = board.zero_based() ? 0 : 1;
    std::string text = fmt::format("{}: {} x {} cells, values {} to {}; {}", board.name(), board.rows(),
                                   board.columns(), first, first + board.digit_count() - 1, houses_of(board));
    if (!board.pairs().empty()) text += fmt::format("; {} pairs of cells with a rule", board.pairs().size());
    const BoardPuzzle empty{
        board, std::vector<std::uint8_t>(static_cast<std::size_t>(board.cell_count())), {}};
    return text + '\n' + boxed(empty, empty.values, Glyphs::usual, look);
}

template <class Item>
void add_json(std::string& out, const Item& item, auto write) {
    JsonObject object(out);
    write(object, item);
    object.end_line();
}

Exit run_boards(const Args& args, Streams& io) {
    const bool json = args.has(flag::json);
    std::string out;
    for (const std::string& name : args.operands()) {
        check_value(flag::board, name);
        const Geometry board = *parse_board(name);
        if (json)
            add_json(out, board, [](JsonObject& object, const Geometry& one) { write_fields(object, one); });
        else
            out += (out.empty() ? "" : "\n") + description_of(board, Look(io));
    }
    if (!args.operands().empty()) return print(io, out);
    if (!json) return print(io, table());
    for (const Kind& kind : kinds)
        add_json(out, kind, [](JsonObject& object, const Kind& one) {
            object.text("board", one.name).text("meaning", one.meaning);
        });
    return print(io, out);
}

}  // namespace

extern constinit const Command boards_command{
    .name = "boards",
    .summary = "list the kinds of boards, or describe a board",
    .description =
        R"(Lists one name of each kind of board and its meaning. These names are used with --board in solve, check, count,
convert, generate and minimal, and in the key or the column 'board' of puzzles. Upper and lower case are the
same.

With names, describes these boards: the name in its fixed form, cells, values and houses, and a drawing.)",
    .operands = "[NAME...]",
    .flags = boards_flags,
    .examples = boards_examples,
    .run = run_boards};

}  // namespace nonet::cli
