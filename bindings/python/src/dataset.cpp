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
#include "pictures.hpp"

namespace nonet::python {
namespace {

// ---- Classes of isomorphs, and parts made of whole classes

// Calls `take(row, fingerprint)` for each row that has one. The others have no answer.
template <class Take>
nb::dict fingerprint_rows(const Rows& rows, TableWriter& table, bool of_solution, const Bounds* bounds,
                          int threads, nb::object progress, Take take) {
    const FormOf of = of_solution ? FormOf::solution : FormOf::puzzle;
    for_puzzles(rows, threads, std::move(progress), bounds == nullptr, table.complaints,
                [&](std::int64_t row, RowState state, const Puzzle& puzzle, const Flag& cancel) {
                    if (!table.begin(row, state)) return;
                    const auto print = form_fingerprint(puzzle, of, limits_from(bounds, {}, &cancel));
                    if (print)
                        take(row, *print);
                    else
                        table.complaints.add(row, print.error()), table.set_none(row);
                });
    return table.finished();
}

nb::dict classes_column(const Rows& rows, bool of_solution, const Bounds* bounds, int threads,
                        nb::object progress) {
    TableWriter table(rows);
    Writer& digests = table.add("class", Type::digest);
    return fingerprint_rows(rows, table, of_solution, bounds, threads, std::move(progress),
                            [&](std::int64_t row, const Fingerprint& print) {
                                write_fingerprint(print, digests.place(row, 16));
                            });
}

nb::dict split_column(const Rows& rows, std::vector<std::string> names,
                      const std::vector<std::uint32_t>& shares, std::uint64_t seed, bool of_solution,
                      const Bounds* bounds, int threads, nb::object progress) {
    value_or_raise(sum_of_shares(shares));
    TableWriter table(rows);
    Writer& parts =
        table.add("part", Type::words, std::make_shared<const std::vector<std::string>>(std::move(names)));
    return fingerprint_rows(rows, table, of_solution, bounds, threads, std::move(progress),
                            [&](std::int64_t row, const Fingerprint& print) {
                                parts.set(row, static_cast<std::uint8_t>(part_of(print, seed, shares)));
                            });
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
    TableWriter table(rows);
    Writer& puzzles = table.grids("puzzle");
    Writer* const answers = solutions ? &table.grids("solution", solutions->form) : nullptr;
    const auto move = [&](Writer& writer, const Block& block, std::size_t i) {
        const bool refused = has_marks(block, i);
        if (refused) table.complaints.add(block.row(i), no_marks);
        if (block.states[i] != RowState::puzzle || refused) return writer.set_none(block.row(i));
        writer.set_grid(block.row(i),
                        apply(random_transform(seed, numbers.of(block.row(i))), block.grids[i]));
    };
    for_blocks(rows.size, {threads, progress, true}, [&](FunctionRef<void(OnBlock)> take) {
        const auto block = std::make_unique<Block>();
        const auto move_all = [&](const Rows& from, Writer& writer, std::int64_t first, std::size_t count) {
            block->read(from, first, count);
            for (std::size_t i = 0; i < count; ++i) move(writer, *block, i);
            table.complaints.add(*block);
        };
        take([&](std::int64_t first, std::size_t count, const Flag&) {
            move_all(rows, puzzles, first, count);
            if (solutions) move_all(*solutions, *answers, first, count);
        });
    });
    return table.finished();
}

// ---- Audits

// Findings, as columns of a table.
struct Findings {
    std::vector<std::uint64_t> file, row;
    std::vector<std::uint8_t> defect;
    std::vector<std::optional<Earlier>> earlier;
    std::vector<OfRow<std::string>> detail;
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
    TableWriter table(length);
    Texts& file = table.texts("file");
    Writer &row = table.add("row", Type::uint64),
           &defect = table.add("defect", Type::words, names_of_defects());
    Texts& of_file = table.texts("of_file");
    Writer &of_row = table.add("of_row", Type::uint64), &same = table.add("same", Type::yes_no);
    table.add("detail", [&] { return text_of_few(length, found.detail); });
    for (std::int64_t i = 0; i < length; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const auto& earlier = found.earlier[at];
        file.add(i, self.files[found.file[at]]);
        row.set(i, found.row[at]);
        defect.set(i, found.defect[at]);
        of_row.set(i, earlier ? earlier->place.line : 0);
        same.set_bit(i, earlier && earlier->same);
        if (earlier)
            of_file.add(i, self.files[earlier->place.file]);
        else
            of_row.set_null(i), same.set_null(i);
    }
    return table.finished();
}

}  // namespace

void bind_dataset(nb::module_& module) {
    const auto rows = nb::arg("rows"), threads = nb::arg("threads");
    const auto limits = nb::arg("limits").none(), progress = nb::arg("progress").none();
    module.def("classes_column", classes_column, rows, nb::arg("of_solution"), limits, threads, progress);
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
