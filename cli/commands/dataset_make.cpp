// dataset make: a set of puzzles to specification, all different, with solutions.

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "dataset/maker.hpp"
#include "dataset/parts.hpp"
#include "dataset/quotas.hpp"
#include "flow/limits.hpp"
#include "flow/pipeline.hpp"
#include "forms/csv.hpp"
#include "frame/flags.hpp"
#include "nonet/canon.hpp"
#include "nonet/text.hpp"
#include "nonet/version.hpp"
#include "platform/descriptors.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {
namespace {

constexpr Flag make_count = flag::number("--count", "number of puzzles in each stratum (default: 1000)", 'n');
constexpr Flag strata_by =
    flag::word("--by", "WHAT", "strata by number of givens (the default) or by rating (ER)", "givens rating");
constexpr Flag strata =
    flag::text("--strata", "LIST", "the strata: 22..23,24,25..27, or with --by rating 1.2..2.0,7.1..7.5");
constexpr Flag make_minimal{.name = "--minimal",
                            .help = "make minimal puzzles, in which no given can be dropped"};
constexpr Flag ratings{.name = "--ratings",
                       .help = "add the columns er, ep and ed (slower); implied by --by rating"};
constexpr Flag split = flag::text(
    "--split", "SHARE", "write about this share of the puzzles to train.csv, and the rest to test.csv");
constexpr Flag make_format =
    flag::format("csv json", "write csv (the default) or json (one object per line)");
constexpr Flag make_attempts = flag::number(
    "--attempts",
    "make at most N puzzles in total, including those that are not kept (default: until all strata are full or given up)");
constexpr std::uint64_t default_patience = 1'000'000;
constexpr Flag patience = flag::number(
    "--patience",
    "give up a stratum after N puzzles in a row without one for it (default: 1000000; 0: never)");
constexpr Flag rating_budget = flag::budget_of(
    "NODES", "drop puzzles whose rating takes more nodes than this: 100000n (default: no limit)");
constexpr auto dataset_make_flags =
    flag::of_run(make_count, strata, strata_by, flag::seed, make_minimal, ratings, split, rating_budget,
                 make_attempts, patience, make_format, flag::json, flag::output, flag::resume);

constexpr std::array dataset_make_examples{
    Example{"Make ten puzzles with 24 givens, and ten with 30 or 31:",
            "d=$(mktemp -d); nonet dataset make -n 10 --strata 24,30..31 --seed 7 --output $d; rm -r $d",
            "24\t10\n30..31\t10\n"},
};

bool writes_json(const Args& args) { return args.has(flag::json) || args.value(make_format) == "json"; }

Parts parts_of(const Args& args, std::uint64_t seed) {
    const auto share = args.value(split);
    if (!share) return {.names = {"puzzles"}, .shares = {1}, .seed = 0};
    constexpr std::uint32_t all = 1'000'000;
    const auto number = millionths(*share);
    if (!number || *number == 0 || *number >= all)
        throw UsageError(fmt::format("--split: found '{}', expected a share between 0 and 1", *share));
    return {.names = {"train", "test"}, .shares = {*number, all - *number}, .seed = seed};
}

MakerOptions options_of(const Args& args, std::uint64_t seed) {
    MakerOptions options;
    options.generate.seed = seed;
    options.generate.minimal = args.has(make_minimal);
    options.by_rating = args.value(strata_by) == "rating";
    options.rates = options.by_rating || args.has(ratings);
    if (!args.has(strata)) throw UsageError("--strata is needed, for example --strata 22..23,24");
    options.strata =
        read_strata(strata, *args.value(strata), options.by_rating ? tenths_scale : givens_scale);
    options.nodes = nodes_by(args, rating_budget);
    if (options.nodes != 0 && !options.rates) throw UsageError("--budget is for ratings: it needs --ratings");
    return options;
}

class DatasetMakeCommand {
 public:
    DatasetMakeCommand(const Args& args, Streams& io)
        : seed_(seed_of_run(args)),
          json_(writes_json(args)),
          extension_(json_ ? ".jsonl" : ".csv"),
          parts_(parts_of(args, seed_.number)),
          maker_(options_of(args, seed_.number)),
          io_(io),
          quotas_(maker_.options().strata, args.number(make_count, 1000),
                  args.number(patience, default_patience)),
          rows_(parts_.names.size()),
          workplace_(args, io, parts_.file_names(extension_), seed_.number) {
        say_if_new(seed_, io);
        if (workplace_.state().empty())
            for (std::size_t i = 0; i < rows_.size() && !json_; ++i) workplace_.append(i, header());
        else
            restore();
        fill();
    }

    std::uint64_t items_done() const { return items_; }
    const std::atomic<bool>& enough() const { return enough_; }
    std::string progress() const { return quotas_.progress(); }

    void answer(const Batch& batch, Rows& rows) {
        auto made = maker_.make(batch.first_record, batch.size, io_.cancel);
        if (io_.cancel.load(std::memory_order_relaxed)) return rows.cut();
        rows.in_turn = [this, &batch, made = std::move(made)] {
            if (enough_.load(std::memory_order_relaxed)) return;
            items_ = batch.first_record + batch.size;
            for (const std::size_t stratum : maker_.strata_of(batch.first_record))
                quotas_.tried(stratum, batch.size);
            for (const Made& one : made) take(one);
            fill();
            if (workplace_.commit_is_due()) workplace_.commit(saved());
        };
    }

    Exit finish(const RunOutcome& outcome) {
        const Exit end = workplace_.end(outcome.exit, saved(), [this] { return manifest(); }, counts());
        if (end != Exit::done) return end;
        const std::string shortages = quotas_.shortages("--attempts ended first");
        io_.err.write(shortages);
        return worst(outcome.exit, shortages.empty() ? Exit::done : Exit::budget);
    }

 private:
    // Returns the number of puzzles in each stratum.
    std::string counts() const {
        std::string text;
        for (std::size_t i = 0; i < strata_count(); ++i) {
            if (json_) {
                JsonObject object(text);
                write_stratum(object, i);
                object.end_line();
            } else {
                text += fmt::format("{}\t{}\n", maker_.options().strata[i].name, quotas_.kept(i));
            }
        }
        return text;
    }

    void write_stratum(JsonObject& object, std::size_t i) const {
        object.text("stratum", maker_.options().strata[i].name)
            .number("wanted", quotas_.wanted())
            .number("rows", quotas_.kept(i))
            .boolean("given_up", quotas_.is_given_up(i));
    }

    std::string header() const {
        return fmt::format("puzzle,solution,givens,stratum{}\n", maker_.options().rates ? ",er,ep,ed" : "");
    }

    std::string row_of(const Made& made) const {
        const std::string& stratum = maker_.options().strata[made.stratum].name;
        std::string row;
        if (!json_) {
            row = fmt::format("{},{},{},{}", format_line(made.puzzle), format_line(made.solution),
                              made.givens, stratum);
            if (made.rating)
                row += fmt::format(",{},{},{}", format_tenths(made.rating->er),
                                   format_tenths(made.rating->ep), format_tenths(made.rating->ed));
            return row += '\n';
        }
        JsonObject object(row);
        object.grid("puzzle", made.puzzle).grid("solution", made.solution);
        object.number("givens", static_cast<std::uint64_t>(made.givens)).text("stratum", stratum);
        if (made.rating)
            object.tenths("er", made.rating->er).tenths("ep", made.rating->ep).tenths("ed", made.rating->ed);
        object.end_line();
        return row;
    }

    // Adds a puzzle in order: all earlier ones are already in.
    void take(const Made& made) {
        if (quotas_.is_closed(made.stratum)) return;
        if (seen_.add(made.form, made.own, 0).novelty != SeenPuzzles::Novelty::novel) {
            ++isomorphs_;
            return;
        }
        quotas_.keep(made.stratum);
        const std::size_t part = parts_.of(made.form);
        workplace_.append(part, row_of(made));
        ++rows_[part];
    }

    void fill() {
        for (std::size_t i = 0; i < strata_count(); ++i)
            if (quotas_.is_closed(i)) maker_.fill(i);
        if (maker_.all_full()) enough_.store(true, std::memory_order_relaxed);
    }

    std::string saved() const {
        std::string text = fmt::format("{} {}", items_, isomorphs_);
        for (std::uint64_t number : rows_) text += fmt::format(" {}", number);
        return text + quotas_.saved() + '\n';
    }

    void restore() {
        std::istringstream state(workplace_.state());
        state >> items_ >> isomorphs_;
        for (std::uint64_t& number : rows_) state >> number;
        quotas_.restore(state);
        if (!state) throw UsageError("--resume: the checkpoint is damaged");
        if (workplace_.is_finished()) enough_.store(true, std::memory_order_relaxed);
        for (std::size_t i = 0; i < rows_.size(); ++i) remember(workplace_.path(i));
    }

    Result<Grid> puzzle_of(const std::string& row) const {
        if (!json_) return parse_line(row.substr(0, row.find(',')));
        const auto read = parse_classic_puzzle(row);
        if (!read) return std::unexpected(read.error());
        return read->givens;
    }

    // Restores the state from the files, which contain everything that was kept.
    void remember(const std::string& path) {
        std::ifstream file(platform::path_from(path));
        std::string line;
        if (!json_) std::getline(file, line);  // the header
        while (std::getline(file, line)) {
            const auto puzzle = puzzle_of(line);
            const auto canonical = puzzle ? canonicalize(*puzzle) : std::unexpected(puzzle.error());
            if (!canonical) throw UsageError(fmt::format("--resume: {} was changed", path));
            seen_.add(fingerprint(canonical->grid), fingerprint(*puzzle), 0);
        }
    }

    std::string manifest() const {
        const MakerOptions& options = maker_.options();
        std::string text;
        JsonObject object(text);
        object.text("made_by", "nonet dataset make").text("version", NONET_VERSION);
        object.number("seed", options.generate.seed).boolean("minimal", options.generate.minimal);
        object.text("by", options.by_rating ? "rating" : "givens");
        if (options.rates) object.text("scale", rating_scale);
        if (options.nodes != 0) object.number("rating_nodes", options.nodes);
        std::size_t i = 0;
        object.objects("strata", options.strata,
                       [&](JsonObject& inner, const Stratum&) { write_stratum(inner, i++); });
        object.number("items", items_).number("isomorphs_left_out", isomorphs_);
        write_files(object, workplace_, parts_, extension_, rows_);
        object.end_line();
        return text;
    }

    std::size_t strata_count() const { return maker_.options().strata.size(); }

    const Seed seed_;
    const bool json_;
    const std::string_view extension_;
    const Parts parts_;
    Maker maker_;
    Streams& io_;
    std::atomic<bool> enough_{false};

    // Only accessed in order.
    SeenPuzzles seen_;
    Quotas quotas_;
    std::uint64_t items_ = 0, isomorphs_ = 0;
    std::vector<std::uint64_t> rows_;  // of each part
    Workplace workplace_;
};

Exit run_dataset_make(const Args& args, Streams& io) {
    DatasetMakeCommand making(args, io);
    const std::uint64_t most = args.number(make_attempts, UINT64_MAX);
    const RunOutcome outcome =
        run_items(args, io, most, [&](const Batch& batch, Rows& rows) { making.answer(batch, rows); },
                  {.batch_size = Maker::batch_size,
                   .first = making.items_done(),
                   .enough = &making.enough(),
                   .for_logs = true,
                   .more_progress = [&] { return making.progress(); }});
    return making.finish(outcome);
}

}  // namespace

extern constinit const Command dataset_make_command{
    .name = "dataset make",
    .summary = "make a data set in strata, without isomorphs, with solutions and a manifest",
    .description =
        R"(Makes puzzles until each stratum has the number given by --count, and writes them into the folder of --output as
puzzles.csv, with the columns puzzle, solution, givens, stratum and, if rated, er, ep, ed; with --format json or
--json as puzzles.jsonl, with the same keys. Every puzzle has a proven unique solution, and no two are
isomorphic. --split divides them into train.csv and test.csv by their canonical forms, like dataset split.
manifest.json contains options, counts, seed, version and SHA-256.

The same options give byte-identical files for any number of threads, even if the run is interrupted and
continued by --resume. --patience limits the search for new puzzles of a stratum. If a stratum is not full at
the end, because of --patience or --attempts, a message names it, and the exit code is 5.)",
    .operands = "",
    .flags = dataset_make_flags,
    .examples = dataset_make_examples,
    .run = run_dataset_make};

}  // namespace nonet::cli
