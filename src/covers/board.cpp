#include "covers/board.hpp"

#include <algorithm>

#include "nonet/sets.hpp"

namespace nonet::covers {
namespace {

std::vector<House> full_houses(const Geometry& geometry) {
    std::vector<House> full;
    for (int i = 0; i < geometry.house_count(); ++i)
        if (const auto house = static_cast<House>(i);
            static_cast<int>(geometry.house_cells(house).size()) == geometry.digit_count())
            full.push_back(house);
    return full;
}

}  // namespace

Board::Board(const Geometry& geometry)
    : cell_count(geometry.cell_count()), digit_count(geometry.digit_count()), group_count(cell_count) {
    add_houses(geometry);
    add_relations(geometry);
    add_pointings(geometry);
}

void Board::add_houses(const Geometry& geometry) {
    std::vector<std::vector<Seat>> seats_of(static_cast<std::size_t>(cell_count));
    for (House house : full_houses(geometry)) {
        const auto cells = geometry.house_cells(house);
        house_cells.add(cells);
        has_pieces |= geometry.kind_of(house) == HouseKind::piece;
        Mask bit = 1;
        for (Cell cell : cells) {
            seats_of[cell].push_back(
                {static_cast<std::uint32_t>(group_count), static_cast<std::uint32_t>(house_count), bit});
            bit <<= 1;
        }
        group_count += digit_count;
        ++house_count;
    }
    start.assign(static_cast<std::size_t>(group_count), below(digit_count));
    for (int i = 0; i < cell_count; ++i) {
        const auto cell = static_cast<Cell>(i);
        seats.add(seats_of[cell]);
        peers.add(geometry.peer_cells(cell));
        const auto is_near = [&](Cell peer) {
            return std::ranges::any_of(seats_of[cell], [&](const Seat& seat) {
                return std::ranges::any_of(seats_of[peer],
                                           [&](const Seat& other) { return other.house == seat.house; });
            });
        };
        for (Cell peer : peers[i])
            if (!is_near(peer)) far_peers.push(peer);
        far_peers.end();
        allowed.push_back(geometry.allowed_digits(cell).bits());
    }
}

void Board::add_relations(const Geometry& geometry) {
    std::vector<std::vector<Related>> related_to(static_cast<std::size_t>(cell_count));
    for (const auto& [first, second, relation] : geometry.pairs()) {
        if (relation == Relation::different) continue;  // peers
        using enum Related::Kind;
        const bool is_less = relation == Relation::less;
        related_to[first].push_back({second, is_less ? higher : apart});
        related_to[second].push_back({first, is_less ? lower : apart});
        has_relations_ = true;
    }
    for (const auto& list : related_to) related.add(list);
}

void Board::add_pointings(const Geometry& geometry) {
    struct Seer {
        Mask seen;
        Cell cell;
    };
    std::vector<Seer> seers;
    std::vector<Mask> seen_by(static_cast<std::size_t>(cell_count));
    for (int house = 0; house < house_count; ++house) {
        std::ranges::fill(seen_by, 0);
        Mask bit = 1;
        for (Cell cell : house_cells[house]) {
            for (Cell peer : geometry.peer_cells(cell)) seen_by[peer] |= bit;
            bit <<= 1;
        }
        for (Cell cell : house_cells[house]) seen_by[cell] = 0;
        seers.clear();
        for (std::size_t cell = 0; cell < seen_by.size(); ++cell)
            if (seen_by[cell] != 0 && !has_one(seen_by[cell]))
                seers.push_back({seen_by[cell], static_cast<Cell>(cell)});
        std::ranges::stable_sort(seers, {}, &Seer::seen);
        std::vector<Pointing> of_house;
        for (std::size_t i = 0; i < seers.size();) {
            const auto first = static_cast<std::uint32_t>(pointed.size());
            const Mask seen = seers[i].seen;
            for (; i < seers.size() && seers[i].seen == seen; ++i) pointed.push_back(seers[i].cell);
            of_house.push_back({seen, first, static_cast<std::uint32_t>(pointed.size())});
        }
        for (int place = 0; place < digit_count; ++place) {
            for (const Pointing& pointing : of_house)
                if ((pointing.seen >> place & 1) != 0) pointings.push(pointing);
            pointings.end();
        }
    }
}

}  // namespace nonet::covers
