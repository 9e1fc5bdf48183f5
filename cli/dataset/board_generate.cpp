#include "dataset/board_generate.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "dataset/generate_order.hpp"
#include "dataset/ranges.hpp"
#include "forms/json.hpp"
#include "nonet/board_text.hpp"

namespace nonet::cli {
namespace {

// Returns "conditions not met: 30 givens", or nothing.
std::string unmet_words(const BoardPuzzleMade& made) {
    if (made.met) return {};
    const auto givens = std::ranges::count_if(made.puzzle, [](int value) { return value != 0; });
    return fmt::format("conditions not met: {} givens", givens);
}

// "killer,thermo".
std::vector<RuleKind> kinds_of(std::string_view text) {
    auto kinds = read_makeable_rules(text);
    if (!kinds) throw UsageError("--rules: " + kinds.error().message());
    return *std::move(kinds);
}

Level level_of_word(std::string_view word) {
    if (const auto level = find_level(word)) return *level;
    throw UsageError(fmt::format(
        "--level: found '{}', expected easy, medium, hard, expert or trial, the levels of other boards",
        word));
}

}  // namespace

BoardOrder board_order_of(const Args& args, const Geometry& board, std::uint64_t seed,
                          std::uint64_t attempts) {
    BoardOrder wanted{.seed = seed, .minimal = args.has(order::minimal), .attempts = attempts};
    if (const auto name = args.value(order::symmetry)) wanted.symmetry = *find_symmetry(*name);
    if (const auto text = args.value(order::givens)) {
        const Range range = range_of(order::givens, *text, {.tenths = false, .most = board.cell_count()});
        wanted.fewest_givens = range.lowest, wanted.most_givens = range.highest;
    }
    if (const auto text = args.value(order::rules)) wanted.rules = kinds_of(*text);
    if (args.has(order::clues)) {
        if (wanted.rules.empty()) throw UsageError("--clues needs --rules");
        constexpr std::uint64_t most = 1000;
        wanted.clues = static_cast<int>(std::min(args.number(order::clues, 0), most));
        if (wanted.clues == 0) throw UsageError("--clues: found 0, expected 1 or more");
    }
    wanted.jigsaw = args.has(order::jigsaw);
    if (const auto text = args.value(order::level)) wanted.level = level_of_word(*text);
    return wanted;
}

void refuse_with_board(const Args& args, const Flag& another) {
    for (const Flag& flag : {order::rating, order::score, order::difficulty, order::needs, order::pattern,
                             order::contains, order::from, order::like, order::like_drop, order::like_add,
                             order::unlike, order::unbiased, another})
        if (args.has(flag))
            throw UsageError(fmt::format("{} is for the classic board: it cannot be combined with --board{}",
                                         flag.name,
                                         args.has(order::rules)    ? " or --rules"
                                         : args.has(order::jigsaw) ? " or --jigsaw"
                                                                   : ""));
}

BoardGenerateRun::BoardGenerateRun(const Args& args, const Streams& io, Wish wish)
    : wish_(std::move(wish)), form_(args, io), look_(io), cancel_(io.cancel) {
    auto pool = BoardGeneratorPool::create(
        [board = wish_.board, order = wish_.order] { return BoardGenerator::create(board, order); });
    if (!pool) throw UsageError(pool.error().message());
    pool_ = std::move(*pool);
}

// Puzzles of large boards take long, so each one is printed immediately.
RunOutcome BoardGenerateRun::run(const Args& args, Streams& io) {
    const PipelineOptions options{.batch_size = wish_.board.cell_count() > cell_count ? 1u : 16u};
    return run_items(
        args, io, wish_.wanted, [this](const Batch& batch, Rows& rows) { answer(batch, rows); }, options);
}

void BoardGenerateRun::answer(const Batch& batch, Rows& rows) {
    std::vector<BoardPuzzleMade> made(batch.size);
    Limits limits{.cancel = &cancel_};
    if (wish_.time.count() > 0)
        limits.time =
            std::max<Clock::duration>(begin_ + wish_.time - Clock::now(), std::chrono::nanoseconds(1));
    if (pool_->make(batch.first_record, made, limits) == Stop::cancelled) return rows.cut();
    for (std::size_t i = 0; i < made.size(); ++i) write(batch.first_record + i, made[i], rows);
    const auto unmet = std::ranges::count(made, false, &BoardPuzzleMade::met);
    rows.when_out([this, unmet] { unmet_ += static_cast<std::uint64_t>(unmet); });
    if (unmet != 0) rows.exit(Exit::budget);
}

void BoardGenerateRun::write(std::uint64_t item, const BoardPuzzleMade& made, Rows& rows) const {
    if (made.solution.empty()) return;  // the time ran out too soon, or the board has no solution
    const std::string unmet = unmet_words(made);
    const Geometry& board = made.board ? *made.board : wish_.board;
    const Form form = form_.of_plain_line();
    if (form == Form::json) {
        JsonObject object(rows.out);
        write_fields(object, made, board, item, wish_.order.seed);
        return object.end_line();
    }
    if (form == Form::line) {
        // Each puzzle has its own board: writes a table, which can be read again without further options.
        if (made.board && item == 0)
            rows.out += wish_.shows_solutions ? "puzzle\tboard\tsolution\n" : "puzzle\tboard\n";
        rows.out += format_line(board, made.puzzle);
        if (made.board) (rows.out += '\t') += board.name();
        if (wish_.shows_solutions) (rows.out += '\t') += format_line(board, made.solution);
        if (!made.met) (rows.out += '\t') += unmet;
        rows.out += '\n';
        return;
    }
    if (item > 0) rows.out += '\n';
    write_rows(made, form == Form::pretty ? unmet : std::string(), rows.out);
}

// The facts about a boxed puzzle are comments, so the output can be read again.
void BoardGenerateRun::write_rows(const BoardPuzzleMade& made, const std::string& unmet,
                                  std::string& out) const {
    const bool pretty = form_.of_plain_line() == Form::pretty;
    const Geometry& board = made.board ? *made.board : wish_.board;
    const BoardPuzzle puzzle{board, made.puzzle, {}};
    const auto text_of = [&](const std::vector<std::uint8_t>& values) {
        return pretty ? boxed(puzzle, values, Glyphs::usual, look_) : format_grid(board, values);
    };
    if (made.board) out += fmt::format("# {}\n", board.name());
    out += text_of(made.puzzle);
    if (!unmet.empty()) out += fmt::format("# {}\n", unmet);
    if (!wish_.shows_solutions) return;
    if (!pretty) out += '\n';
    out += text_of(made.solution);
}

}  // namespace nonet::cli
