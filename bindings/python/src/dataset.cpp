// Large sets of puzzles: splitting, comparing, and transforming puzzles together with their solutions.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <cstring>

#include "audit_rows.hpp"
#include "blocks.hpp"
#include "core.hpp"
#include "limits.hpp"
#include "nonet/canon.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/more/json.hpp"
#include "nonet/text.hpp"

namespace nonet::python {
namespace {

// ---- Parts

nb::dict split_column(const Rows& rows, std::vector<std::string> names,
                      const std::vector<std::uint32_t>& shares, std::uint64_t seed, bool of_solution,
                      const Bounds* bounds, int threads, nb::object progress) {
    value_or_raise(sum_of_shares(shares));
    Writer parts(Type::words, rows.size, std::make_shared<const std::vector<std::string>>(std::move(names)));
    Complaints complaints;
    const FormOf of = of_solution ? FormOf::solution : FormOf::puzzle;
    for_read_blocks(
        rows, {threads, progress, bounds == nullptr}, [&](const Block& block, const Flag& cancel) {
            for (std::size_t i = 0; i < block.count; ++i) {
                const std::int64_t row = block.first + static_cast<std::int64_t>(i);
                const bool is_puzzle = block.states[i] == RowState::puzzle;
                Result<Fingerprint> print{};
                if (is_puzzle)
                    print = form_fingerprint(block.puzzle(i), of, limits_from(bounds, {}, &cancel));
                if (!print) complaints.add(row, print.error());
                const bool has_part = is_puzzle && print;
                parts.set(row, static_cast<std::uint8_t>(has_part ? part_of(*print, seed, shares) : 0));
                if (!has_part) parts.set_null(row);
            }
            complaints.add(block);
        });
    nb::dict columns;
    columns["part"] = parts.finished();
    complaints.write(columns, rows.size);
    return columns;
}

// ---- The same symmetry for a puzzle and its solution

// The numbers of the symmetries of rows: consecutive ones, or one for each row, as bytes of std::uint64_t.
class ItemNumbers {
 public:
    ItemNumbers(std::uint64_t first, const std::optional<nb::bytes>& each, std::int64_t rows)
        : first_(first) {
        if (!each) return;
        each_ = static_cast<const char*>(each->data());
        if (each->size() != static_cast<std::size_t>(rows) * sizeof(std::uint64_t))
            raise_argument(std::to_string(each->size()) + " bytes of items",
                           "eight for each of " + std::to_string(rows) + " rows");
    }
    [[nodiscard]] std::uint64_t of(std::int64_t row) const {
        if (!each_) return first_ + static_cast<std::uint64_t>(row);
        std::uint64_t item;
        std::memcpy(&item, each_ + row * static_cast<std::int64_t>(sizeof item), sizeof item);
        return item;
    }

 private:
    std::uint64_t first_;
    const char* each_ = nullptr;  // the caller holds it
};

nb::dict augment_column(const Rows& rows, const Rows* solutions, std::uint64_t seed, std::uint64_t item,
                        int threads, nb::object progress, std::optional<nb::bytes> items) {
    check_solutions(rows, solutions);
    const ItemNumbers numbers(item, items, rows.size);
    Writer puzzles = Writer::of_grids(rows.form, rows.size),
           answers = Writer::of_grids(solutions ? solutions->form : Form::text, solutions ? rows.size : 0);
    Complaints complaints;
    const auto move = [&](Writer& writer, const Block& block, std::size_t i) {
        const std::int64_t row = block.first + static_cast<std::int64_t>(i);
        const bool has_marks = std::ranges::find(block.marked, i, &Block::Marked::row) != block.marked.end();
        if (has_marks)
            complaints.add(row,
                           {.code = Errc::unsupported, .found = "pencil marks", .expected = "givens only"});
        if (block.states[i] != RowState::puzzle || has_marks) return writer.set_no_grid(row);
        writer.set_grid(row, apply(random_transform(seed, numbers.of(row)), block.grids[i]));
    };
    for_blocks(rows.size, {threads, progress, true}, [&](FunctionRef<void(OnBlock)> take) {
        const auto block = std::make_unique<Block>();
        const auto move_all = [&](const Rows& from, Writer& writer, std::int64_t first, std::size_t count) {
            block->read(from, first, count);
            for (std::size_t i = 0; i < count; ++i) move(writer, *block, i);
            complaints.add(*block);
        };
        take([&](std::int64_t first, std::size_t count, const Flag&) {
            move_all(rows, puzzles, first, count);
            if (solutions) move_all(*solutions, answers, first, count);
        });
    });
    nb::dict columns;
    columns["puzzle"] = puzzles.finished();
    if (solutions) columns["solution"] = answers.finished();
    complaints.write(columns, rows.size);
    return columns;
}

// ---- Audits

// Findings, as columns of a table.
struct Findings {
    std::vector<std::uint64_t> file, row;
    std::vector<std::uint8_t> defect;
    std::vector<std::optional<Earlier>> earlier;
    std::vector<RowText> detail;
};

struct AuditUnderWay {
    Audit audit;
    bool minimality = false;
    Bounds bounds;
    Findings found;
    std::vector<std::string> files;

    void take(JudgedRow& row) {
        audit.take(row);
        for (const Finding& one : row.findings) {
            found.detail.push_back({static_cast<std::int64_t>(found.row.size()), describe(one, files)});
            found.file.push_back(row.place.file);
            found.row.push_back(row.place.line);
            found.defect.push_back(static_cast<std::uint8_t>(one.defect));
            const Earlier* before = one.earlier();
            found.earlier.push_back(before ? std::optional(*before) : std::nullopt);
        }
    }
};

// The number of rows that are judged before they are added in order. It limits the memory for their answers.
constexpr std::int64_t rows_at_a_time = 64 * block_rows;

void add_rows(AuditUnderWay& self, const Rows& rows, const Rows* solutions, std::uint64_t file,
              std::uint64_t first_row, int threads, nb::object progress) {
    if (file >= Place::most_files)
        raise_argument("file number " + std::to_string(file), "at most 65,535 files");
    check_solutions(rows, solutions);
    for (std::int64_t begin = 0; begin < rows.size; begin += rows_at_a_time) {
        const std::int64_t count = std::min(rows_at_a_time, rows.size - begin);
        std::optional<Rows> answers;
        if (solutions) answers = solutions->slice(begin, count);
        auto judged = judge_column_rows(rows.slice(begin, count), answers ? &*answers : nullptr,
                                        {file, first_row + static_cast<std::uint64_t>(begin)},
                                        self.minimality, self.bounds, {threads, progress, false});
        const Unlocked free;
        for (auto& block : judged)
            for (JudgedRow& row : block) self.take(row);
    }
}

nb::dict findings_of(const AuditUnderWay& self) {
    const Findings& found = self.found;
    const auto length = static_cast<std::int64_t>(found.row.size());
    Writer row(Type::uint64, length), defect(Type::words, length, names_of_defects()),
        of_row(Type::uint64, length), same(Type::yes_no, length);
    std::vector<RowText> file, of_file;
    for (std::int64_t i = 0; i < length; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const auto& earlier = found.earlier[at];
        file.push_back({i, self.files[found.file[at]]});
        row.set(i, found.row[at]);
        defect.set(i, found.defect[at]);
        of_row.set(i, earlier ? earlier->place.line : 0);
        same.set_bit(i, earlier && earlier->same);
        if (earlier)
            of_file.push_back({i, self.files[earlier->place.file]});
        else
            of_row.set_null(i), same.set_null(i);
    }
    nb::dict columns;
    columns["file"] = text_of_few(length, file);
    columns["row"] = row.finished();
    columns["defect"] = defect.finished();
    columns["of_file"] = text_of_few(length, of_file);
    columns["of_row"] = of_row.finished();
    columns["same"] = same.finished();
    columns["detail"] = text_of_few(length, found.detail);
    return columns;
}

}  // namespace

void bind_dataset(nb::module_& module) {
    const auto rows = nb::arg("rows"), threads = nb::arg("threads");
    const auto limits = nb::arg("limits").none(), progress = nb::arg("progress").none();
    module.def("split_column", split_column, rows, nb::arg("names"), nb::arg("shares"), nb::arg("seed"),
               nb::arg("of_solution"), limits, threads, progress);
    module.def("augment_column", augment_column, rows, nb::arg("solutions").none(), nb::arg("seed"),
               nb::arg("item"), threads, progress, nb::arg("items") = nb::none());
    nb::class_<AuditUnderWay>(module, "Audit")
        .def(
            "__init__",
            [](AuditUnderWay* self, bool minimality, std::uint64_t nodes) {
                new (self) AuditUnderWay{.minimality = minimality, .bounds = {.nodes = nodes}};
            },
            nb::arg("minimality"), nb::arg("nodes"))
        .def(
            "file",
            [](AuditUnderWay& self, std::string name) {
                const auto known = std::ranges::find(self.files, name);
                const auto number = static_cast<std::size_t>(known - self.files.begin());
                if (known == self.files.end()) self.files.push_back(std::move(name));
                return number;
            },
            nb::arg("name"))
        .def("add", add_rows, rows, nb::arg("solutions").none(), nb::arg("file"), nb::arg("first_row"),
             threads, progress)
        .def("findings", findings_of)
        .def("totals",
             [](const AuditUnderWay& self) { return to_json(self.audit.totals(), self.minimality); });
}

}  // namespace nonet::python
