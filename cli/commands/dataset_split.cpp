// dataset split: splits a data set into train, test and similar parts, so that no puzzle is in two of them, even as an
// isomorph.

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "dataset/parts.hpp"
#include "flow/limits.hpp"
#include "flow/pipeline.hpp"
#include "forms/form.hpp"
#include "frame/flags.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

constexpr Flag parts_flag =
    flag::text("--parts", "LIST", "names and shares of the parts (default: train=0.9,test=0.1)");
constexpr Flag split_by = flag::word(
    "--by", "WHAT",
    "keep together isomorphs of a puzzle (the default), or puzzles whose solution grids are isomorphic (slower)",
    "puzzle solution");
constexpr auto dataset_split_flags =
    flag::of_stream(parts_flag, flag::seed, split_by, flag::output, flag::resume, flag::json);

constexpr std::array dataset_split_examples{
    Example{"Split a thousand puzzles into three parts, and print the sizes:",
            "d=$(mktemp -d); nonet generate -n 1000 --seed 7 |\n"
            "    nonet dataset split --parts train=8,test=1,validation=1 --output $d; rm -r $d",
            "train\t...\ntest\t...\nvalidation\t...\n"},
};

// Returns ".csv" for "puzzles.csv.gz": the ending of the parts' names.
std::string extension_of(std::string_view file) {
    for (std::string_view packed : {".gz", ".zst"})
        if (file.ends_with(packed)) file.remove_suffix(packed.size());
    if (file.ends_with(".json")) return ".jsonl";  // a list becomes lines
    const std::size_t dot = file.find_last_of("./");
    if (dot == std::string_view::npos || file[dot] == '/' || dot == 0 || dot + 1 == file.size())
        return ".txt";
    return std::string(file.substr(dot));
}

// The part that a record belongs to, or the reason why it belongs to none.
struct Placed {
    std::size_t part = 0;
    Exit exit = Exit::done;  // anything but done: the record belongs to no part
    std::string why;
    std::uint64_t line = 1, column = 1;
    Format format = Format::line;
    std::string row;
};

// Returns a line, a row of a table or an object verbatim; anything else as a line.
std::string row_as_it_came(const Record& record) {
    std::string row = record.text;
    switch (record.format) {
        case Format::line:
        case Format::csv: return row;
        case Format::json: std::erase(row, '\n'); return row;  // they can only occur between its elements
        default: return puzzle_as_it_came(record);
    }
}

class DatasetSplitCommand {
 public:
    DatasetSplitCommand(const Args& args, Streams& io)
        : seed_(seed_of_run(args)),
          json_(args.has(flag::json)),
          parts_(
              Parts::read(parts_flag, args.value(parts_flag).value_or("train=0.9,test=0.1"), seed_.number)),
          by_(args.value(split_by) == "solution" ? FormOf::solution : FormOf::puzzle),
          extension_(extension_of(args.files()[0])),
          limits_{.cancel = &io.cancel},
          rows_(parts_.names.size()),
          workplace_(args, io, parts_.file_names(extension_), seed_.number) {
        say_if_new(seed_, io);
        if (!workplace_.state().empty()) restore();
    }

    bool is_finished() const { return workplace_.is_finished(); }
    std::uint64_t records_done() const { return records_; }

    void answer(const Batch& batch, Rows& rows) {
        std::vector<Placed> placed;
        for (const Record& record : batch.records()) placed.push_back(place(record));
        if (is_cancelled(limits_)) return rows.cut();
        rows.in_turn = [this, &batch, &rows, placed = std::move(placed)] {
            for (const Placed& one : placed) take(batch, one, rows);
            if (workplace_.commit_is_due()) workplace_.commit(saved());
        };
    }

    Exit finish(const RunOutcome& outcome) {
        const Exit end = workplace_.end(outcome.exit, saved(), [this] { return manifest(); }, counts());
        if (end != Exit::done) return end;
        const Exit unplaced =
            worst(unreadable_ != 0 ? Exit::bad_input : Exit::done, unsolved_ != 0 ? Exit::no : Exit::done);
        return worst(outcome.exit, unplaced);
    }

 private:
    Placed place(const Record& record) const {
        Placed placed{.line = record.line};
        const auto refuse = [&](Exit exit, const Error& error) {
            placed.exit = exit;
            placed.why = error.message();
            if (record.error) placed.line = error.line, placed.column = error.column;
            return placed;
        };
        if (record.error) return refuse(Exit::bad_input, *record.error);
        const auto form = form_fingerprint(record.puzzle, by_, limits_);
        if (!form) return refuse(by_ == FormOf::solution ? Exit::no : Exit::bad_input, form.error());
        placed.part = parts_.of(*form);
        placed.format = record.format;
        placed.row = row_as_it_came(record) + '\n';
        return placed;
    }

    // Adds records in order: all earlier ones are already in their parts.
    void take(const Batch& batch, const Placed& placed, Rows& rows) {
        ++records_;
        if (placed.exit != Exit::done) {
            rows.message(batch, placed.line, placed.column, "error", placed.why);
            ++(placed.exit == Exit::no ? unsolved_ : unreadable_);
            return;
        }
        if (!batch.csv_header.empty() && header_.empty()) {
            header_ = batch.csv_header;
            for (std::size_t i = 0; i < rows_.size(); ++i)
                if (rows_[i] == 0) workplace_.append(i, header_ + '\n');
        }
        if (!batch.csv_header.empty() && batch.csv_header != header_) {
            rows.message(batch, placed.line, 1, "error",
                         "found a table with other columns, expected those of the first");
            ++unreadable_;
            return;
        }
        if (placed.format == Format::json && !header_.empty()) {
            rows.message(batch, placed.line, 1, "error",
                         "found JSON, expected rows of the table that came first");
            ++unreadable_;
            return;
        }
        workplace_.append(placed.part, placed.row);
        ++rows_[placed.part];
    }

    // Returns the number of rows in each part.
    std::string counts() const {
        std::string text;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (json_)
                JsonObject(text).text("part", parts_.names[i]).number("rows", rows_[i]).end_line();
            else
                text += fmt::format("{}\t{}\n", parts_.names[i], rows_[i]);
        }
        return text;
    }

    std::string saved() const {
        std::string text = fmt::format("{} {} {}", records_, unreadable_, unsolved_);
        for (std::uint64_t rows : rows_) text += fmt::format(" {}", rows);
        return fmt::format("{}\n{}\n", text, header_);
    }

    void restore() {
        std::istringstream lines(workplace_.state());
        std::string line;
        lines >> records_ >> unreadable_ >> unsolved_;
        for (std::uint64_t& rows : rows_) lines >> rows;
        if (!lines) throw UsageError("--resume: the checkpoint is damaged");
        std::getline(lines, line);
        std::getline(lines, header_);
    }

    std::string manifest() const {
        std::string text;
        JsonObject object(text);
        object.text("made_by", "nonet dataset split").text("version", NONET_VERSION);
        object.number("seed", parts_.seed).text("by", by_ == FormOf::solution ? "solution" : "puzzle");
        object.number("records", records_).number("unreadable", unreadable_).number("unsolved", unsolved_);
        std::size_t i = 0;
        object.objects("parts", parts_.names, [&](JsonObject& part, const std::string& name) {
            part.text("part", name).number("millionths", parts_.shares[i++]);
        });
        write_files(object, workplace_, parts_, extension_, rows_);
        object.end_line();
        return text;
    }

    const Seed seed_;
    const bool json_;
    const Parts parts_;
    const FormOf by_;
    const std::string extension_;
    const Limits limits_;

    // Only accessed in order.
    std::uint64_t records_ = 0, unreadable_ = 0, unsolved_ = 0;
    std::vector<std::uint64_t> rows_;
    std::string header_;
    Workplace workplace_;
};

Exit run_dataset_split(const Args& args, Streams& io) {
    DatasetSplitCommand splitting(args, io);
    RunOutcome outcome;
    if (!splitting.is_finished())
        outcome =
            run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { splitting.answer(batch, rows); },
                         {.batch_size = 1024, .first = splitting.records_done(), .for_logs = true});
    return splitting.finish(outcome);
}

}  // namespace

extern constinit const Command dataset_split_command{
    .name = "dataset split",
    .summary = "split a data set into train, test and other parts without leaks",
    .description =
        R"(Divides the rows of the files into parts, one file each in the folder of --output. Rows stay unchanged and in
order, and each part has the CSV header. The part of a row depends only on the seed and on the canonical form of
its puzzle. So with the same --seed, isomorphic puzzles go to the same part, in every file and every run, and
the parts have approximately their shares. With --by solution, the part depends on the canonical form of the
solution, so puzzles made from one grid stay together too.

An unreadable row is in no part; a message names it. manifest.json contains counts, seed and hashes. --resume
continues an interrupted run, with byte-identical files.)",
    .operands = "[FILE...]",
    .flags = dataset_split_flags,
    .examples = dataset_split_examples,
    .run = run_dataset_split};

}  // namespace nonet::cli
