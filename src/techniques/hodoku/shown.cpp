#include "techniques/hodoku/shown.hpp"

#include "core/tables.hpp"

namespace nonet::hodoku {
namespace {

// Returns a house that contains all these cells, if there is one.
std::optional<House> shared_by(const CellSet& cells) {
    for (House house : houses_of(cells.first()))
        if ((cells - house_sets[house]).empty()) return house;
    return std::nullopt;
}

// Returns a house in which two nodes leave the digit no other place; if there is none, any house that they share.
std::optional<House> confined_by(const HodokuNode& before, const HodokuNode& link, const Board& board) {
    const CellSet cells = before.cells | link.cells;
    for (House house : houses_of(cells.first()))
        if ((house_sets[house] & board.cells(link.digit)) == cells) return house;
    return shared_by(cells);
}

Why why_of(const HodokuNode& before, const HodokuNode& link) {
    constexpr Why whys[] = {Why::row, Why::column, Why::box};
    if (link.house) return whys[*link.house / side];
    return before.cells == link.cells && before.digit != link.digit && link.cells.size() == 1 ? Why::cell
                                                                                              : Why::more;
}

}  // namespace

std::vector<CellDigits> by_cell(std::span<const Candidate> removals) {
    std::array<BoardDigitSet, cell_count> gone{};
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

void name_houses(std::span<HodokuChain> chains, const Board& board) {
    for (HodokuChain& links : chains)
        for (std::size_t i = 1; i < links.size(); ++i) {
            const HodokuNode& before = links[i - 1];
            HodokuNode& link = links[i];
            if (before.digit != link.digit) continue;
            link.house = link.on ? confined_by(before, link, board) : shared_by(before.cells | link.cells);
        }
}

Chain chain_of(const HodokuChain& links, bool net) {
    Chain chain;
    for (const HodokuNode& link : links) {
        ChainNode node{.literal = {link.cells.first(), link.digit, link.on}};
        for (Cell cell : link.cells)
            if (cell != node.literal.cell) node.others.push_back(cell);
        if (!chain.nodes.empty()) {
            const std::size_t before = chain.nodes.size() - 1;
            node.why = net && link.on ? Why::more : why_of(links[before], link);
            node.from = {static_cast<std::uint16_t>(before)};
        }
        chain.nodes.push_back(std::move(node));
    }
    return chain;
}

}  // namespace nonet::hodoku
