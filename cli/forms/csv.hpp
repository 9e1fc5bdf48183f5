#pragma once
// CSV rows: the columns that came, and the answers.

#include <initializer_list>
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
    CsvTable(std::string_view input_header, std::initializer_list<std::string_view> answers);

    std::string header() const;  // with newline

    std::string row(const Record& record, const std::vector<std::string>& answers) const;

 private:
    char separator_;
    bool has_input_;
    std::vector<std::string> columns_;
    std::vector<std::size_t> place_;  // of each answer, in columns_
};

// Adds a row for a record, and before the first one of a table its header.  The names are the same for all of a batch.
void csv_row(const Batch& batch, const Record& record, Rows& rows,
             std::initializer_list<std::string_view> names, const std::vector<std::string>& values);

// A field as it must be written: quoted if it holds a separator, a quote or a line end.
std::string csv_field(std::string_view text, char separator);

}  // namespace nonet::cli
