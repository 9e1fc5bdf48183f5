#pragma once
// The fields of a record that hold the puzzle and its solution; audits use them, and report which ones they used.

#include <optional>
#include <string>
#include <string_view>

#include "nonet/reader.hpp"

namespace nonet {

// The place of something in a record.
struct RecordField {
    enum class Kind : std::uint8_t { nowhere, alone, behind, column, key };
    Kind kind = Kind::nowhere;
    std::string_view name;  // of a column or a key, verbatim; alone: of the format

    // Returns "column quizzes", "key puzzle", "after the puzzle", "line"; empty: nowhere.
    [[nodiscard]] std::string in_words() const;
    friend bool operator==(const RecordField&, const RecordField&) = default;
};

struct RecordFields {
    RecordField puzzle, solution_at;
    std::optional<std::string>
        solution;  // the record's own solution, right or wrong; 81 digits if it can be read
};

// Finds the fields of the records of one stream, or of one table of it.
class FieldFinder {
 public:
    explicit FieldFinder(std::string_view csv_header);

    // Requires a record without an error. The names are valid as long as the record and this finder exist. A solution
    // is
    //
    //   in a table or an object   the field solution, solutions, answer, answers, solved or target, in any case, if it
    //                             is not null
    //   on a line                 the word after the puzzle, if it consists of digits and is nearly as long
    //
    //   cost     less than a microsecond; two for arrays
    [[nodiscard]] RecordFields fields_of(const Record& record) const;

 private:
    char separator_ = ',';
    std::string puzzle_column_, solution_column_;  // empty: there is none
    std::size_t solution_index_ = 0;
};

}  // namespace nonet
