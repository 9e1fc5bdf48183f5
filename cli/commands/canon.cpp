// canon: one form for all puzzles that are the same but for symmetry.

#include <fmt/format.h>

#include "flow/pipeline.hpp"
#include "forms/csv.hpp"
#include "forms/form.hpp"
#include "forms/json.hpp"
#include "frame/flags.hpp"
#include "nonet/canon.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

constexpr Flag transform{.name = "--transform",
                         .help = "also print the transformation that leads to the form"};
constexpr Flag automorphisms_flag{.name = "--automorphisms",
                                  .help = "also print how many symmetries the puzzle has"};
constexpr Flag generators{.name = "--generators",
                          .help = "also print symmetries that generate all of the puzzle's own"};
constexpr Flag same{.name = "--same",
                    .help = "tell whether two puzzles, given as words of 81 characters, are isomorphic"};
constexpr Flag scramble{.name = "--scramble",
                        .help = "print a random isomorph of each puzzle instead of its form"};
constexpr Flag seed{.name = "--seed",
                    .kind = Flag::Kind::number,
                    .value = "N",
                    .help = "the seed of --scramble (default: 0)"};
constexpr std::array flags{
    transform,
    automorphisms_flag,
    generators,
    same,
    scramble,
    seed,
    flag::format("line csv json", "write line, csv or json (default: csv for csv, else line)"),
    flag::json,
    flag::jobs,
    flag::progress,
    flag::no_progress,
};

constexpr std::array examples{
    Example{"The form of a puzzle, and the number of its symmetries:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet canon --automorphisms",
            ".......12....345.6.167..83.....57......21..43.283..1..4...6.3..863..1.9.9..8....1\t1\n"},
};

class Canon {
 public:
    explicit Canon(const Args& args)
        : form_(args),
          seed_(args.number(seed, 0)),
          scrambles_(args.has(scramble)),
          shows_transform_(args.has(transform)),
          counts_(args.has(automorphisms_flag)),
          generates_(args.has(generators)) {
        if (scrambles_ && (counts_ || generates_))
            throw UsageError("--scramble goes neither with --automorphisms nor with --generators");
        if (!scrambles_ && args.has(seed)) throw UsageError("--seed goes with --scramble only");
    }

    void answer(const Batch& batch, Rows& rows) const {
        for (std::size_t i = 0; i < batch.size; ++i)
            answer(batch, batch.first_record + i, batch.store[i], rows);
    }

 private:
    struct Found {
        Grid grid;
        Transform transform;
        std::uint64_t automorphisms = 0;
        std::vector<Transform> generators;
    };

    static Error no_marks(const Record& record) {
        return {.code = Errc::unsupported,
                .line = record.line,
                .found = "pencil marks",
                .expected = "givens only"};
    }

    Result<Found> find(const Record& record, std::uint64_t number) const {
        if (record.error) return std::unexpected(*record.error);
        if (record.puzzle.marks) return std::unexpected(no_marks(record));
        const Grid& grid = record.puzzle.givens;
        if (scrambles_) {
            const Transform random = random_transform(seed_, number);
            return Found{.grid = apply(random, grid), .transform = random};
        }
        const auto canonical = canonicalize(grid);
        if (!canonical) {
            Error error = canonical.error();
            error.line = record.line;
            return std::unexpected(error);
        }
        Found found{canonical->grid, canonical->transform, canonical->automorphisms, {}};
        if (generates_) found.generators = automorphisms(grid)->generators;
        return found;
    }

    void answer(const Batch& batch, std::uint64_t number, const Record& record, Rows& rows) const {
        const auto found = find(record, number);
        if (!found) {
            rows.refuse(batch, found.error());
            return write_invalid(batch, record, found.error(), rows);
        }
        switch (form()) {
            case Form::json: return write_json(batch, record, *found, rows);
            case Form::csv: return write_csv(batch, record, *found, rows);
            default: break;
        }
        rows.out += format_line(found->grid);
        for (const std::string& column : columns(*found)) (rows.out += '\t') += column;
        rows.out += '\n';
    }

    Form form() const { return form_.chosen().value_or(Form::line); }

    std::vector<std::string> columns(const Found& found) const {
        std::vector<std::string> columns;
        if (counts_) columns.push_back(std::to_string(found.automorphisms));
        if (shows_transform_) columns.push_back(format_transform(found.transform));
        for (const Transform& generator : found.generators) columns.push_back(format_transform(generator));
        return columns;
    }

    void write_json(const Batch& batch, const Record& record, const Found& found, Rows& rows) const {
        JsonObject object = json_record(rows.out, batch, record);
        if (scrambles_)
            object.grid("scrambled", found.grid).text("transform", format_transform(found.transform));
        else
            write_fields(object, Canonical{found.grid, found.transform, found.automorphisms});
        if (generates_) json_transforms(object, "generators", found.generators);
        object.end_line();
    }

    void write_csv(const Batch& batch, const Record& record, const Found& found, Rows& rows) const {
        csv_row(batch, record, rows, {"form", "automorphisms", "transform"},
                {format_line(found.grid), std::to_string(found.automorphisms),
                 format_transform(found.transform)});
    }

    void write_invalid(const Batch& batch, const Record& record, const Error& error, Rows& rows) const {
        switch (form()) {
            case Form::json: return json_refusal(rows.out, batch, record, error);
            case Form::csv:
                return csv_row(batch, record, rows, {"form", "automorphisms", "transform"}, {"", "", ""});
            default: rows.out += fmt::format("{}\t{}\n", puzzle_as_it_came(record), name_of(Status::invalid));
        }
    }

    const FormChoice form_;
    const std::uint64_t seed_;
    const bool scrambles_, shows_transform_, counts_, generates_;
};

Grid puzzle_of(const std::string& word) {
    const auto puzzle = parse_puzzle(word);
    if (!puzzle) throw UsageError(fmt::format("'{}': {}", word, puzzle.error().message()));
    if (puzzle->marks) throw UsageError("--same compares puzzles without pencil marks");
    if (const auto canonical = canonicalize(puzzle->givens); !canonical)
        throw UsageError(fmt::format("'{}': {}", word, canonical.error().message()));
    return puzzle->givens;
}

// The answer to --same.
Exit compare(const Args& args, Streams& io) {
    if (args.has(flag::shard)) throw UsageError("--shard is for streams: it does not go with --same");
    if (args.operands().size() != 2) throw UsageError("--same needs two puzzles of 81 characters");
    const Grid from = puzzle_of(args.operands()[0]), to = puzzle_of(args.operands()[1]);
    const auto found = find_isomorphism(from, to);  // puzzle_of has refused what could fail here
    std::string out;
    if (FormChoice(args).is_json()) {
        JsonObject object(out);
        json_same(object, *found);
        object.end_line();
    } else {
        out = *found ? fmt::format("same\t{}\n", format_transform(**found)) : "different\n";
    }
    if (io.out.write(out) == Output::State::failed) return Exit::input_output;
    return *found ? Exit::done : Exit::no;
}

Exit run_canon(const Args& args, Streams& io) {
    if (args.has(same)) return compare(args, io);
    const Canon canon(args);
    return run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { canon.answer(batch, rows); }).exit;
}

}  // namespace

extern constinit const Command cmd_canon{
    .name = "canon",
    .summary = "the form that a puzzle shares with all its isomorphs",
    .description =
        "Prints the minlex form of each puzzle: the smallest of the 81-character strings of all puzzles that "
        "differ "
        "from it only by mirroring, by permuting bands, stacks, rows and columns, and by renaming digits, "
        "with empty "
        "cells before 1. Puzzles are the same exactly when their forms are equal; any number of solutions "
        "will do.\n\n"
        "--transform, --automorphisms and --generators add columns, separated by tabs, in the order: "
        "automorphisms, "
        "transformation, generators. A transformation is written as: transposed=yes or no (done first), "
        "rows= and "
        "columns= the sources of the nine rows and columns, digits= the new names of 1 to 9.\n\n"
        "--same A B compares two puzzles and ends with exit code 1 when they differ. --scramble prints "
        "random "
        "isomorphs; the same seed gives the same ones everywhere.",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_canon};

}  // namespace nonet::cli
