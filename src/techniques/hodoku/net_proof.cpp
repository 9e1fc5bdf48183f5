#include "techniques/hodoku/net_proof.hpp"

#include "techniques/needed.hpp"

namespace nonet::hodoku {
namespace {

constexpr int nowhere = -1;

// The conclusions from one literal, each once and as early as possible.
class Net {
 public:
    Net(const Position& position, Literal start) : position_(position) {
        where_[0].fill(nowhere);
        where_[1].fill(nowhere);
        add(start, Why::supposed, {});
    }

    // Draws conclusions until the literal appears; returns its index, or nowhere.
    int lead_to(Literal end) {
        for (std::size_t next = 0; next < chain_.nodes.size() && at(end) == nowhere; ++next) follow(next);
        return at(end);
    }

    // Draws conclusions until some candidate is both true and false; returns that candidate.
    std::optional<Candidate> contradict() {
        for (std::size_t next = 0; next < chain_.nodes.size() && !both_; ++next) follow(next);
        return both_;
    }

    int at(Literal literal) const { return where_[literal.on][literal.cell * side + literal.digit]; }

    Chain chain_to(int node) const {
        Chain chain = chain_;
        keep_needed(chain, static_cast<std::size_t>(node));
        return chain;
    }

 private:
    using From = std::vector<std::uint16_t>;

    bool is_off(Cell cell, Digit digit) const { return at({cell, digit, false}) != nowhere; }

    void add(Literal literal, Why why, From from) {
        int& place = where_[literal.on][literal.cell * side + literal.digit];
        if (place != nowhere) return;
        place = static_cast<int>(chain_.nodes.size());
        chain_.nodes.push_back({.literal = literal, .why = why, .from = std::move(from)});
        if (!both_ && at({literal.cell, literal.digit, !literal.on}) != nowhere)
            both_ = Candidate{literal.cell, literal.digit};
    }

    void follow(std::size_t index) {
        const ChainNode node = chain_.nodes[index];
        const auto [cell, digit, on] = node.literal;
        const auto from = static_cast<std::uint16_t>(index);
        const auto houses = houses_of(cell);
        if (!node.others.empty()) return follow_group(node, from);
        if (!on) {
            settle_cell(cell);
            for (std::size_t i = 0; i < houses.size(); ++i) settle_house(houses[i], whys[i], digit);
            return;
        }
        for (Digit other : position_.candidates(cell) - DigitSet::of(digit))
            add({cell, other, false}, Why::cell, {from});
        for (std::size_t i = 0; i < houses.size(); ++i)
            for (Cell other : (house_sets[houses[i]] & position_.cells(digit)) - CellSet::of(cell))
                add({other, digit, false}, whys[i], {from});
    }

    // One of a group's cells holds the digit, so no other cell of a house that contains all of them does.
    void follow_group(const ChainNode& group, std::uint16_t from) {
        const Digit digit = group.literal.digit;
        CellSet cells = CellSet::of(group.literal.cell);
        for (Cell cell : group.others) cells.insert(cell);
        const auto houses = houses_of(group.literal.cell);
        for (std::size_t i = 0; i < houses.size(); ++i)
            if ((cells - house_sets[houses[i]]).empty())
                for (Cell other : (house_sets[houses[i]] & position_.cells(digit)) - cells)
                    add({other, digit, false}, whys[i], {from});
    }

    void settle_cell(Cell cell) {
        DigitSet left;
        for (Digit digit : position_.candidates(cell))
            if (!is_off(cell, digit)) left.insert(digit);
        if (left.size() > 1) return;
        // If no candidate is left, the first one becomes both true and false.
        const Digit last = left.empty() ? position_.candidates(cell).first() : left.first();
        From from;
        for (Digit digit : position_.candidates(cell) - DigitSet::of(last))
            from.push_back(static_cast<std::uint16_t>(at({cell, digit, false})));
        add({cell, last, true}, Why::cell, std::move(from));
    }

    void settle_house(House house, Why why, Digit digit) {
        const CellSet places = house_sets[house] & position_.cells(digit);
        CellSet left;
        for (Cell cell : places)
            if (!is_off(cell, digit)) left.insert(cell);
        if (left.empty()) left.insert(places.first());
        if (left.size() > box_side || (left.size() > 1 && !crosses(left, house))) return;
        From from;
        for (Cell cell : places - left) from.push_back(static_cast<std::uint16_t>(at({cell, digit, false})));
        if (left.size() == 1) return add({left.first(), digit, true}, why, std::move(from));
        if (std::ranges::find(groups_, std::pair(left, digit)) != groups_.end()) return;
        groups_.push_back({left, digit});
        ChainNode node{.literal = {left.first(), digit, true}, .why = why, .from = std::move(from)};
        for (Cell cell : left)
            if (cell != left.first()) node.others.push_back(cell);
        chain_.nodes.push_back(std::move(node));
    }

    // Whether the cells share another house, too.
    static bool crosses(const CellSet& cells, House house) {
        for (House other : houses_of(cells.first()))
            if (other != house && (cells - house_sets[other]).empty()) return true;
        return false;
    }

    static constexpr Why whys[] = {Why::row, Why::column, Why::box};

    const Position& position_;
    Chain chain_;
    std::array<std::array<int, cell_count * side>, 2> where_;  // for false and true
    std::vector<std::pair<CellSet, Digit>> groups_;
    std::optional<Candidate> both_;
};

}  // namespace

std::optional<std::vector<Chain>> prove_net(const Position& position, const Find& net) {
    const bool placed = !net.place.empty();
    const Candidate conclusion = placed ? net.place.front() : net.remove.front();
    std::vector<Chain> chains;
    if (net.kind.ends_with("contradiction")) {
        Net from(position, {conclusion.cell, conclusion.digit, !placed});
        const auto both = from.contradict();
        if (!both) return std::nullopt;
        const int on = from.at({both->cell, both->digit, true}),
                  off = from.at({both->cell, both->digit, false});
        for (int end : {on, off})
            if (end != 0) chains.push_back(from.chain_to(end));
        return chains;
    }
    for (const Links& links : net.chains) {
        const Link& start = links.front();
        Net from(position, {start.cells.first(), start.digit, start.on});
        const int end = from.lead_to({conclusion.cell, conclusion.digit, placed});
        if (end == nowhere) return std::nullopt;
        chains.push_back(from.chain_to(end));
    }
    return chains;
}

}  // namespace nonet::hodoku
