#pragma once
// CSV rows: the columns that came, and the answers.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "flow/rows.hpp"

namespace nonet::cli {

// A table that keeps the columns of its input and adds answers.  An answer whose column is there already ("solution"
// or "solutions", "status") takes that column's place; the others follow at the end, in their order.
// Without an input header the table is: puzzle, answers.
class CsvTable {
 public:
    CsvTable(std::string_view input_header, std::span<const std::string_view> answers);

    std::string header() const;  // with newline

    // Adds a row, with newline.
    void write_row(const Record& record, std::span<const std::string_view> answers, std::string& out) const;

 private:
    void write_as_it_came(const Record& record, std::span<const std::string_view> answers,
                          std::string& out) const;
    template <class NextField>
    void write_fields(NextField next, bool plain, std::span<const std::string_view> answers,
                      std::string& out) const;

    char separator_;
    bool has_input_;
    std::vector<std::string> columns_;
    std::vector<std::size_t> answer_in_;  // of each column, which answer stands in it
};

// Before the first row of a batch: its table, and where the table begins with this batch, the header.
void start_table(const Batch& batch, Rows& rows, std::span<const std::string_view> answers);

// A field as it must be written: quoted if it holds a separator, a quote or a line end.
std::string csv_field(std::string_view text, char separator);

}  // namespace nonet::cli
