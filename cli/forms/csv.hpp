#pragma once
// CSV rows: the input columns and the answers.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "flow/rows.hpp"

namespace nonet::cli {

// A table that keeps the columns of its input and adds answers. An answer whose column already exists ("solution" or
// "solutions", "status") replaces that column; the others follow at the end, in order. Without an input header the
// columns are the puzzle and the answers.
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
    std::vector<std::size_t> answer_in_;  // for each column, the answer in it
};

// Runs before the first row of a batch: sets its table, and writes the header if the table begins with this batch.
void start_table(const Batch& batch, Rows& rows, std::span<const std::string_view> answers);

// Returns a field, quoted if it contains a separator, a quote or a line end.
std::string csv_field(std::string_view text, char separator);

}  // namespace nonet::cli
