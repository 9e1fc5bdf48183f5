// Certificates of any board: the clauses that the clause search has learned.
//
// Rules of many cells are checked at each model: a broken one gives a lemma that follows from that rule alone.
//
// The search is the one of covers/, but begins with the bare board: the checker does not itself find the results of
// stronger propagation or derived houses (verify/lemmas.hpp).

#include <algorithm>
#include <utility>

#include "core/layout.hpp"
#include "covers/clause_search.hpp"
#include "nonet/contract.hpp"
#include "rules/alone.hpp"
#include "search/prove.hpp"
#include "search/status.hpp"

namespace nonet {
namespace {

// Ten million literals: 20 MB, about 100 MB as text.
constexpr std::size_t most_literals = 10'000'000;

// Returns the board without the houses that follow from others.
Geometry stated(const Geometry& geometry) {
    std::vector<HouseLayout> houses;
    for (int i = 0; i < geometry.house_count(); ++i) {
        const auto house = static_cast<House>(i);
        const auto cells = geometry.house_cells(house);
        if (!geometry.is_derived(house))
            houses.push_back({geometry.kind_of(house),
                              geometry.number_of(house),
                              std::string(geometry.name_of(house)),
                              {cells.begin(), cells.end()}});
    }
    return geometry_of(geometry.rows(), geometry.columns(), geometry.digit_count(), std::move(houses),
                       {.pairs = {geometry.pairs().begin(), geometry.pairs().end()},
                        .allowed = {},
                        .zero_based = geometry.zero_based()});
}

// Returns the state in which every option of every cell is open.
covers::State bare(const covers::Board& board) {
    return {.open = board.start,
            .twos = {},
            .filled = std::vector<std::uint8_t>(static_cast<std::size_t>(board.cell_count)),
            .left = board.cell_count};
}

class BoardProver {
 public:
    BoardProver(const BoardPuzzle& puzzle, const Limits& limits)
        : budget_(limits),
          puzzle_(puzzle),
          board_(stated(puzzle.geometry)),
          instance_(board_, bare(board_)),
          search_(instance_) {}

    Proof run() {
        const auto keep = [&](std::span<const std::uint16_t> lits) { add_lemma(lits); };
        search_.tell(keep);
        give();
        Proof proof{.board = puzzle_.geometry, .givens = puzzle_.values};
        if (board_.digit_count == 1) return only_cell(std::move(proof));
        std::uint64_t solutions = 0;
        auto end = covers::ClauseSearch::End::model;
        rule_out_alone();
        while (solutions < 2 && (end = search_.next(budget_)) == covers::ClauseSearch::End::model) {
            const std::vector<std::uint8_t> found = model();
            if (explain_broken_rules(found)) continue;
            if (budget_.stopped()) break;  // some rule was not asked to its end
            (solutions++ == 0 ? proof.first : proof.second) = found;
            search_.block();
        }
        if (end == covers::ClauseSearch::End::stopped || budget_.stopped()) return proof;
        proof.status = status_of(solutions, Stop::finished);
        if (solutions < 2) {
            proof.lemmas = std::move(lemmas_);
            proof.lemma_rules = std::move(lemma_rules_);
        }
        return proof;
    }

 private:
    // Excludes each digit that a cell cannot hold because of its given or the board.
    void give() {
        for (int i = 0; i < board_.cell_count; ++i) {
            const auto cell = static_cast<Cell>(i);
            const int value = puzzle_.values[cell];
            for (int digit = 0; digit < board_.digit_count; ++digit)
                if (!puzzle_.geometry.allowed_digits(cell).contains(static_cast<Digit>(digit)) ||
                    (value != 0 && value != digit + 1))
                    search_.forbid({&instance_.var_of[board_.option(i, digit)], 1});
        }
    }

    // Whether the rule can hold with what open_ leaves to its cells; true if the budget is spent.
    bool can_hold(const Rule& rule) { return rules::can_hold_alone(puzzle_.geometry, rule, open_, budget_); }

    // Excludes the digits that a rule alone rules out in a cell, independent of all other cells.
    void rule_out_alone() {
        for (std::size_t number = 0; number < puzzle_.geometry.rules().size(); ++number) {
            const Rule& rule = puzzle_.geometry.rules()[number];
            for (const auto& group : rule.groups)
                for (Cell cell : group)
                    for (int digit = 0; digit < board_.digit_count && !budget_.look(); ++digit) {
                        open_.assign(static_cast<std::size_t>(board_.cell_count),
                                     rules::below(board_.digit_count));
                        open_[cell] = rules::Mask{1} << digit;
                        if (!can_hold(rule)) add_lemma_of(number);
                    }
        }
    }

    // For each rule that a model breaks, finds the values that break it, as widely as possible.
    bool explain_broken_rules(const std::vector<std::uint8_t>& found) {
        bool is_broken = false;
        for (std::size_t number = 0; number < puzzle_.geometry.rules().size(); ++number) {
            const Rule& rule = puzzle_.geometry.rules()[number];
            open_.assign(static_cast<std::size_t>(board_.cell_count), rules::below(board_.digit_count));
            for (const auto& group : rule.groups)
                for (Cell cell : group) open_[cell] = rules::Mask{1} << (found[cell] - 1);
            if (can_hold(rule)) continue;
            is_broken = true;
            for (const auto& group : rule.groups)
                for (Cell cell : group) widen(rule, cell);
            add_lemma_of(number);
        }
        return is_broken;
    }

    // Adds all digits of a cell, or each one, that leave the rule as broken as it is.
    void widen(const Rule& rule, Cell cell) {
        const rules::Mask all = rules::below(board_.digit_count);
        const auto stays_broken = [&](rules::Mask mask) {
            const rules::Mask before = std::exchange(open_[cell], mask);
            if (!can_hold(rule)) return true;
            open_[cell] = before;
            return false;
        };
        if (open_[cell] == all || stays_broken(all)) return;
        for (int digit = 0; digit < board_.digit_count; ++digit)
            if ((open_[cell] >> digit & 1) == 0) stays_broken(open_[cell] | rules::Mask{1} << digit);
    }

    // States that not all cells have what open_ leaves them: one has another digit or, if it is left only one, not that
    // digit.
    void add_lemma_of(std::size_t rule) {
        std::vector<covers::ClauseSearch::Lit> lits;
        for (int i = 0; i < board_.cell_count; ++i) {
            const rules::Mask open = open_[static_cast<std::size_t>(i)];
            if (open == rules::below(board_.digit_count)) continue;
            for (int digit = 0; digit < board_.digit_count; ++digit) {
                const bool is_open = (open >> digit & 1) != 0;
                if (rules::has_one(open) ? is_open : !is_open)
                    lits.push_back(static_cast<covers::ClauseSearch::Lit>(
                        2 * instance_.var_of[board_.option(i, digit)] + rules::has_one(open)));
            }
        }
        add_lemma(lits);
        lemma_rules_.resize(lemmas_.size());
        lemma_rules_.back() = static_cast<std::uint16_t>(rule + 1);
        search_.require(lits);
    }

    // 1 x 1: nothing to choose.
    Proof only_cell(Proof proof) const {
        const bool has_digit = puzzle_.geometry.allowed_digits(0).contains(0);
        proof.status = has_digit ? Status::unique : Status::none;
        if (has_digit) proof.first = {1};
        return proof;
    }

    std::vector<std::uint8_t> model() const {
        std::vector<std::uint8_t> values(static_cast<std::size_t>(board_.cell_count));
        for (std::size_t var = 0; var < instance_.var_count(); ++var)
            if (search_.is_true(static_cast<covers::Var>(var))) {
                const covers::Option option = instance_.options[var];
                values[board_.cell_of(option)] = static_cast<std::uint8_t>(board_.digit_of(option) + 1);
            }
        return values;
    }

    // The literals of the search are those of a Proof if its variables are the options.
    void add_lemma(std::span<const std::uint16_t> lits) {
        auto& lemma = lemmas_.emplace_back();
        for (const auto lit : lits)
            lemma.push_back(static_cast<std::uint16_t>(2 * instance_.options[lit / 2] + lit % 2));
        literals_ += lits.size();
        if (literals_ > most_literals) budget_.stop(Stop::budget);
    }

    Budget budget_;  // before the others: the time that making them takes counts
    const BoardPuzzle& puzzle_;
    const covers::Board board_;
    const covers::Instance instance_;
    covers::ClauseSearch search_;
    std::vector<std::vector<std::uint16_t>> lemmas_;
    std::vector<std::uint16_t> lemma_rules_;  // as in Proof
    std::vector<rules::Mask> open_;           // the digits of each cell that a rule is asked about
    std::size_t literals_ = 0;
};

}  // namespace

Result<Proof> prove_by_lemmas(const BoardPuzzle& puzzle, const Limits& limits) {
    NONET_EXPECT(static_cast<int>(puzzle.values.size()) == puzzle.geometry.cell_count());
    const auto refuse = [](const char* found, const char* expected) {
        return std::unexpected(Error{.code = Errc::unsupported, .found = found, .expected = expected});
    };
    if (puzzle.geometry.name().empty())
        return refuse("a board without a name", "a board that parse_board returned");
    if (!std::ranges::all_of(puzzle.geometry.rules(), rules::can_be_alone))
        return refuse("a rule that proofs do not support",
                      "only cages, sums, arrows, thermometers, whispers and dots");
    return BoardProver(puzzle, limits).run();
}

}  // namespace nonet
