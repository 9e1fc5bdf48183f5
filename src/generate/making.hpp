#pragma once
// A puzzle being made: asks questions, takes answers, and finishes when the order is met or given up.
//
//        begin
//          |
//          v              "proper?"             "proper without this given?"
//       attempt --> reduction or neighbours --> number of givens, minimality --> grade --> done
//          ^                                                    |                  |
//          +---------------------- does not fit ----------------+------------------+
//
// It depends only on its own random numbers and the answers to its own questions, so the result is the same no matter
// which other puzzles are being made.

#include <optional>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "core/rng.hpp"
#include "generate/neighbour_sampler.hpp"
#include "generate/order.hpp"
#include "generate/pattern_search.hpp"
#include "generate/proper_check.hpp"
#include "generate/reduction.hpp"
#include "generate/solution_sampler.hpp"

namespace nonet::generate {

class Making {
 public:
    // `budget` bounds the ratings; the questions are collected for a ProperCheck.
    void begin(const Order& order, SolutionSampler& sampler, Budget& budget, std::uint64_t item,
               Generated& out);
    bool is_done() const { return out_ == nullptr; }

    void collect(std::vector<Grid>& questions);

    // Takes the answers to its questions, starting at number `at`; returns the number after its last.
    std::size_t answer(const ProperCheck& check, std::size_t at);

    // Ends for lack of time with the best puzzle so far.
    void give_up();

 private:
    struct Trial {
        Grid puzzle, solution;
    };
    // The starting point of a climb.
    struct Base {
        Trial candidate;
        int distance = 0;  // Grade::distance
    };

    std::span<const Grid> others(const ProperCheck& check, std::size_t index);

    void attempt();
    bool is_climbing() const;
    void shuffle_groups();
    void shuffle_groups_around_base();
    void search_pattern();
    Grid draw_solution();
    void draw_neighbours();

    std::size_t take_neighbour(const ProperCheck& check, std::size_t at);
    std::span<const Cell> asked_of_unsure() const;
    std::size_t take_minimality(const ProperCheck& check, std::size_t at);
    void reduced();
    void check_number();
    void grade();
    void refuse();
    void go_on_from(int distance);

    bool is_to_be_avoided() const;
    int givens_missing(const Grid& puzzle) const;
    bool keep_if_better(const Trial& candidate, int distance);

    const Order* order_ = nullptr;
    SolutionSampler* sampler_ = nullptr;
    Budget* budget_ = nullptr;
    Generated* out_ = nullptr;  // null: done
    Rng rng_{0};
    Trial candidate_;
    int best_ = 0;  // the distance of the puzzle in `out_` from the order, if there is one

    Reduction reduction_;
    std::vector<CellSet> groups_;
    std::optional<Base> base_;
    int fresh_ = 0, stale_ = 0;  // attempts since the last climb; steps since it last got nearer

    PatternSearch pattern_;

    std::optional<NeighbourSampler> neighbours_;
    std::vector<Grid> drawn_;

    std::vector<Cell> unsure_;  // givens of the candidate not yet known to be needed
    std::size_t asking_ = 1;    // the number asked about at a time
    std::vector<Grid> others_;
};

}  // namespace nonet::generate
