#pragma once
// Steps, and the grids on which they are drawn.

#include <nanobind/nanobind.h>

#include <cstdint>
#include <variant>
#include <vector>

#include "nonet/board_explain.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/more/draw.hpp"

namespace nonet::python {

// The steps of an answer, each drawn on demand.
class Pictures {
 public:
    // in_turn   each step is applied before the next; otherwise all apply to the start
    Pictures(const Grid& givens, State start, std::vector<Step> steps, bool in_turn)
        : begin_(Classic{givens, std::move(start)}), steps_(std::move(steps)), in_turn_(in_turn) {}
    Pictures(WidePuzzle puzzle, WideState start, std::vector<Step> steps, bool in_turn)
        : begin_(Wide{std::move(puzzle), std::move(start)}), steps_(std::move(steps)), in_turn_(in_turn) {}

    [[nodiscard]] std::size_t size() const { return steps_.size(); }

    // Returns the SVG of a step, counted from 0, on the grid before it.
    [[nodiscard]] std::string svg(std::size_t step) const;

 private:
    struct Classic {
        Grid givens;
        State start;
        void take(State& state, const Step& step) const;
        Drawing draw(const State& before, const Step& step) const;
    };
    struct Wide {
        WidePuzzle puzzle;
        WideState start;
        void take(WideState& state, const Step& step) const;
        Drawing draw(const WideState& before, const Step& step) const;
    };

    std::variant<Classic, Wide> begin_;
    std::vector<Step> steps_;
    bool in_turn_;
};

// 16 bytes that sort like the command's hexadecimal digits.
void write_fingerprint(const Fingerprint& print, std::uint8_t* bytes);
Fingerprint read_fingerprint(const std::uint8_t* bytes);

void bind_pictures(nanobind::module_& module);

}  // namespace nonet::python
