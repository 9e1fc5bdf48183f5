#include "rules/book.hpp"

namespace nonet::rules {
namespace {

// A sum here says nothing of the rest of its house: that is another deduction.
Network alone(const Geometry& board) {
    Network network(board, Network::Which::board);
    for (Sum& sum : network.sums) sum.rest = -1;
    return network;
}

}  // namespace

Book::Book(const Geometry& board)
    : network_(alone(board)), sums_(derived_sums(board)), propagator_(network_) {
    const auto rules = network_.board.rules();
    for (std::size_t number = 0; number < rules.size(); ++number) {
        const auto rule = static_cast<std::uint16_t>(number);
        const Network::Posted& posted = network_.posted[number];
        if (!rules[number].groups.empty()) {
            Part part{rule, 0, {}, posted};
            for (const auto& group : rules[number].groups)
                part.cells.insert(part.cells.end(), group.begin(), group.end());
            parts_.push_back(std::move(part));
            continue;
        }
        for (std::uint32_t i = posted.first_joint; i < posted.last_joint; ++i)
            parts_.push_back({rule, 0, {network_.joints[i].a, network_.joints[i].b}, {0, 0, i, i + 1, {}}});
        for (std::uint32_t i = posted.first_item; i < posted.last_item; ++i) {
            const auto cells = network_.cells_of[std::size_t{i}];
            parts_.push_back({rule, 0, {cells.begin(), cells.end()}, {i, i + 1, 0, 0, {}}});
        }
    }
    for (std::size_t i = 0; i < sums_.size(); ++i) {
        Part part{std::nullopt, i, {}, network_.derived[i]};
        for (const Term& term : sums_[i].terms) part.cells.push_back(term.cell);
        parts_.push_back(std::move(part));
    }
}

}  // namespace nonet::rules
