#include "rows/explain_hodoku.hpp"

#include <fmt/format.h>

#include "nonet/board_text.hpp"
#include "nonet/text.hpp"
#include "rows/scales.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {
namespace {

class HodokuCommand : public ClassicRowCommand {
 public:
    HodokuCommand(const Args& args, Streams& io, const Scale& scale)
        : ClassicRowCommand(args, io, Form::text, reasoning_limits),
          version_(*hodoku_of(scale)),
          without_(scale.without.begin(), scale.without.end()),
          stamp_(stamp_of(scale)),
          cells_(cells_by(args)),
          most_steps_(args.has(flag::stop_after) ? args.number(flag::stop_after, 0) : every_step) {
        if (args.has(flag::only))
            throw UsageError(
                "--only and --scale cannot be combined: a scale defines its techniques, and --without excludes some of them");
    }

    PipelineOptions options() const override { return {.batch_size = 4}; }

 private:
    HodokuPath path_of(const Row& row, const ClassicPuzzle& puzzle,
                       FunctionRef<void(const HodokuPath&)> on_progress) const {
        return explain_hodoku(puzzle, version_, left(row),
                              {.on_progress = on_progress, .most_steps = most_steps_, .without = without_});
    }

    // Returns whether the path ends because the requested number of steps is reached.
    bool is_enough(const HodokuPath& path) const {
        return path.ending == Ending::budget && path.steps.size() == most_steps_;
    }

    Exit exit_of_path(const HodokuPath& path) const {
        return is_enough(path) ? exit_of(path.rating.status) : exit_of(path.rating.status, path.ending);
    }

    void ask_classic(const Row& row, const ClassicPuzzle& puzzle) override {
        const bool text = row.form == Form::text;
        if (text) row.begin_block();
        // Prints each step as soon as it is found.
        const auto write = [&](const HodokuPath& path) {
            if (!path.steps.empty()) write_step(row, path.steps.size(), path.steps.back());
            row.rows.hurry();
        };
        HodokuPath path = path_of(
            row, puzzle,
            text ? FunctionRef<void(const HodokuPath&)>(write) : FunctionRef<void(const HodokuPath&)>());
        if (cuts(row)) return;
        path.rating.scale = stamp_;
        row.rows.exit(exit_of_path(path));
        if (row.form == Form::json) return row.fields(path, cells_);
        if (text)
            row.out += ending_of(path) + '\n';
        else
            write_markdown(row, path);
    }

    void write_refusal(const Row& row, const Error& error) override {
        if (row.form == Form::json) return RowCommand::write_refusal(row, error);
        (row.out += name_of(Status::invalid)) += '\n';
    }

    // "3. [50] Locked Candidates Type 1 (Pointing): r2c2<>6. In box 7 the 6 must be ..."
    void write_step(const Row& row, std::size_t number, const HodokuStep& step) const {
        StepWords words = words_of(step, cells_);
        const std::string name = fmt::format("{}: {}", words.name, hodoku_notation(step));
        words.name = name;
        row.out += fmt::format("{}. [{}] {}\n", number, step.score, text_of(words));
        row.rows.relay();
    }

    void write_markdown(const Row& row, const HodokuPath& path) const {
        const Grid& givens = row.record.puzzle.classic()->givens;
        row.begin_block();
        row.out += fmt::format("# {}\n\n```\n{}```\n\n", format_line(givens), format_pretty(givens));
        row.out += "| step | score | technique | conclusion |\n|---:|---:|---|---|\n";
        for (std::size_t i = 0; i < path.steps.size(); ++i)
            row.out += fmt::format("| {} | {} | {} | `{}` |\n", i + 1, path.steps[i].score,
                                   hodoku_name(path.steps[i].kind), hodoku_notation(path.steps[i]));
        row.out += '\n';
        for (std::size_t i = 0; i < path.steps.size(); ++i) {
            const std::string text = text_of(words_of(path.steps[i], cells_));
            const std::size_t proof = text.find('\n');
            row.out += fmt::format("{}. {}\n", i + 1, text.substr(0, proof));
            if (proof != std::string::npos) row.out += "\n```\n" + text.substr(proof + 1) + "\n```\n\n";
        }
        row.out += '\n' + ending_of(path) + '\n';
    }

    std::string ending_of(const HodokuPath& path) const {
        const std::string count =
            fmt::format("{} step{}", path.steps.size(), path.steps.size() == 1 ? "" : "s");
        switch (path.ending) {
            case Ending::solved:
                return fmt::format("Solved: {}\n{}: {}, score {}, {}.",
                                   format_line(Geometry::classic(), path.end.values), path.rating.scale,
                                   name_of(path.rating.level), path.rating.score, count);
            case Ending::budget:
                return is_enough(path)
                           ? fmt::format("Stopped after {}, as --stop-after says.", count)
                           : fmt::format("Stopped after {}: the budget was spent (--budget allows more).",
                                         count);
            case Ending::stuck:
                if (path.rating.status == Status::unique)
                    return fmt::format("Stuck after {}: {} finds nothing more.", count, stamp_);
                [[fallthrough]];
            default:
                return fmt::format("No steps: {} requires a unique solution, and this puzzle has {}.",
                                   path.rating.scale,
                                   path.rating.status == Status::none ? "none" : "several");
        }
    }

    const HodokuVersion version_;
    const std::vector<std::string_view> without_;
    const std::string stamp_;
    const Cells cells_;
    const std::size_t most_steps_;
};

}  // namespace

Exit explain_by_hodoku(const Args& args, Streams& io, const Scale& scale) {
    HodokuCommand command(args, io, scale);
    return run_rows(args, io, command);
}

}  // namespace nonet::cli
