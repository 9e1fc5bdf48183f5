#pragma once
// The kernels: three algorithms (lanes.inl.hpp, slices.inl.hpp, whole.inl.hpp) compiled for each instruction set.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "nonet/batch.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/limits.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

// What a kernel is asked: arrays in, arrays out, `size` puzzles each.
struct Task {
    std::size_t size = 0;
    const Grid* grids = nullptr;        // values 0..9
    const Candidates* marks = nullptr;  // or nullptr: no puzzle has any
    Tally* tallies = nullptr;           // must be given
    Grid* first = nullptr;              // or nullptr; untouched where there is no solution
    Grid* second = nullptr;             // or nullptr; needs `first`
    OnBatchSolution on_solution = {};   // called for every solution, if given
    std::uint64_t solutions = 2;        // per puzzle; 0: all
    std::uint64_t nodes = 0;            // per puzzle; 0: no limit
    // Asked now and then: anything but Stop::finished ends the whole task.
    FunctionRef<Stop()> interrupted = {};
};

// A lane-by-lane operation of a kernel's vector type, for the tests: out[i] is made of a[i], b[i], c[i].
struct LaneOperation {
    std::string_view name;
    void (*apply)(const std::uint16_t* a, const std::uint16_t* b, const std::uint16_t* c, std::uint16_t* out);
};

// Whether anybody asks for many puzzles at once.  In the small WebAssembly module (capi/modules.cmake) nobody can, so that it
// has no slices.
#if defined(NONET_NO_BATCHES)
inline constexpr bool answers_batches = false;
#else
inline constexpr bool answers_batches = true;
#endif

// Solves the puzzles of a task in one way; docs/solver.md draws each.  The answers are the same, the nodes are not.
using Algorithm = void (*)(const Task& task);

struct Kernel {
    std::string_view name;         // "avx2": typed by people, printed by logs
    int lane_count;                // nodes worked on at once
    bool (*supported)() noexcept;  // asks the CPU we run on, not the one we built on
    std::span<const LaneOperation> (*operations)() noexcept;
    Algorithm lanes;             // some puzzles at once, 16 bits of a vector each: for any number of them
    Algorithm slices = nullptr;  // 128 at once, one bit each: where vectors are narrow, for large batches
    Algorithm whole = nullptr;   // one after another, a vector for the whole grid: for a puzzle of few nodes

    // Fewer puzzles do not fill the vectors of slices.
    static constexpr std::size_t enough_for_slices = 128;

    // By lanes or by slices, whichever is quicker.
    void solve(const Task& task) const {
        (slices != nullptr && task.size >= enough_for_slices ? slices : lanes)(task);
    }
};

namespace kernel {
extern const Kernel portable, sse4, avx2, avx512, neon, wasm;
}

}  // namespace nonet
