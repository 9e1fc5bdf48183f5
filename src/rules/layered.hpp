#pragma once
// Automatons along the cells of a rule, built state by state: the input of Post::layered().

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "rules/network.hpp"

namespace nonet::rules {

// Returns a number that identifies a state of an automaton.
constexpr std::uint64_t key_of(int state) { return static_cast<std::uint32_t>(state); }
constexpr std::uint64_t key_of(const std::pair<int, int>& state) {
    return key_of(state.first) << 32 | key_of(state.second);
}

// Numbers keys in the order of their first occurrence.
class Numbering {
 public:
    std::uint32_t number_of(std::uint64_t key) {
        if (2 * keys_.size() >= slots_.size()) grow();
        std::size_t slot = slot_of(key);
        for (; slots_[slot] != none; slot = (slot + 1) & (slots_.size() - 1))
            if (keys_[slots_[slot]] == key) return slots_[slot];
        keys_.push_back(key);
        return slots_[slot] = static_cast<std::uint32_t>(keys_.size() - 1);
    }
    void clear() {
        keys_.clear();
        std::fill(slots_.begin(), slots_.end(), none);
    }

 private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::size_t slot_of(std::uint64_t key) const {
        return ((key ^ key >> 29) * 0x9E3779B97F4A7C15u >> 32) & (slots_.size() - 1);
    }
    void grow() {
        slots_.assign(2 * slots_.size(), none);
        for (std::size_t i = 0; i < keys_.size(); ++i) {
            std::size_t slot = slot_of(keys_[i]);
            while (slots_[slot] != none) slot = (slot + 1) & (slots_.size() - 1);
            slots_[slot] = static_cast<std::uint32_t>(i);
        }
    }

    std::vector<std::uint64_t> keys_;
    std::vector<std::uint32_t> slots_ =
        std::vector<std::uint32_t>(64, none);  // at least twice the number of keys
};

// Returns the layers of `length` cells. The states are made on demand: next(state, value, place, emit) calls
// emit(state) for each following state, and is_end(state) returns whether it is an end. States that lead to no end are
// left out.
template <class State, class Next, class IsEnd>
Layers layers_of(std::size_t length, State start, int low, int digits, Next next, IsEnd is_end) {
    struct Raw {
        std::uint32_t from, to;
        Mask digits;
    };
    std::vector<std::vector<State>> states{{start}};
    std::vector<std::vector<Raw>> edges;
    Numbering numbers;
    for (std::size_t i = 0; i < length; ++i) {
        numbers.clear();
        std::vector<State> following;
        auto& list = edges.emplace_back();
        std::vector<std::uint32_t>
            edge_to;  // for each following state: its edge from this one, if at least `first`
        for (std::size_t from = 0; from < states[i].size(); ++from) {
            const std::size_t first = list.size();
            for (int digit = 0; digit < digits; ++digit)
                next(states[i][from], low + digit, i, [&](const State& to) {
                    if (i + 1 == length && !is_end(to)) return;
                    const std::uint32_t number = numbers.number_of(key_of(to));
                    if (number == following.size()) {
                        following.push_back(to);
                        edge_to.push_back(0);
                    }
                    std::uint32_t& edge = edge_to[number];
                    if (edge < first || edge >= list.size() || list[edge].to != number) {
                        edge = static_cast<std::uint32_t>(list.size());
                        list.push_back({static_cast<std::uint32_t>(from), number, 0});
                    }
                    list[edge].digits |= Mask{1} << digit;
                });
        }
        states.push_back(std::move(following));
    }
    // From the end backwards, keeps only states that lead to it.
    std::vector<std::vector<std::uint8_t>> alive(states.size());
    alive.back().assign(states.back().size(), 1);
    for (std::size_t i = edges.size(); i-- > 0;) {
        alive[i].resize(states[i].size());
        std::erase_if(edges[i], [&](const Raw& edge) { return alive[i + 1][edge.to] == 0; });
        for (const Raw& edge : edges[i]) alive[i][edge.from] = 1;
    }
    // The start is always state 0.
    alive[0][0] = 1;
    Layers layers;
    std::vector<std::uint32_t> following;
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (i == edges.size()) layers.first_end = layers.states;
        for (std::uint8_t is_alive : alive[i]) layers.states += is_alive;
        if (i == edges.size()) break;
        following.clear();
        std::size_t number = layers.states;
        for (std::uint8_t is_alive : alive[i + 1]) {
            following.push_back(static_cast<std::uint32_t>(number));
            number += is_alive;
        }
        auto edge = edges[i].begin();
        for (std::size_t from = 0; from < states[i].size(); ++from) {
            if (alive[i][from] == 0) continue;
            for (; edge != edges[i].end() && edge->from == from; ++edge)
                layers.edges.push({following[edge->to], edge->digits});
            layers.edges.end();
        }
    }
    return layers;
}

// Returns the layers of a key, which must include everything that they depend on. They are made once for all boards.
//
//   threads  safe
std::shared_ptr<const Layers> known_layers(const std::vector<int>& key, FunctionRef<Layers()> make);

}  // namespace nonet::rules
