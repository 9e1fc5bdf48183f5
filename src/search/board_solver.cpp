// The functions of nonet/solve.hpp for any board. The classic board uses the classic engine, other boards the searches of
// covers/ and rules/.

#include "nonet/solve.hpp"

#include <optional>
#include <utility>

#include "nonet/contract.hpp"
#include "search/board_search.hpp"
#include "search/status.hpp"
#include "search/within.hpp"

namespace nonet {
namespace {

std::vector<std::uint8_t> list_of(Values values) { return {values.begin(), values.end()}; }

Answer answer_of(const ClassicAnswer& answer) {
    return {answer.status, answer.solutions,
            answer.solutions >= 1 ? list_of(answer.first.values) : std::vector<std::uint8_t>(),
            answer.solutions >= 2 ? list_of(answer.second.values) : std::vector<std::uint8_t>(),
            answer.counters};
}

Count count_classic(const ClassicPuzzle& puzzle, const Limits& limits, OnSolution on_solution) {
    const auto hand_over = [&](const Grid& grid) { on_solution(grid.values); };
    return count_solutions(puzzle, limits, on_solution ? OnClassicSolution(hand_over) : OnClassicSolution());
}

}  // namespace

class BoardSolver::Impl {
 public:
    explicit Impl(const Geometry& geometry) : geometry_(geometry) {
        if (geometry != Geometry::classic()) solver_.emplace(geometry);
    }

    const Geometry& geometry() const { return geometry_; }
    bool is_classic() const { return !solver_; }
    AnyBoard& solver() { return *solver_; }

    void expect_fits([[maybe_unused]] Values values, [[maybe_unused]] Marks marks) const {
        NONET_EXPECT(static_cast<int>(values.size()) == geometry_.cell_count());
        NONET_EXPECT(marks.empty() || marks.size() == values.size());
    }

 private:
    Geometry geometry_;
    std::optional<AnyBoard> solver_;
};

BoardSolver::BoardSolver(const Geometry& geometry) : impl_(std::make_unique<Impl>(geometry)) {}
BoardSolver::~BoardSolver() = default;
BoardSolver::BoardSolver(BoardSolver&&) noexcept = default;
BoardSolver& BoardSolver::operator=(BoardSolver&&) noexcept = default;

const Geometry& BoardSolver::geometry() const noexcept { return impl_->geometry(); }

Answer BoardSolver::solve(Values values, Marks marks, const Limits& limits) {
    impl_->expect_fits(values, marks);
    if (impl_->is_classic()) return answer_of(nonet::solve(classic_puzzle(values, marks), limits));
    Answer answer;
    const covers::Result result = impl_->solver().run(values, marks, limits, [&](Values solution) {
        ++answer.solutions;
        if (answer.solutions == 1) answer.first = list_of(solution);
        if (answer.solutions == 2) answer.second = list_of(solution);
    });
    answer.status = status_of(result.solutions, result.stop);
    answer.counters = result.counters;
    return answer;
}

Count BoardSolver::count_solutions(Values values, Marks marks, const Limits& limits, OnSolution on_solution) {
    impl_->expect_fits(values, marks);
    if (impl_->is_classic()) return count_classic(classic_puzzle(values, marks), limits, on_solution);
    const covers::Result result = impl_->solver().run(values, marks, limits, on_solution);
    return {result.solutions, result.stop, result.counters};
}

// First asks one question: no solution, one, or more. Then one for each candidate that no solution has shown: a yes shows
// one in every cell, a no eliminates it for good.
TrueCandidates BoardSolver::true_candidates(Values values, Marks marks, const Limits& limits) {
    impl_->expect_fits(values, marks);
    if (impl_->is_classic()) {
        SharedLimits shared(limits);
        return true_candidates_within(classic_puzzle(values, marks), shared);
    }
    BoardSearch search(impl_->solver(), limits);
    std::vector<BoardDigitSet> shown(values.size()), open = list_of_marks(geometry(), marks);
    const auto show = [&](Values solution) {
        for (std::size_t cell = 0; cell < solution.size(); ++cell)
            shown[cell].insert(static_cast<Digit>(solution[cell] - 1));
    };
    if (search.run(values, open, 2, show).stop == Stop::finished) return {std::move(shown), search.why()};
    for (std::size_t cell = 0; cell < values.size(); ++cell)
        for (Digit digit : open[cell] - shown[cell]) {
            if (shown[cell].contains(digit)) continue;
            if (search.stopped()) return {std::move(shown), search.why()};
            const BoardDigitSet all = std::exchange(open[cell], BoardDigitSet::of(digit));
            const Stop stop = search.run(values, open, 1, show).stop;
            open[cell] = all;
            if (stop == Stop::finished) open[cell].erase(digit);
        }
    return {std::move(shown), search.why()};
}

namespace {

// Asks a solver of the puzzle's board; the time that making it takes counts.
auto ask_solver(const BoardPuzzle& puzzle, const Limits& limits, auto question) {
    const Budget begun(limits);
    BoardSolver solver(puzzle.geometry);
    return question(solver, begun.left());
}

}  // namespace

Answer solve(const Puzzle& puzzle, const Limits& limits) {
    const BoardPuzzle* other = puzzle.board_puzzle();
    if (other == nullptr) return answer_of(solve(*puzzle.classic(), limits));
    return ask_solver(*other, limits, [&](BoardSolver& solver, const Limits& left) {
        return solver.solve(other->values, other->marks, left);
    });
}

Count count_solutions(const Puzzle& puzzle, const Limits& limits, OnSolution on_solution) {
    const BoardPuzzle* other = puzzle.board_puzzle();
    if (other == nullptr) return count_classic(*puzzle.classic(), limits, on_solution);
    return ask_solver(*other, limits, [&](BoardSolver& solver, const Limits& left) {
        return solver.count_solutions(other->values, other->marks, left, on_solution);
    });
}

TrueCandidates true_candidates(const Puzzle& puzzle, const Limits& limits) {
    const BoardPuzzle* other = puzzle.board_puzzle();
    if (other == nullptr) {
        SharedLimits shared(limits);
        return true_candidates_within(*puzzle.classic(), shared);
    }
    return ask_solver(*other, limits, [&](BoardSolver& solver, const Limits& left) {
        return solver.true_candidates(other->values, other->marks, left);
    });
}

}  // namespace nonet
