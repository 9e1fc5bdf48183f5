// canon: one form for all puzzles that are equivalent under symmetry.

#include <fmt/format.h>

#include "frame/flags.hpp"
#include "frame/seed.hpp"
#include "nonet/canon.hpp"
#include "nonet/text.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {
namespace {

constexpr Flag transform_flag{.name = "--transform",
                              .help = "also print the transformation from the puzzle to the form"};
constexpr Flag automorphisms_flag{.name = "--automorphisms",
                                  .help = "also print the number of symmetries of the puzzle"};
constexpr Flag generators{.name = "--generators", .help = "also print generators of the puzzle's symmetries"};
constexpr Flag same{
    .name = "--same",
    .help = "report whether two puzzles, given as arguments of 81 characters, are isomorphic"};
constexpr Flag scramble{.name = "--scramble",
                        .help = "print a random isomorph of each puzzle instead of its form"};
constexpr auto canon_flags = flag::of_stream(
    transform_flag, automorphisms_flag, generators, same, scramble, flag::seed,
    flag::format("line csv json", "write line, csv or json (default: csv for csv input, otherwise line)"),
    flag::json);

constexpr std::array canon_examples{
    Example{"The form of a puzzle, and the number of its symmetries:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet canon --automorphisms",
            ".......12....345.6.167..83.....57......21..43.283..1..4...6.3..863..1.9.9..8....1\t1\n"},
};

class CanonCommand : public ClassicRowCommand {
 public:
    CanonCommand(const Args& args, Streams& io)
        : ClassicRowCommand(args, io),
          scrambles_(args.has(scramble)),
          shows_transform_(args.has(transform_flag)),
          counts_(args.has(automorphisms_flag)),
          generates_(args.has(generators)) {
        if (scrambles_ && (counts_ || generates_))
            throw UsageError("--scramble cannot be combined with --automorphisms or --generators");
        if (!scrambles_ && args.has(flag::seed)) throw UsageError("--seed needs --scramble");
        if (!scrambles_) return;
        const Seed seed = seed_of(args);
        seed_ = seed.number;
        say_if_new(seed, io);
    }

    PipelineOptions options() const override { return {}; }

 private:
    struct CanonRow {
        Grid grid;
        Transform transform;
        std::uint64_t automorphisms = 0;
        std::vector<Transform> generators;
    };

    Result<CanonRow> find(const Row& row, const ClassicPuzzle& puzzle) const {
        if (puzzle.marks) return std::unexpected(row.unsupported_marks());
        const Grid& grid = puzzle.givens;
        if (scrambles_) {
            const Transform random = random_transform(seed_, row.number());
            return CanonRow{.grid = apply(random, grid), .transform = random};
        }
        const auto canonical = canonicalize(grid);
        if (!canonical) return std::unexpected(row.at_record(canonical.error()));
        CanonRow found{canonical->grid, canonical->transform, canonical->automorphisms, {}};
        if (generates_) found.generators = automorphisms(grid)->generators;
        return found;
    }

    void ask_classic(const Row& row, const ClassicPuzzle& puzzle) override {
        const auto found = find(row, puzzle);
        if (!found) return refuse(row, found.error());
        switch (row.form) {
            case Form::json: return write_json(row, *found);
            case Form::csv: return write_csv(row, *found);
            default: break;
        }
        row.out += format_line(found->grid);
        for (const std::string& column : line_columns(*found)) (row.out += '\t') += column;
        row.out += '\n';
    }

    std::vector<std::string> line_columns(const CanonRow& found) const {
        std::vector<std::string> columns;
        if (counts_) columns.push_back(std::to_string(found.automorphisms));
        if (shows_transform_) columns.push_back(format_transform(found.transform));
        for (const Transform& generator : found.generators) columns.push_back(format_transform(generator));
        return columns;
    }

    void write_json(const Row& row, const CanonRow& found) const {
        JsonObject object = row.json();
        if (scrambles_) {
            object.grid("scrambled", found.grid);
            json_transform(object, "transform", found.transform);
        } else {
            write_fields(object, Canonical{found.grid, found.transform, found.automorphisms});
        }
        if (generates_) json_transforms(object, "generators", found.generators);
        object.end_line();
    }

    // With `--generators` the generators are in a separate column, with semicolons between them.
    static std::string generators_of(const CanonRow& found) {
        std::string text;
        for (const Transform& generator : found.generators)
            (text += text.empty() ? "" : "; ") += format_transform(generator);
        return text;
    }

    std::vector<std::string_view> columns() const override {
        if (generates_) return {"form", "automorphisms", "transform", "generators"};
        return {"form", "automorphisms", "transform"};
    }

    void write_csv(const Row& row, const CanonRow& found) const {
        const std::string grid = format_line(found.grid), automorphisms = std::to_string(found.automorphisms),
                          transform = format_transform(found.transform);
        if (generates_) return csv(row, {grid, automorphisms, transform, generators_of(found)});
        csv(row, {grid, automorphisms, transform});
    }

    std::uint64_t seed_ = 0;  // for --scramble
    const bool scrambles_, shows_transform_, counts_, generates_;
};

Grid puzzle_of(const std::string& word) {
    const auto puzzle = parse_classic_puzzle(word);
    if (!puzzle) throw UsageError(fmt::format("'{}': {}", word, puzzle.error().message()));
    if (puzzle->marks) throw UsageError("--same compares puzzles without pencil marks");
    if (const auto canonical = canonicalize(puzzle->givens); !canonical)
        throw UsageError(fmt::format("'{}': {}", word, canonical.error().message()));
    return puzzle->givens;
}

// Runs --same.
Exit compare(const Args& args, Streams& io) {
    if (args.has(flag::shard)) throw UsageError("--shard is for streams: it cannot be combined with --same");
    if (args.operands().size() != 2) throw UsageError("--same needs two puzzles of 81 characters");
    const Grid from = puzzle_of(args.operands()[0]), to = puzzle_of(args.operands()[1]);
    const auto found =
        find_isomorphism(from, to);  // puzzle_of has rejected all puzzles with which this could fail
    std::string out;
    if (FormChoice(args, io).is_json()) {
        JsonObject object(out);
        json_same(object, *found);
        object.end_line();
    } else {
        out = *found ? fmt::format("same\t{}\n", format_transform(**found)) : "different\n";
    }
    if (const Exit exit = print(io, out); exit != Exit::done) return exit;
    return *found ? Exit::done : Exit::no;
}

Exit run_canon(const Args& args, Streams& io) {
    if (args.has(same)) return compare(args, io);
    return run_rows<CanonCommand>(args, io);
}

}  // namespace

extern constinit const Command canon_command{
    .name = "canon",
    .summary = "print the canonical form of each puzzle, compare or scramble puzzles",
    .description =
        R"(Prints the minlex form of each puzzle: the smallest 81-character string, with empty cells before 1, of all
puzzles that differ from it only by mirroring, by permuting bands, stacks, rows and columns, and by renaming
digits. Two puzzles are isomorphic if and only if their forms are equal. Puzzles may have any number of
solutions.

--transform, --automorphisms and --generators add columns, separated by tabs, in the order: automorphisms,
transformation, generators. A transformation is written as: transposed=yes or no (done first), rows= and
columns= the sources of the nine rows and columns, digits= the new names of 1 to 9.

--same A B compares two puzzles; the exit code is 1 if they are not isomorphic. --scramble prints random
isomorphs; the same seed gives the same ones on every machine.)",
    .operands = "[FILE...]",
    .flags = canon_flags,
    .examples = canon_examples,
    .run = run_canon,
    .shards = true};

}  // namespace nonet::cli
