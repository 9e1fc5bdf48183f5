#include "techniques/hodoku/shown.hpp"

#include "core/tables.hpp"

namespace nonet::hodoku {
namespace {

// Where all these cells stand together: in a row, a column, a box.
Why shared_by(const CellSet& cells) {
    const auto houses = houses_of(cells.first());
    constexpr Why whys[] = {Why::row, Why::column, Why::box};
    for (std::size_t i = 0; i < houses.size(); ++i)
        if ((cells - house_sets[houses[i]]).empty()) return whys[i];
    return Why::more;
}

// The same of two nodes that leave the digit no other place there.
Why confined_by(const HodokuNode& before, const HodokuNode& link, const Board& board) {
    const CellSet cells = before.cells | link.cells;
    const auto houses = houses_of(cells.first());
    constexpr Why whys[] = {Why::row, Why::column, Why::box};
    for (std::size_t i = 0; i < houses.size(); ++i)
        if ((house_sets[houses[i]] & board.cells(link.digit)) == cells) return whys[i];
    return shared_by(cells);
}

Why why_of(const HodokuNode& before, const HodokuNode& link, const Board* board) {
    if (before.digit == link.digit)
        return link.on && board != nullptr ? confined_by(before, link, *board)
                                           : shared_by(before.cells | link.cells);
    return before.cells == link.cells && link.cells.size() == 1 ? Why::cell : Why::more;
}

}  // namespace

std::vector<CellDigits> by_cell(std::span<const Candidate> removals) {
    std::array<WideDigitSet, cell_count> gone{};
    for (Candidate candidate : removals) gone[candidate.cell].insert(candidate.digit);
    std::vector<CellDigits> cells;
    for (int cell = 0; cell < cell_count; ++cell)
        if (!gone[cell].empty()) cells.push_back({static_cast<Cell>(cell), gone[cell]});
    return cells;
}

std::vector<Exhibit> uncounted(std::vector<Exhibit> exhibits) {
    for (Exhibit& exhibit : exhibits)
        if (exhibit.role == Role::cover) exhibit.digits = {};
    return exhibits;
}

Chain chain_of(const HodokuChain& links, bool net, const Board* board) {
    Chain chain;
    for (const HodokuNode& link : links) {
        ChainNode node{.literal = {link.cells.first(), link.digit, link.on}};
        for (Cell cell : link.cells)
            if (cell != node.literal.cell) node.others.push_back(cell);
        if (!chain.nodes.empty()) {
            const std::size_t before = chain.nodes.size() - 1;
            node.why = net && link.on ? Why::more : why_of(links[before], link, board);
            node.from = {static_cast<std::uint16_t>(before)};
        }
        chain.nodes.push_back(std::move(node));
    }
    return chain;
}

}  // namespace nonet::hodoku
