// rate: how hard each puzzle is for a person.

#include <fmt/format.h>

#include "command/json.hpp"
#include "frame/flags.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rate.hpp"
#include "rows/row_command.hpp"
#include "rows/scales.hpp"

namespace nonet::cli {
namespace {

constexpr Flag step_counts{.name = "--counts", .help = "also print the number of steps of each technique"};
constexpr auto rate_flags = flag::of_stream(
    flag::scales, flag::scale_without, step_counts, flag::board,
    flag::format("line csv json", "write line (the default; columns separated by tabs), csv or json"),
    flag::json, flag::reasoning_budget);

constexpr std::array rate_examples{
    Example{
        "Rate a puzzle (columns: puzzle, ER, EP, ED, scale):",
        "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. | nonet rate",
        "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..\t1.5\t1.2\t1.2\tSE 1.2.1\n"},
    Example{
        "Rate on nonet's own scale (columns: puzzle, level, difficulty of the hardest step, score, scale):",
        "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. | nonet rate --scale nonet",
        "..."},
    Example{
        "Rate with HoDoKu's level and score:",
        "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. | nonet rate --scale hodoku",
        "..."},
};

class RateCommand : public RowCommand {
 public:
    RateCommand(const Args& args, Streams& io)
        : RowCommand(args, io, {}, reasoning_limits), counts_(args.has(step_counts)) {
        std::vector<Scale> chosen = scales_by(args, io);
        if (chosen.empty() && args.has(flag::scale_without))
            throw UsageError(
                "--without needs --scale: the excluded techniques become part of the scale's name");
        if (chosen.empty()) chosen.push_back(*find_scale("se"));
        for (Scale& scale : chosen) take(std::move(scale));
        for (const Named& list : lists_) {
            const std::string name = list.scale.name.starts_with("nonet-") ? "nonet" : list.scale.name;
            for (std::string_view what : {"level", "difficulty", "score", "scale"})
                list_columns_.push_back(fmt::format("{}_{}", name, what));
            list_counts_.push_back(name + "_counts");
        }
    }

 private:
    // The ratings of a puzzle on the requested scales.
    struct Rated {
        std::optional<Rating> se;
        std::optional<HodokuRating> hodoku;
        std::vector<ListRating> lists;

        const Rating* of_se() const { return se ? &*se : nullptr; }
        const HodokuRating* of_hodoku() const { return hodoku ? &*hodoku : nullptr; }
        Status status() const { return status_of(of_se(), of_hodoku(), lists); }
    };

    // The scale of Sudoku Explainer, that of HoDoKu, and any number of lists.
    struct Named {
        Scale scale;
        std::string stamp;
    };

    void take(Scale scale) {
        const std::string stamp = stamp_of(scale);
        if (scale.walk == Scale::Walk::se) {
            for (const ScaleEntry& entry : scale.entries) techniques_.push_back(entry.found_by);
            se_ = {std::move(scale), stamp};
        } else if (const auto version = hodoku_of(scale)) {
            if (hodoku_) throw UsageError("--scale takes one version of HoDoKu");
            version_ = *version;
            hodoku_ = {std::move(scale), stamp};
            for (const std::string& id : hodoku_->scale.without) off_.emplace_back(id);
        } else {
            lists_.push_back({std::move(scale), stamp});
        }
    }

    void ask(const Row& row, const Puzzle& puzzle) override {
        puzzle.board_puzzle() ? rate_level(row, puzzle) : rate_on_scales(row, *puzzle.classic());
    }

    void rate_on_scales(const Row& row, const ClassicPuzzle& puzzle) {
        Rated rated;
        if (se_) {
            rated.se = rate(puzzle, left(row), {.techniques = techniques_});
            rated.se->scale = se_->stamp;
        }
        if (hodoku_) {
            rated.hodoku = rate_hodoku(puzzle, version_, left(row), off_);
            rated.hodoku->scale = hodoku_->stamp;
        }
        for (const Named& list : lists_)
            rated.lists.push_back({&list.scale, rate(list.scale, puzzle, left(row))});
        if (rated.status() == Status::budget && cuts(row)) return;
        row.rows.exit(exit_of(rated.status()));
        write(row, rated);
    }

    // There are no scales for other boards; prints a level in words.
    void rate_level(const Row& row, const Puzzle& puzzle) {
        if (args_.has(flag::scales)) return refuse_board(row, "a scale");
        const LevelRating rating = rate_by_level(*puzzle.board_puzzle(), left(row));
        if (rating.status == Status::budget && cuts(row)) return;
        row.rows.exit(exit_of(rating.status));
        if (row.form == Form::json) return row.fields(rating, counts_);
        const bool rated = rating.status == Status::unique;
        if (row.form == Form::csv) return table_row(row, rating);
        if (!rated) return row.line(name_of(rating.status));
        row.line(counts_ ? level_words(rating) + '\t' + counts_list(rating.counts, board_order())
                         : level_words(rating));
    }

    // The level is in the column of the scale's name, after ER, EP and ED, which stay empty.
    void table_row(const Row& row, const LevelRating& rating) const {
        const bool rated = rating.status == Status::unique;
        const std::string level = rated ? level_words(rating) : "",
                          list = counts_list(rating.counts, board_order());
        std::vector<std::string_view> values{"", "", "", level, name_of(rating.status)};
        if (counts_) values.push_back(list);
        csv(row, values);
    }

    // Returns "medium: Naked Pair", or that the techniques do not suffice.
    static std::string level_words(const LevelRating& rating) {
        if (rating.ending != Ending::solved) return "beyond the techniques of this board";
        return rating.hardest.empty() ? std::string(name_of(rating.level))
                                      : fmt::format("{}: {}", name_of(rating.level), rating.hardest);
    }

    std::vector<std::string_view> columns() const override {
        std::vector<std::string_view> names;
        if (se_) names = {"er", "ep", "ed", "scale"};
        if (hodoku_) names.insert(names.end(), {"hodoku_level", "hodoku_score", "hodoku_scale"});
        names.insert(names.end(), list_columns_.begin(), list_columns_.end());
        names.emplace_back("status");
        if (counts_ && se_) names.emplace_back("counts");
        if (counts_ && hodoku_) names.emplace_back("hodoku_counts");
        if (counts_) names.insert(names.end(), list_counts_.begin(), list_counts_.end());
        return names;
    }

    std::vector<std::string_view> header_columns() const override {
        auto names = columns();
        std::erase(names, "status");
        return names;
    }

    void write(const Row& row, const Rated& rated) const {
        if (row.form == Form::json) {
            JsonObject object = row.json();
            json_ratings(object, rated.of_se(), rated.of_hodoku(), rated.lists, counts_);
            return object.end_line();
        }
        const bool table = row.form == Form::csv;
        if (rated.status() != Status::unique && !table)
            return row.line(name_of(rated.status()));  // in place of a rating
        std::vector<std::string> values;
        if (rated.se) add(values, *rated.se);
        if (rated.hodoku) add(values, *rated.hodoku);
        for (const ListRating& list : rated.lists) add(values, list.rating);
        if (table) values.emplace_back(name_of(rated.status()));
        if (counts_ && rated.se) values.push_back(counts_list(rated.se->counts, techniques()));
        if (counts_ && rated.hodoku) values.push_back(counts_list(rated.hodoku->counts, hodoku_techniques()));
        for (const ListRating& list : rated.lists)
            if (counts_) values.push_back(counts_list(list.rating.counts, list.scale->entries));
        if (!table) return row.line(fmt::format("{}", fmt::join(values, "\t")));
        csv(row, std::vector<std::string_view>(values.begin(), values.end()));
    }

    static void add(std::vector<std::string>& values, const Rating& rating) {
        const bool rated = rating.status == Status::unique;
        for (int tenths : {rating.er, rating.ep, rating.ed})
            values.push_back(rated ? format_tenths(tenths) : "");
        values.emplace_back(rating.scale);
    }

    static void add(std::vector<std::string>& values, const HodokuRating& rating) {
        const bool rated = rating.status == Status::unique;
        values.emplace_back(rated ? name_of(rating.level) : "");
        values.push_back(rated ? std::to_string(rating.score) : "");
        values.emplace_back(rating.scale);
    }

    static void add(std::vector<std::string>& values, const ScaleRating& rating) {
        const bool rated = rating.status == Status::unique;
        values.emplace_back(!rated ? "" : rating.ending == Ending::stuck ? "stuck" : rating.level);
        for (double number : {rating.difficulty, rating.score})
            values.push_back(rated ? format_tenths(tenths_of(number)) : "");
        values.emplace_back(rating.scale);
    }

    static std::string_view id_of(const Technique* technique) { return technique->id; }
    static std::string_view id_of(const HodokuTechnique& technique) { return technique.id; }
    static std::string_view id_of(const ScaleEntry& entry) { return entry.technique; }

    template <class Techniques>
    static std::string counts_list(std::span<const std::uint32_t> steps, const Techniques& techniques) {
        std::string list;
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (steps[i] != 0)
                list += fmt::format("{}{}:{}", list.empty() ? "" : " ", id_of(techniques[i]), steps[i]);
        return list;
    }

    const bool counts_;
    std::optional<Named> se_, hodoku_;
    std::vector<const Technique*> techniques_;  // of Sudoku Explainer's scale
    HodokuVersion version_{};
    std::vector<std::string_view> off_;  // of HoDoKu's scale
    std::vector<Named> lists_;
    std::vector<std::string> list_columns_, list_counts_;
};

}  // namespace

extern constinit const Command rate_command{
    .name = "rate",
    .summary = "rate the difficulty of each puzzle for a person",
    .description =
        R"(Rates each puzzle by the steps that a person would take, on the scale of Sudoku Explainer 1.2.1 with identical
numbers, or with --scale on HoDoKu's, on nonet's own, on a user-defined scale, or on several. ER is the rating
of the hardest step, EP of the hardest one up to the first placed digit, ED of the first step. 20.0 means that
the techniques do not suffice.

HoDoKu gives a level (easy, medium, hard, unfair, extreme) and a score, the sum over the steps of its own path,
with the default settings of version 2.2 or 2.3. A puzzle that exceeds its budget has no score.

nonet's own scale, nonet, uses the easiest of all known explanations: level (easy, medium, hard, fierce,
extreme, nightmare, inhuman), difficulty of the hardest step, and sum of all steps. A scale file has a technique
and its difficulty on each line; 'nonet techniques --scale nonet --file' writes one to start with. --without
excludes techniques, and the name of the scale then says so.

Each line has the puzzle, then for Sudoku Explainer ER, EP, ED and the scale, and for other scales level, score
and the scale, separated by tabs. A puzzle without exactly one solution is not rated: its status is in the
second column, and the exit code is 1. Ratings depend on how the puzzle is rotated and labelled, because the
scale takes the first step it finds.

For boards other than the classic one (--board), no scale is defined, and nonet does not invent one: a line has
the puzzle, the level of its hardest step (easy, medium, hard, expert or trial), and the name of its technique.)",
    .operands = "[FILE...]",
    .flags = rate_flags,
    .examples = rate_examples,
    .run = run_rows<RateCommand>,
    .shards = true};

}  // namespace nonet::cli
