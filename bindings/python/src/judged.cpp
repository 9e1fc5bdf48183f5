// Audits on many machines: rows are judged one by one, before it is known which rows are earlier.

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "audit_rows.hpp"
#include "core.hpp"
#include "pictures.hpp"

namespace nonet::python {
namespace {

// The defects of rows by themselves: a table with a row for each defect.
class OwnDefects {
 public:
    void add(const JudgedRow& row, std::uint64_t number) {
        for (const Finding& one : row.findings) {
            details_.push_back({static_cast<std::int64_t>(rows_.size()), describe(one, {})});
            rows_.push_back(number);
            defects_.push_back(static_cast<std::uint8_t>(one.defect));
        }
    }
    [[nodiscard]] nb::dict columns() const {
        const auto length = static_cast<std::int64_t>(rows_.size());
        TableWriter table(length);
        Writer &row = table.add("row", Type::uint64),
               &defect = table.add("defect", Type::words, names_of_defects());
        table.add("detail", [&] { return text_of_few(length, details_); });
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            row.set(static_cast<std::int64_t>(i), rows_[i]);
            defect.set(static_cast<std::int64_t>(i), defects_[i]);
        }
        return table.finished();
    }

 private:
    std::vector<std::uint64_t> rows_;
    std::vector<std::uint8_t> defects_;
    std::vector<OfRow<std::string>> details_;
};

struct JudgedColumns {
    explicit JudgedColumns(std::int64_t rows) : table(rows) {}

    void set(std::int64_t row, const JudgedRow& judged) {
        write_fingerprint(judged.form, form.place(row, 16));
        write_fingerprint(judged.puzzle, own.place(row, 16));
        if (!judged.has_form) form.set_null(row), own.set_null(row);
        givens.set(row, static_cast<std::uint8_t>(judged.givens));
        if (!judged.readable) givens.set_null(row);
        unique.set_bit(row, judged.unique);
        minimal.set_bit(row, judged.minimal);
        checked.set_bit(row, judged.solution_checked);
        sound.set_bit(row, judged.findings.empty());
    }

    TableWriter table;
    Writer &form = table.add("class", Type::digest), &own = table.add("own", Type::digest),
           &givens = table.add("givens", Type::uint8), &unique = table.add("unique", Type::yes_no),
           &minimal = table.add("minimal", Type::yes_no), &checked = table.add("checked", Type::yes_no),
           &sound = table.add("sound", Type::yes_no);
};

// The number of rows that are judged before their columns are written. It limits the memory for their answers.
constexpr std::int64_t rows_at_a_time = 64 * block_rows;

std::pair<nb::dict, nb::dict> judge_column(const Rows& rows, const Rows* solutions, bool minimality,
                                           std::uint64_t nodes, int threads, nb::object progress) {
    check_solutions(rows, solutions);
    JudgedColumns judged(rows.size);
    OwnDefects defects;
    for (std::int64_t begin = 0; begin < rows.size; begin += rows_at_a_time) {
        const std::int64_t count = std::min(rows_at_a_time, rows.size - begin);
        std::optional<Rows> answers;
        if (solutions) answers = solutions->slice(begin, count);
        const auto pieces = judge_column_rows(rows.slice(begin, count), answers ? &*answers : nullptr, {},
                                              minimality, {.nodes = nodes}, {threads, progress, false});
        std::int64_t row = begin;
        for (const auto& piece : pieces)
            for (const JudgedRow& one : piece) {
                judged.set(row, one);
                defects.add(one, static_cast<std::uint64_t>(row++));
            }
    }
    return {judged.table.finished(), defects.columns()};
}

// The audit's findings for rows that repeat others: the defect, the place of the other row, and whether it is the
// identical puzzle.
std::vector<std::string> describe_repeats(const std::vector<std::string>& defects,
                                          const std::vector<std::string>& files,
                                          const std::vector<std::uint64_t>& rows,
                                          const std::vector<bool>& same) {
    const Words names = names_of_defects();
    std::vector<std::string> words;
    for (std::size_t i = 0; i < defects.size(); ++i) {
        const auto defect = static_cast<Defect>(std::ranges::find(*names, defects[i]) - names->begin());
        const Finding finding{defect, Earlier{.place = {0, rows.at(i)}, .same = same.at(i)}};
        words.push_back(describe(finding, std::span(&files.at(i), 1)));
    }
    return words;
}

// Returns the part number of each class: one byte for each sixteen.
nb::bytes parts_of_classes(const nb::bytes& classes, const std::vector<std::uint32_t>& shares,
                           std::uint64_t seed) {
    value_or_raise(sum_of_shares(shares));
    if (classes.size() % 16 != 0 || shares.size() > 255)
        raise_argument(
            std::to_string(classes.size()) + " bytes of classes, " + std::to_string(shares.size()) + " parts",
            "16 bytes for each, at most 255 parts");
    std::string parts(classes.size() / 16, '\0');
    const auto* bytes = static_cast<const std::uint8_t*>(classes.data());
    for (std::size_t i = 0; i < parts.size(); ++i)
        parts[i] = static_cast<char>(part_of(read_fingerprint(bytes + 16 * i), seed, shares));
    return nb::bytes(parts.data(), parts.size());
}

}  // namespace

void bind_judged(nb::module_& module) {
    const auto rows = nb::arg("rows"), threads = nb::arg("threads");
    const auto progress = nb::arg("progress").none();
    module.def("judge_column", judge_column, rows, nb::arg("solutions").none(), nb::arg("minimality"),
               nb::arg("nodes"), threads, progress);
    module.def("describe_repeats", describe_repeats, nb::arg("defects"), nb::arg("files"), rows,
               nb::arg("same"));
    module.def("parts_of", parts_of_classes, nb::arg("classes"), nb::arg("shares"), nb::arg("seed"));
}

}  // namespace nonet::python
