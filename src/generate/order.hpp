#pragma once
// A parsed order for puzzles: the cells that must stay, must go, or may do either.

#include <vector>

#include "generate/grader.hpp"
#include "generate/neighbour_sampler.hpp"
#include "generate/reduction.hpp"
#include "nonet/generate.hpp"

namespace nonet::generate {

class Order {
 public:
    static Result<Order> create(const GenerateOptions& options);

    const GenerateOptions& options() const { return options_; }

    // The first group is the cells that never hold a given; then come the orbits that may go, in this order until they
    // are shuffled. Cells in no group stay.
    const std::vector<CellSet>& groups() const { return groups_; }
    bool must_drop_first_group() const { return must_drop_first_group_; }

    bool has_range() const { return options_.fewest_givens > 0 || options_.most_givens < cell_count; }
    // Whether every place where a given is allowed must have one, so that only the digits are open.
    bool has_pattern() const { return has_pattern_; }
    bool wants_minimal() const { return options_.minimal || options_.unbiased; }
    Reduction::Rule rule() const {
        return options_.unbiased ? Reduction::Rule::stop : Reduction::Rule::go_on;
    }

    const Grader& grader() const { return grader_; }
    // Whether rare ratings may be looked for near puzzles that come close.
    bool may_climb() const { return (options_.rating || options_.on_scale) && !options_.unbiased; }

    // Set if puzzles like another one are ordered.
    const std::optional<NeighbourSampler>& neighbours() const { return neighbours_; }

 private:
    explicit Order(const GenerateOptions& options) : options_(options), grader_(options) {}
    GenerateOptions options_;
    Grader grader_;
    std::optional<NeighbourSampler> neighbours_;
    std::vector<CellSet> groups_;
    bool must_drop_first_group_ = false;
    bool has_pattern_ = false;
};

}  // namespace nonet::generate
