// dataset make: a set of puzzles to specification, all different, with solutions.

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "dataset/maker.hpp"
#include "dataset/parts.hpp"
#include "flow/limits.hpp"
#include "flow/pipeline.hpp"
#include "forms/csv.hpp"
#include "frame/flags.hpp"
#include "nonet/canon.hpp"
#include "nonet/text.hpp"
#include "nonet/version.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {
namespace {

constexpr Flag count = flag::number("--count", "how many puzzles for each stratum (default: 1000)", 'n');
constexpr Flag by =
    flag::word("--by", "WHAT", "strata of givens (the default) or of the rating ER", "givens rating");
constexpr Flag strata =
    flag::text("--strata", "LIST", "the strata: 22..23,24,25..27 or, by rating, 1.2..2.0,7.1..7.5");
constexpr Flag seed =
    flag::number("--seed", "the same seed gives the same set, on every machine (default: 0)");
constexpr Flag minimal{.name = "--minimal", .help = "no given can be dropped"};
constexpr Flag ratings{.name = "--ratings",
                       .help = "add the columns er, ep and ed (slower); --by rating has them"};
constexpr Flag split = flag::text(
    "--split", "SHARE", "write train.csv with about this share of the puzzles, and test.csv with the rest");
constexpr Flag attempts = flag::number(
    "--attempts", "make at most N puzzles altogether, wanted or not (default: until all strata are full)");
constexpr Flag budget =
    flag::budget_of("NODES", "leave a puzzle out whose rating takes more nodes: 100000n (default: no limit)");
constexpr auto flags = flag::of_stream(count, strata, by, seed, minimal, ratings, split, budget, attempts,
                                       flag::output, flag::resume);

constexpr std::array examples{
    Example{"Ten puzzles of 24 givens, and ten of 30 or 31:",
            "d=$(mktemp -d); nonet dataset make -n 10 --strata 24,30..31 --seed 7 --output $d; rm -r $d",
            "24\t10\n30..31\t10\n"},
};

Parts parts_of(const Args& args) {
    const auto share = args.value(split);
    if (!share) return {.names = {"puzzles"}, .shares = {1}, .seed = 0};
    constexpr std::uint32_t all = 1'000'000;
    const auto number = millionths(*share);
    if (!number || *number == 0 || *number >= all)
        throw UsageError(fmt::format("--split: found '{}', expected a share between 0 and 1", *share));
    return {.names = {"train", "test"}, .shares = {*number, all - *number}, .seed = args.number(seed, 0)};
}

MakerOptions options_of(const Args& args) {
    MakerOptions options;
    options.generate.seed = args.number(seed, 0);
    options.generate.minimal = args.has(minimal);
    options.by_rating = args.value(by) == "rating";
    options.rates = options.by_rating || args.has(ratings);
    if (!args.has(strata)) throw UsageError("--strata is needed, for example --strata 22..23,24");
    options.strata =
        read_strata(strata, *args.value(strata), options.by_rating ? tenths_scale : givens_scale);
    options.nodes = nodes_by(args, budget);
    if (options.nodes != 0 && !options.rates) throw UsageError("--budget is for ratings: it needs --ratings");
    return options;
}

class DatasetMakeCommand {
 public:
    DatasetMakeCommand(const Args& args, Streams& io)
        : parts_(parts_of(args)),
          wanted_(args.number(count, 1000)),
          maker_(options_of(args)),
          cancel_(io.cancel),
          rows_(parts_.names.size()),
          kept_(maker_.options().strata.size()),
          workplace_(args, io, parts_.file_names(extension)) {
        if (workplace_.state().empty())
            for (std::size_t i = 0; i < rows_.size(); ++i) workplace_.append(i, header());
        else
            restore();
        fill();
    }

    std::uint64_t items_done() const { return items_; }
    const std::atomic<bool>& enough() const { return enough_; }

    void answer(const Batch& batch, Rows& rows) {
        auto made = maker_.make(batch.first_record, batch.size, cancel_);
        if (cancel_.load(std::memory_order_relaxed)) return rows.cut();
        rows.in_turn = [this, &batch, made = std::move(made)] {
            if (enough_.load(std::memory_order_relaxed)) return;
            items_ = batch.first_record + batch.size;
            for (const Made& one : made) take(one);
            fill();
            if (workplace_.commit_is_due()) workplace_.commit(saved());
        };
    }

    Exit finish(const RunOutcome& outcome) {
        std::string counts;
        for (std::size_t i = 0; i < kept_.size(); ++i)
            counts += fmt::format("{}\t{}\n", maker_.options().strata[i].name, kept_[i]);
        const Exit end = workplace_.end(outcome.exit, saved(), [this] { return manifest(); }, counts);
        if (end != Exit::done) return end;
        return worst(outcome.exit, maker_.all_full() ? Exit::done : Exit::budget);
    }

 private:
    static constexpr std::string_view extension = ".csv";

    std::string header() const {
        return fmt::format("puzzle,solution,givens,stratum{}\n", maker_.options().rates ? ",er,ep,ed" : "");
    }

    // In turn: what was made before it is in.
    void take(const Made& made) {
        if (kept_[made.stratum] == wanted_) return;
        if (seen_.add(made.form, made.own, 0).novelty != SeenPuzzles::Novelty::novel) {
            ++isomorphs_;
            return;
        }
        ++kept_[made.stratum];
        std::string row = fmt::format("{},{},{},{}", format_line(made.puzzle), format_line(made.solution),
                                      made.givens, maker_.options().strata[made.stratum].name);
        if (made.rating)
            row += fmt::format(",{},{},{}", format_tenths(made.rating->er), format_tenths(made.rating->ep),
                               format_tenths(made.rating->ed));
        const std::size_t part = parts_.of(made.form);
        workplace_.append(part, row + '\n');
        ++rows_[part];
    }

    void fill() {
        for (std::size_t i = 0; i < kept_.size(); ++i)
            if (kept_[i] == wanted_) maker_.fill(i);
        if (maker_.all_full()) enough_.store(true, std::memory_order_relaxed);
    }

    std::string saved() const {
        std::string text = fmt::format("{} {}", items_, isomorphs_);
        for (const auto& numbers : {rows_, kept_})
            for (std::uint64_t number : numbers) text += fmt::format(" {}", number);
        return text + '\n';
    }

    void restore() {
        std::istringstream state(workplace_.state());
        state >> items_ >> isomorphs_;
        for (auto* numbers : {&rows_, &kept_})
            for (std::uint64_t& number : *numbers) state >> number;
        if (!state) throw UsageError("--resume: the checkpoint is damaged");
        if (workplace_.is_finished()) enough_.store(true, std::memory_order_relaxed);
        for (std::size_t i = 0; i < rows_.size(); ++i) remember(workplace_.path(i));
    }

    // What was kept is in the files; nothing else needs to be remembered.
    void remember(const std::string& path) {
        std::ifstream file(path);
        std::string line;
        std::getline(file, line);  // the header
        while (std::getline(file, line)) {
            const auto puzzle = parse_line(line.substr(0, line.find(',')));
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
        object.objects("strata", options.strata, [&](JsonObject& inner, const Stratum& stratum) {
            inner.text("stratum", stratum.name).number("wanted", wanted_).number("rows", kept_[i++]);
        });
        object.number("items", items_).number("isomorphs_left_out", isomorphs_);
        write_files(object, workplace_, parts_, extension, rows_);
        object.end_line();
        return text;
    }

    const Parts parts_;
    const std::uint64_t wanted_;
    Maker maker_;
    std::atomic<bool>& cancel_;
    std::atomic<bool> enough_{false};

    // Only touched in turn.
    SeenPuzzles seen_;
    std::uint64_t items_ = 0, isomorphs_ = 0;
    std::vector<std::uint64_t> rows_, kept_;  // of each part, of each stratum
    Workplace workplace_;
};

Exit run_dataset_make(const Args& args, Streams& io) {
    DatasetMakeCommand making(args, io);
    const std::uint64_t most = args.number(attempts, UINT64_MAX);
    const RunOutcome outcome = run_items(
        args, io, most, [&](const Batch& batch, Rows& rows) { making.answer(batch, rows); },
        {.batch_size = Maker::batch_size, .first = making.items_done(), .enough = &making.enough()});
    return making.finish(outcome);
}

}  // namespace

extern constinit const Command dataset_make_command{
    .name = "dataset make",
    .summary = "a set of puzzles in strata, all different, with solutions, ratings and a manifest",
    .description =
        R"(Makes puzzles until each stratum has as many as --count says, and writes them into the folder of --output as
puzzles.csv, with the columns puzzle, solution, givens, stratum and, where rated, er, ep, ed. Every puzzle has
exactly one solution, proved; no two are isomorphic. --split divides them into train.csv and test.csv by
their canonical forms, as dataset split does. manifest.json holds options, counts, seed, version and SHA-256.

The same options give the same bytes, whatever the number of threads, and however often the run is stopped or
killed and gone on with by --resume. When --attempts ends before all strata are full, the exit code is 5.)",
    .operands = "",
    .flags = flags,
    .examples = examples,
    .run = run_dataset_make};

}  // namespace nonet::cli
