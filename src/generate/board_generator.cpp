// Makes puzzles of any board: draws a random solution, then removes givens in random order.
//
//     fill --> take away, group by group of the symmetry --> few enough? minimal? --> met
//       ^                                                          |
//       +------------------------- no: the next attempt -----------+
//
// If clues are made, they are placed over the solution, and givens are removed on the board with these clues.

#include <algorithm>
#include <array>
#include <string>

#include "command/symmetry.hpp"
#include "core/rng.hpp"
#include "core/say.hpp"
#include "generate/rule_layouts.hpp"
#include "nonet/boards.hpp"
#include "nonet/explain.hpp"
#include "nonet/generate.hpp"
#include "search/board_search.hpp"

namespace nonet {
namespace {

// The nodes that may be spent on whether a given can go, if not every removable given has to go.
constexpr std::uint64_t patience = 10'000;
// The same if clues are made: some cells take minutes with little killers.
constexpr std::uint64_t patience_with_clues = 1'000;
// The nodes of the search for a solution of a jigsaw.
constexpr std::uint64_t patience_of_filling = 20'000;

Error bad(std::string found, std::string expected) {
    return {.code = Errc::bad_argument, .found = std::move(found), .expected = std::move(expected)};
}

// The rules of a board after its size and boxes, as in its name: "+x+knight".
std::string_view rules_in_name(const Geometry& board) {
    const std::string_view name = board.name();
    return name.substr(std::min(name.find('+'), name.size()));
}

// Returns the board with random pieces instead of its boxes; nothing if the limits ended the search.
std::optional<Geometry> jigsaw_like(const Geometry& board, Rng& rng, Budget& budget) {
    const auto made = make_jigsaw(board.rows(), rng.next(), 0, budget.left());
    if (budget.look() || !made || made->pieces.empty()) return std::nullopt;
    std::string name = "jigsaw:";
    for (const std::uint8_t piece : made->pieces) name += "123456789ABCDEFGHIJKLMNOP"[piece];
    auto jigsaw = parse_board(name.append(rules_in_name(board)));
    return jigsaw ? std::optional(*std::move(jigsaw)) : std::nullopt;
}

}  // namespace

class BoardGenerator::Impl {
 public:
    Impl(const Geometry& geometry, const BoardOrder& order)
        : plain_(geometry),
          solver_(geometry),
          order_(order),
          rows_(geometry.rows()),
          columns_(geometry.columns()),
          cells_(static_cast<std::size_t>(geometry.cell_count())) {}

    Stop make(std::uint64_t first, std::span<BoardPuzzleMade> out, const Limits& limits) {
        Budget budget({.time = limits.time, .cancel = limits.cancel});
        for (std::size_t i = 0; i < out.size(); ++i) {
            out[i] = {};
            if (!budget.look()) make_one(first + i, out[i], budget);
        }
        return budget.why();
    }

 private:
    void make_one(std::uint64_t number, BoardPuzzleMade& made, Budget& budget) {
        Rng rng(order_.seed, number);
        std::vector<std::uint8_t> solution(cells_);
        Geometry board = plain_;
        std::optional<AnyBoard> own_solver;  // of a jigsaw
        while (order_.attempts == 0 || made.attempts < order_.attempts) {
            if (order_.jigsaw) {
                auto jigsaw = jigsaw_like(plain_, rng, budget);
                if (!jigsaw) return;
                board = std::move(*jigsaw);
                own_solver.emplace(board);
                if (!fill_soon(*own_solver, rng, budget, solution)) {
                    if (budget.stopped()) return;
                    ++made.attempts;
                    continue;
                }
            } else if (solver_.fill(rng, budget, solution) != Stop::solutions) {
                return;
            }
            ++made.attempts;
            made.solution = made.puzzle = solution;
            made.board = order_.jigsaw ? std::optional(board) : std::nullopt;
            if (order_.rules.empty()) {
                if (reduce(own_solver ? *own_solver : solver_, board, rng, made, budget) || budget.stopped())
                    return;
                continue;
            }
            auto clued = with_clues(board, solution, rng);
            if (!clued) continue;
            made.board = std::move(clued);
            AnyBoard with_rules(*made.board);
            if (reduce(with_rules, *made.board, rng, made, budget) || budget.stopped()) return;
        }
    }

    // Fills a board, or gives up early: with some pieces, a board with further rules has no solution.
    static bool fill_soon(AnyBoard& solver, Rng& rng, Budget& budget, std::span<std::uint8_t> solution) {
        Limits left = budget.left();
        left.nodes = patience_of_filling;
        Budget own(left);
        if (solver.fill(rng, own, solution) == Stop::solutions) return true;
        (void)budget.look();
        return false;
    }

    // Returns the board with clues that are true of a solution.
    std::optional<Geometry> with_clues(const Geometry& plain, std::span<const std::uint8_t> solution,
                                       Rng& rng) const {
        std::vector<Rule> rules;
        bool has_cages = false;
        for (RuleKind kind : order_.rules) {
            const auto more = lay_out(plain, kind, order_.clues, solution, rng);
            rules.insert(rules.end(), more.begin(), more.end());
            has_cages = has_cages || kind == RuleKind::killer;
        }
        auto board = with_rules(has_cages ? without_blank_cages(plain) : plain, rules);
        return board ? std::optional(std::move(*board)) : std::nullopt;
    }

    // Removes givens from a solution; returns whether the order is met. Stops the budget if a limit ended the search.
    bool reduce(AnyBoard& solver, const Geometry& board, Rng& rng, BoardPuzzleMade& made, Budget& budget) {
        BoardSearch search(solver, budget.left());
        made.met = take_away(rng, made.puzzle, search);
        if (search.why() != Stop::finished) {
            made.met = false;
            return budget.stop(search.why()), false;
        }
        if (made.met && order_.level) {
            const LevelRating rating = rate_by_level({board, made.puzzle, {}}, budget.left());
            made.met = rating.status == Status::unique && rating.ending == Ending::solved &&
                       rating.level == *order_.level;
        }
        return made.met;
    }

    // Returns whether the order is met. After the first pass no given can go, unless symmetry removes several together:
    // then single givens of a kept group may still go.
    bool take_away(Rng& rng, std::vector<std::uint8_t>& puzzle, BoardSearch& search) {
        int givens = static_cast<int>(cells_);
        if (!order_.rules.empty() && order_.fewest_givens == 0) {
            // Clues often make all givens unnecessary: one search instead of one for each cell.
            std::vector<std::uint8_t> none(cells_);
            const auto found = search.run(none, {}, 2, {}, patience);
            if (found.stop == Stop::finished && found.solutions == 1) {
                puzzle = std::move(none);
                return true;
            }
        }
        for (const auto& orbit : shuffled_orbits(rng)) {
            if (search.stopped()) return false;
            const int size = static_cast<int>(orbit.size());
            if (!order_.minimal && givens <= order_.most_givens && has_bound()) break;
            if (givens - size >= order_.fewest_givens && drop(orbit, puzzle, search)) givens -= size;
        }
        if (givens > order_.most_givens || givens < order_.fewest_givens) return false;
        return !order_.minimal || is_minimal(puzzle, search);
    }

    std::vector<std::vector<Cell>> shuffled_orbits(Rng& rng) const {
        std::vector<std::vector<Cell>> orbits;
        for (std::size_t i = 0; i < cells_; ++i)
            if (auto orbit = orbit_of(static_cast<Cell>(i), order_.symmetry, rows_, columns_); orbit[0] == i)
                orbits.push_back(std::move(orbit));
        rng.shuffle(std::span(orbits));
        return orbits;
    }

    // Removes all of them, one after the other, or none.
    bool drop(const std::vector<Cell>& orbit, std::vector<std::uint8_t>& puzzle, BoardSearch& search) const {
        const std::uint64_t nodes = order_.minimal          ? 0
                                    : !order_.rules.empty() ? patience_with_clues
                                    : has_bound()           ? patience
                                                            : 0;
        for (std::size_t i = 0; i < orbit.size(); ++i) {
            const std::uint8_t value = puzzle[orbit[i]];
            if (search.can_drop(puzzle, {}, orbit[i], nodes)) {
                dropped_[i] = value;
                puzzle[orbit[i]] = 0;
                continue;
            }
            while (i-- > 0) puzzle[orbit[i]] = dropped_[i];
            return false;
        }
        return true;
    }

    bool is_minimal(const std::vector<std::uint8_t>& puzzle, BoardSearch& search) const {
        if (order_.symmetry == Symmetry::none && order_.fewest_givens == 0) return true;  // by construction
        for (std::size_t i = 0; i < cells_; ++i)
            if (puzzle[i] != 0 && search.can_drop(puzzle, {}, static_cast<Cell>(i))) return false;
        return true;
    }

    bool has_bound() const { return order_.most_givens < static_cast<int>(cells_); }

    Geometry plain_;
    AnyBoard solver_;
    BoardOrder order_;
    int rows_, columns_;
    std::size_t cells_;
    mutable std::array<std::uint8_t, 8> dropped_{};  // an orbit has at most eight cells
};

Result<BoardGenerator> BoardGenerator::create(const Geometry& geometry, const BoardOrder& order) {
    const int cells = geometry.cell_count();
    if (order.fewest_givens < 0 || order.fewest_givens > cells || order.most_givens < 0 ||
        order.fewest_givens > order.most_givens)
        return std::unexpected(bad(say("{from} to {to} givens", order.fewest_givens, order.most_givens),
                                   say("the smaller number first, within 0 to {number}", cells)));
    for (RuleKind kind : order.rules)
        if (std::ranges::find(makeable_rules(), kind) == makeable_rules().end())
            return std::unexpected(
                bad(say("clues of '{rule}'", name_of(kind)), "a rule of which clues can be made"));
    if (order.jigsaw && (geometry.rows() != geometry.columns() || geometry.name().starts_with("jigsaw:")))
        return std::unexpected(
            bad(say("the board '{board}'", geometry.name()), "a square board that is not a jigsaw"));
    if (order.clues < 0) return std::unexpected(bad(say("{count} clues", order.clues), "0 or more"));
    if (!fits(order.symmetry, geometry.rows(), geometry.columns()))
        return std::unexpected(bad(say("symmetry {name} for {rows} x {columns} cells",
                                       name_of(order.symmetry), geometry.rows(), geometry.columns()),
                                   "a square board, or none, rot180, horizontal, vertical or mirrors"));
    return BoardGenerator(std::make_unique<Impl>(geometry, order));
}

BoardGenerator::BoardGenerator(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
BoardGenerator::~BoardGenerator() = default;
BoardGenerator::BoardGenerator(BoardGenerator&&) noexcept = default;
BoardGenerator& BoardGenerator::operator=(BoardGenerator&&) noexcept = default;

Stop BoardGenerator::make(std::uint64_t first, std::span<BoardPuzzleMade> out, const Limits& limits) {
    return impl_->make(first, out, limits);
}

}  // namespace nonet
