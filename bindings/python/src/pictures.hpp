#pragma once
// Steps, and the grids on which they are drawn.

#include <nanobind/nanobind.h>

#include <cstdint>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/more/draw.hpp"

namespace nonet::python {

// The steps of an answer, each drawn on demand.
class Pictures {
 public:
    // in_turn   each step is applied before the next; otherwise all apply to the start
    Pictures(const Puzzle& puzzle, State start, std::vector<Step> steps, bool in_turn)
        : puzzle_(puzzle), start_(std::move(start)), steps_(std::move(steps)), in_turn_(in_turn) {}

    [[nodiscard]] std::size_t size() const { return steps_.size(); }

    // Returns the SVG of a step, counted from 0, on the grid before it.
    [[nodiscard]] std::string svg(std::size_t step) const;

 private:
    Puzzle puzzle_;
    State start_;
    std::vector<Step> steps_;
    bool in_turn_;
};

// 16 bytes that sort like the command's hexadecimal digits.
void write_fingerprint(const Fingerprint& print, std::uint8_t* bytes);
Fingerprint read_fingerprint(const std::uint8_t* bytes);

void bind_pictures(nanobind::module_& module);

}  // namespace nonet::python
