#pragma once
// The conclusions from a candidate being true, and from it being false: a list for each, in the order in which HoDoKu draws
// them, with the premises of each.
//
//   literal   "candidate k is true" is k, "is false" is off + k; candidates by cell, then by digit.  Groups come after them,
//             two literals for each: true, false
//   group     two or three places of a digit where a box and a line cross, treated as one
//   own       the entries that a list itself holds; the others are copied from the own entries of the lists of its entries

#include <cstdint>
#include <memory>
#include <memory_resource>
#include <span>

#include "techniques/hodoku/find.hpp"

namespace nonet::hodoku {

using LiteralId = std::uint16_t;

struct Entry {
    LiteralId literal = 0;
    std::uint16_t distance = 1;
    std::array<std::uint16_t, 5> from{};  // positions in the same list; 0 after the first: none
};

struct Group {
    CellSet cells;
    Digit digit = 0;
    House line = 0, box = 0;
};

// A view of a set of literals.
class LiteralView {
 public:
    explicit LiteralView(std::span<const std::uint64_t> words) : words_(words) {}
    bool contains(LiteralId id) const { return words_[id / 64] >> (id % 64) & 1; }
    std::span<const std::uint64_t> words() const { return words_; }

 private:
    std::span<const std::uint64_t> words_;
};

// A set of literals.
class LiteralSet {
 public:
    LiteralSet() = default;
    explicit LiteralSet(LiteralView view) : words_(view.words().begin(), view.words().end()) {}
    bool contains(LiteralId id) const { return LiteralView(words_).contains(id); }
    bool is_unmade() const { return words_.empty(); }
    void clear() { std::ranges::fill(words_, 0); }
    void assign(LiteralView view) { words_.assign(view.words().begin(), view.words().end()); }
    LiteralSet& operator|=(const LiteralSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    LiteralSet& operator&=(LiteralView other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words()[i];
        return *this;
    }

 private:
    std::vector<std::uint64_t> words_;
};

// A complete list: own and copied entries, in order.
struct Expansion {
    static constexpr int nowhere = -1;
    struct Item {
        LiteralId literal;
        std::uint16_t distance;
        int source;  // the literal from whose list it was copied; nowhere: an own entry
    };
    std::vector<Item> items;
    std::vector<std::int16_t> position;  // by literal; nowhere if it is not in the list
};

class Implications {
 public:
    enum class Kind : std::uint8_t { chains, nets };
    Implications(const Board& board, const Search& search, Kind kind, bool groups);

    int candidate_count() const { return static_cast<int>(candidates_.size()); }
    Candidate candidate(int k) const { return candidates_[k]; }
    int id_of(Cell cell, Digit digit) const { return ids_[cell * side + digit]; }  // -1: no candidate

    LiteralId on(int k) const { return static_cast<LiteralId>(k); }
    LiteralId off(int k) const { return static_cast<LiteralId>(off_ + k); }
    int literal_count() const { return group_base_ + 2 * static_cast<int>(groups_.size()); }
    bool is_group(LiteralId id) const { return id >= group_base_; }
    bool is_on(LiteralId id) const { return is_group(id) ? (id - group_base_) % 2 == 0 : id < off_; }
    LiteralId negation(LiteralId id) const;
    Digit digit(LiteralId id) const { return is_group(id) ? group(id).digit : plain(id).digit; }
    CellSet cells(LiteralId id) const { return is_group(id) ? group(id).cells : CellSet::of(plain(id).cell); }
    Cell first_cell(LiteralId id) const { return is_group(id) ? group(id).cells.first() : plain(id).cell; }
    Candidate plain(LiteralId id) const { return candidates_[id < off_ ? id : id - off_]; }

    std::span<const Entry> own(LiteralId id) const { return lists_[id]; }

    // Returns all conclusions and the literal itself; the first call computes them for all literals.
    LiteralView reach(LiteralId id) {
        if (reach_.empty()) close();
        return reach_of(component_[id]);
    }

    // Returns the complete list in its order; computed once.
    const Expansion& expand(LiteralId id);

    // Traces the chain from the list's literal to another one of it.  `branches`, if given, collects the positions of further
    // premises of the chain's steps, each in the list of a literal.
    struct Branch {
        LiteralId list;
        std::uint16_t position;
        std::size_t before;  // number of literals of the chain before its conclusion
    };
    void trace(LiteralId start, LiteralId end, std::vector<LiteralId>& chain,
               std::vector<Branch>* branches = nullptr);

    // Traces a branch back to the literal of the chain that it starts from, without that literal.
    void trace(LiteralId start, Branch branch, std::span<const LiteralId> main,
               std::vector<LiteralId>& chain);

    Link link_of(LiteralId id) const { return {cells(id), digit(id), is_on(id)}; }

 private:
    static constexpr std::size_t most_entries = 1000;
    friend class NetBuilder;

    const Group& group(LiteralId id) const { return groups_[(id - group_base_) / 2]; }
    LiteralId group_literal(std::size_t g, bool on) const {
        return static_cast<LiteralId>(group_base_ + 2 * static_cast<int>(g) + (on ? 0 : 1));
    }
    LiteralId literal(Cell cell, Digit digit, bool on) const {
        const int k = ids_[cell * side + digit];
        return on ? this->on(k) : off(k);
    }

    void add(LiteralId list, LiteralId literal, std::array<std::uint16_t, 5> from = {});

    // Returns the position of a literal in a list, of a group the newest; 0 if it is not there, or is the list's own literal.
    std::uint16_t position_of(LiteralId list, LiteralId literal) const {
        if (list == indexed_) return positions_[literal];
        const auto& entries = lists_[list];
        std::size_t at = entries.size() - 1;
        while (at > 0 && entries[at].literal != literal) --at;
        return static_cast<std::uint16_t>(at);
    }

    // While a long list is built, the positions of its literals are indexed, for one list at a time.
    static constexpr LiteralId no_list = 0xffff;
    void index(LiteralId list) {
        indexed_ = list;
        positions_.assign(list == no_list ? 0 : stride_, 0);
    }

    void fill(const Board& board);
    void fill_on(const Board& board, int k);
    void fill_off(const Board& board, int k);
    void list_groups(const Board& board);
    void link_groups(const Board& board);
    void link_group(const Board& board, std::size_t g);
    void link_others(const Board& board, std::size_t g, std::span<const std::uint16_t> of_digit);

    std::vector<Candidate> candidates_;
    std::array<std::int16_t, cell_count * side> ids_;
    std::vector<Group> groups_;
    int off_ = 0, group_base_ = 0;
    std::size_t stride_ = 0;
    std::pmr::monotonic_buffer_resource arena_;  // for all lists, which are freed together
    std::pmr::vector<std::pmr::vector<Entry>> lists_{&arena_};
    LiteralId indexed_ = no_list;
    std::vector<std::uint16_t> positions_;  // in the indexed list
    void close();
    void close_component(LiteralId root, std::vector<std::uint16_t>& open);

    LiteralView reach_of(std::size_t component) const {
        return LiteralView(std::span(reach_).subspan(component * (stride_ / 64), stride_ / 64));
    }

    std::vector<std::uint64_t> reach_;      // by component: literals that imply each other reach the same
    std::vector<std::uint16_t> component_;  // by literal
    std::vector<std::unique_ptr<Expansion>> expansions_;
};

// Returns the lists of the path's memory if it keeps them; otherwise builds them in `own`.
Implications& lists_of(const Board& board, const Search& search, Implications::Kind kind, bool groups,
                       std::optional<Implications>& own);

// nets.cpp: fills the lists with the conclusions of singles.
void fill_nets(Implications& lists, const Board& board, const Search& search);

}  // namespace nonet::hodoku
