#include "techniques/hodoku/implications.hpp"
#include "techniques/hodoku/memory.hpp"

namespace nonet::hodoku {

Implications::Implications(const Board& board, const Search& search, Kind kind, bool groups) {
    ids_.fill(-1);
    for (Cell cell : board.empty())
        for (Digit digit : board.candidates(cell)) {
            ids_[cell * side + digit] = static_cast<std::int16_t>(candidates_.size());
            candidates_.push_back({cell, digit});
        }
    const int count = candidate_count();
    off_ = (count + 63) / 64 * 64;
    group_base_ = 2 * off_;
    if (groups) list_groups(board);
    const auto literals = static_cast<std::size_t>(literal_count());
    stride_ = (literals + 63) / 64 * 64;
    lists_.resize(literals);
    expansions_.resize(literals);
    for (std::size_t i = 0; i < literals; ++i) {
        const auto id = static_cast<LiteralId>(i);
        lists_[i].reserve(kind == Kind::nets ? 64 : is_on(id) ? 32 : 6);
        lists_[i].push_back({.literal = id});
    }
    if (kind == Kind::chains)
        fill(board);
    else
        fill_nets(*this, board, search);
    index(no_list);
    if (groups) link_groups(board);
}

LiteralId Implications::negation(LiteralId id) const {
    if (is_group(id)) return static_cast<LiteralId>(((id - group_base_) ^ 1) + group_base_);
    return static_cast<LiteralId>(id < off_ ? id + off_ : id - off_);
}

void Implications::add(LiteralId list, LiteralId literal, std::array<std::uint16_t, 5> from) {
    auto& entries = lists_[list];
    if (entries.size() == most_entries || literal == list) return;
    if (!is_group(literal) && position_of(list, literal) != 0) return;
    const std::uint16_t distance = entries[from[0]].distance;
    for (std::size_t i = 1; i < from.size(); ++i)
        if (from[i] > from[0]) std::swap(from[0], from[i]);
    if (list == indexed_) positions_[literal] = static_cast<std::uint16_t>(entries.size());
    entries.push_back(
        {.literal = literal, .distance = static_cast<std::uint16_t>(distance + 1), .from = from});
}

void Implications::fill(const Board& board) {
    for (int k = 0; k < candidate_count(); ++k) {
        fill_on(board, k);
        fill_off(board, k);
    }
}

void Implications::fill_on(const Board& board, int k) {
    const auto [cell, digit] = candidates_[k];
    auto& entries = lists_[on(k)];
    // Each literal is appended only once.
    const auto append = [&](Cell other, Digit gone) {
        entries.push_back({.literal = literal(other, gone, false), .distance = 2});
    };
    for (Digit other : board.candidates(cell) - DigitSet::of(digit)) append(cell, other);
    CellSet left = board.cells(digit) - CellSet::of(cell);
    for (House house : houses_of(cell)) {
        for (Cell other : house_sets[house] & left) append(other, digit);
        left -= house_sets[house];
    }
}

void Implications::fill_off(const Board& board, int k) {
    const auto [cell, digit] = candidates_[k];
    const DigitSet others = board.candidates(cell) - DigitSet::of(digit);
    if (others.size() == 1) add(off(k), literal(cell, others.first(), true));
    for (House house : houses_of(cell))
        if (count_of(board.spots(house, digit)) == 2)
            add(off(k),
                literal(((house_sets[house] & board.cells(digit)) - CellSet::of(cell)).first(), digit, true));
}

void Implications::list_groups(const Board& board) {
    for (int line = 0; line < first_box; ++line)
        for (Digit digit : DigitSet::all())
            for (int box = first_box; box < house_count; ++box) {
                const CellSet cells = house_sets[line] & house_sets[box] & board.cells(digit);
                if (cells.size() >= 2)
                    groups_.push_back({cells, digit, static_cast<House>(line), static_cast<House>(box)});
            }
}

void Implications::link_groups(const Board& board) {
    std::array<std::vector<std::uint16_t>, side> of_digit;
    for (std::size_t g = 0; g < groups_.size(); ++g)
        of_digit[groups_[g].digit].push_back(static_cast<std::uint16_t>(g));
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        link_group(board, g);
        link_others(board, g, of_digit[groups_[g].digit]);
    }
}

// Links a group with single candidates.
void Implications::link_group(const Board& board, std::size_t g) {
    const Group& group = groups_[g];
    for (Cell cell : seeing_all(group.cells) & board.cells(group.digit)) {
        add(group_literal(g, true), literal(cell, group.digit, false));
        add(literal(cell, group.digit, true), group_literal(g, false));
    }
    for (House house : {group.box, group.line}) {
        const CellSet rest = (house_sets[house] & board.cells(group.digit)) - group.cells;
        if (rest.size() != 1) continue;
        add(group_literal(g, false), literal(rest.first(), group.digit, true));
        add(literal(rest.first(), group.digit, false), group_literal(g, true));
    }
}

// Links a group with the other groups of its digit in the same row, the same column or the same box.
void Implications::link_others(const Board& board, std::size_t g, std::span<const std::uint16_t> of_digit) {
    const Group& group = groups_[g];
    const auto shared = [&](const Group& other, int type) {
        const House house = houses_of(group.cells.first())[type];
        return is_within(group.cells | other.cells, house_sets[house]);
    };
    std::array<int, 3> count{};
    std::array<std::size_t, 3> only{};
    for (const std::size_t h : of_digit) {
        const Group& other = groups_[h];
        if (h == g || meets(other.cells, group.cells)) continue;
        for (int type = 0; type < 3; ++type) {
            if (!shared(other, type)) continue;
            add(group_literal(g, true), group_literal(h, false));
            ++count[type];
            only[type] = h;
        }
    }
    for (int type = 0; type < 3; ++type) {
        if (count[type] != 1) continue;
        const House house = houses_of(group.cells.first())[type];
        if (is_within(house_sets[house] & board.cells(group.digit), group.cells | groups_[only[type]].cells))
            add(group_literal(g, false), group_literal(only[type], true));
    }
}

// Tarjan's algorithm: a component is complete when all components that it leads to are; its reach is the union of theirs and
// itself.
void Implications::close() {
    constexpr std::uint16_t none = 0xffff;
    const std::size_t count = lists_.size();
    component_.assign(count, none);
    std::vector<std::uint16_t> number(count, none), low(count), open, path;
    std::vector<std::size_t> next(count, 1);  // index of the next entry of the list
    std::uint16_t numbered = 0;
    const auto enter = [&](LiteralId id) {
        number[id] = low[id] = numbered++;
        open.push_back(id);
        path.push_back(id);
    };
    for (std::size_t start = 0; start < count; ++start) {
        if (number[start] != none) continue;
        enter(static_cast<LiteralId>(start));
        while (!path.empty()) {
            const LiteralId id = path.back();
            if (next[id] < lists_[id].size()) {
                const LiteralId to = lists_[id][next[id]++].literal;
                if (number[to] == none)
                    enter(to);
                else if (component_[to] == none)
                    low[id] = std::min(low[id], number[to]);
                continue;
            }
            path.pop_back();
            if (!path.empty()) low[path.back()] = std::min(low[path.back()], low[id]);
            if (low[id] == number[id]) close_component(id, open);
        }
    }
}

// Removes the component of `root` from the open literals.
void Implications::close_component(LiteralId root, std::vector<std::uint16_t>& open) {
    const auto component = static_cast<std::uint16_t>(reach_.size() / (stride_ / 64));
    const std::size_t words = stride_ / 64;
    reach_.resize(reach_.size() + words);
    std::uint64_t* const reached = reach_.data() + component * words;
    std::size_t first = open.size();
    do component_[open[--first]] = component;
    while (open[first] != root);
    for (std::size_t i = first; i < open.size(); ++i) {
        reached[open[i] / 64] |= std::uint64_t{1} << (open[i] % 64);
        for (const Entry& entry : lists_[open[i]]) {
            const std::size_t other = component_[entry.literal];
            // A literal that is already reached has brought all its conclusions.
            if (other == component || (reached[entry.literal / 64] >> (entry.literal % 64) & 1) != 0)
                continue;
            const std::uint64_t* const more = reach_.data() + other * words;
            for (std::size_t word = 0; word < words; ++word) reached[word] |= more[word];
        }
    }
    open.resize(first);
}

const Expansion& Implications::expand(LiteralId id) {
    if (expansions_[id] != nullptr) return *expansions_[id];
    Expansion& list = *(expansions_[id] = std::make_unique<Expansion>());
    list.items.reserve(static_cast<std::size_t>(std::min(literal_count(), static_cast<int>(most_entries))));
    list.position.assign(stride_, Expansion::nowhere);
    for (const Entry& entry : lists_[id]) {
        list.position[entry.literal] = static_cast<std::int16_t>(list.items.size());
        list.items.push_back({entry.literal, entry.distance, Expansion::nowhere});
    }
    for (std::size_t j = 1; j < list.items.size(); ++j) {
        const LiteralId source = list.items[j].literal;
        const auto& entries = lists_[source];
        for (std::size_t i = 1; i < entries.size(); ++i) {
            const auto distance =
                static_cast<std::uint16_t>((list.items[j].distance + entries[i].distance) & 511);
            std::int16_t& position = list.position[entries[i].literal];
            if (position == Expansion::nowhere) {
                if (list.items.size() == most_entries) continue;
                position = static_cast<std::int16_t>(list.items.size());
                list.items.push_back({entries[i].literal, distance, source});
            } else if (auto& known = list.items[position];
                       known.source != Expansion::nowhere && known.distance > distance) {
                known.source = source;
                known.distance = distance;
            }
        }
    }
    return list;
}

void Implications::trace(LiteralId start, LiteralId end, std::vector<LiteralId>& chain,
                         std::vector<Branch>* branches) {
    chain.clear();
    const Expansion& list = expand(start);
    LiteralId at = end;
    while (at != start) {
        const int source = list.items[list.position[at]].source;
        const LiteralId from = source == Expansion::nowhere ? start : static_cast<LiteralId>(source);
        std::uint16_t position = position_of(from, at);
        while (position != 0) {
            const Entry& entry = lists_[from][position];
            chain.push_back(entry.literal);
            if (branches != nullptr)
                for (std::size_t i = 1; i < entry.from.size(); ++i)
                    if (entry.from[i] != 0) branches->push_back({from, entry.from[i], chain.size()});
            position = entry.from[0];
            if (chain.size() > most_entries) return;
        }
        at = from;
    }
    chain.push_back(start);
    std::ranges::reverse(chain);
    if (branches != nullptr)
        for (Branch& branch : *branches) branch.before = chain.size() - branch.before;
}

void Implications::trace(LiteralId start, Branch branch, std::span<const LiteralId> main,
                         std::vector<LiteralId>& chain) {
    chain.clear();
    const Expansion& list = expand(start);
    const auto meets_main = [&](LiteralId id) { return std::ranges::find(main, id) != main.end(); };
    LiteralId from = branch.list;
    std::uint16_t position = branch.position;
    while (chain.size() <= most_entries) {
        for (; position != 0; position = lists_[from][position].from[0]) {
            const LiteralId at = lists_[from][position].literal;
            if (meets_main(at)) return;
            chain.push_back(at);
        }
        const LiteralId at = from;
        if (meets_main(at) || list.position[at] == Expansion::nowhere) return;
        const int source = list.items[list.position[at]].source;
        from = source == Expansion::nowhere ? start : static_cast<LiteralId>(source);
        position = position_of(from, at);
    }
}

Implications& lists_of(const Board& board, const Search& search, Implications::Kind kind, bool groups,
                       std::optional<Implications>& own) {
    if (groups && kind == Implications::Kind::chains && search.memory != nullptr)
        return search.memory->grouped_chains(board, search);
    return own.emplace(board, search, kind, groups);
}

}  // namespace nonet::hodoku
