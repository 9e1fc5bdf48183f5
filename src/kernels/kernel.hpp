#pragma once
// The kernels: algorithms (lanes.inl.hpp, slices.inl.hpp, whole.inl.hpp) compiled once for each instruction set.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "nonet/batch.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/grid.hpp"
#include "nonet/kernels.hpp"
#include "nonet/limits.hpp"

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
    FunctionRef<Stop()> interrupted =
        {};  // asked now and then: anything but Stop::finished ends the whole task
};

// A lane-by-lane operation of a kernel's vector type, for the tests: out[i] is made of a[i], b[i], c[i].
struct LaneOperation {
    std::string_view name;
    void (*apply)(const std::uint16_t* a, const std::uint16_t* b, const std::uint16_t* c, std::uint16_t* out);
};

struct Kernel {
    std::string_view name;         // "avx2": typed by people, printed by logs
    int lanes;                     // nodes worked on at once
    bool (*supported)() noexcept;  // asks the CPU we run on, not the one we built on
    void (*run)(const Task& task);
    std::span<const LaneOperation> (*operations)() noexcept;
    // The same, or nullptr where there is nothing quicker than `run`.
    void (*run_alone)(const Task& task) = nullptr;  // one puzzle at a time
    void (*run_many)(const Task& task) = nullptr;   // `many` puzzles or more
    std::size_t many = 0;

    // Whichever is faster.
    void run_task(const Task& task) const { (run_many && task.size >= many ? run_many : run)(task); }
};

namespace kernel {
extern const Kernel scalar, sse4, avx2, avx512, neon, wasm;
}

}  // namespace nonet
