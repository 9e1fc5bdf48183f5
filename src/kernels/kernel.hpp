#pragma once
// The kernels: four algorithms (lanes.inl.hpp, slices.inl.hpp, whole.inl.hpp, rule_lanes.inl.hpp) compiled for each
// instruction set.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "kernels/rule_task.hpp"
#include "nonet/batch.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/limits.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

// The input and output of a kernel: arrays of `size` puzzles each.
struct Task {
    std::size_t size = 0;
    const Grid* grids = nullptr;        // values 0..9
    const Candidates* marks = nullptr;  // or nullptr: no puzzle has any
    Tally* tallies = nullptr;           // must be given
    Grid* first = nullptr;              // or nullptr; unchanged if there is no solution
    Grid* second = nullptr;             // or nullptr; needs `first`
    OnBatchSolution on_solution = {};   // called for every solution, if given
    std::uint64_t solutions = 2;        // per puzzle; 0: all
    std::uint64_t nodes = 0;            // per puzzle; 0: no limit
    // Called from time to time: any result but Stop::finished ends the whole task.
    FunctionRef<Stop()> interrupted = {};
};

// An operation of a kernel's vector type, lane by lane, for the tests: out[i] is computed from a[i], b[i], c[i].
struct LaneOperation {
    std::string_view name;
    void (*apply)(const std::uint16_t* a, const std::uint16_t* b, const std::uint16_t* c, std::uint16_t* out);
};

// Solves the puzzles of a task in one way; docs/solver.md draws each. All give the same answers, with different nodes.
using Algorithm = void (*)(const Task& task);
// Searches a board with rules, with the same nodes in every kernel. Returns false if the task has ended the search.
using RuleSearch = bool (*)(RuleTask& task);

// The operations of a kernel's vector type, for the tests.
using Operations = std::span<const LaneOperation> (*)() noexcept;

struct Kernel {
    std::string_view name;         // "avx2": as typed by users and printed in logs
    int lane_count;                // nodes worked on at once
    bool (*supported)() noexcept;  // checks the CPU it runs on, not the one it was built on
    Algorithm lanes;  // several puzzles at once, 16 bits of a vector each: for any number of puzzles
    Algorithm whole = nullptr;  // one after another, a vector for the whole grid: for puzzles of few nodes

    // Fewer puzzles do not fill the vectors of slices.
    static constexpr std::size_t enough_for_slices = 128;

    // Solves with lanes or slices, whichever is faster.
    void solve(const Task& task) const;
};

// The rest of a kernel. It is not in Kernel because a linker would then put it into every program, also into those that
// solve one classic puzzle at a time.
//   slices_of       128 puzzles at once, one bit each: for large batches. nullptr: lanes are faster
//   rule_lanes_of   several positions of one board with rules at once, 16 bits of a vector each
Algorithm slices_of(const Kernel& kernel) noexcept;
RuleSearch rule_lanes_of(const Kernel& kernel) noexcept;
Operations operations_of(const Kernel& kernel) noexcept;

// The kernels of a CPU family, from the most portable to the fastest: the best is the last one supported.
#if defined(__wasm_simd128__)  // only one: a page waits for each byte of the module
#define NONET_KERNELS(OF) &OF::wasm
#elif defined(__x86_64__)
#define NONET_KERNELS(OF) &OF::portable, &OF::sse4, &OF::avx2, &OF::avx512
#elif defined(__aarch64__)
#define NONET_KERNELS(OF) &OF::portable, &OF::neon
#else
#define NONET_KERNELS(OF) &OF::portable
#endif

namespace kernel {
extern const Kernel portable, sse4, avx2, avx512, neon, wasm;
}
namespace kernel_slices {
extern const Algorithm portable, sse4, avx2, avx512, neon, wasm;
}
namespace kernel_rules {
extern const RuleSearch portable, sse4, avx2, avx512, neon, wasm;
}
namespace kernel_operations {
extern const Operations portable, sse4, avx2, avx512, neon, wasm;
}

}  // namespace nonet
