#pragma once
// Which fields of a record were taken for the puzzle and for its solution: what audits go by, and say that they did.

#include <optional>
#include <string>
#include <string_view>

#include "nonet/reader.hpp"

namespace nonet {

// Where in a record something stands.
struct RecordField {
    enum class Kind : std::uint8_t { nowhere, alone, behind, column, key };
    Kind kind = Kind::nowhere;
    std::string_view name;  // of a column or a key, as written; alone: of the format

    // "column quizzes", "key puzzle", "behind the puzzle", "line"; empty: nowhere.
    [[nodiscard]] std::string in_words() const;
    friend bool operator==(const RecordField&, const RecordField&) = default;
};

struct RecordFields {
    RecordField puzzle, solution_at;
    std::optional<std::string>
        solution;  // that the record itself gives, right or wrong; 81 digits where it can be read
};

// Finds the fields of the records of one stream, or of one table of it.
class FieldFinder {
 public:
    explicit FieldFinder(std::string_view csv_header);

    // Of a record without an error; the names are good as long as it and this finder are.  A solution is
    //
    //   in a table or an object   the field solution, solutions, answer, answers, solved or target, in any case, if it is
    //                             not null
    //   on a line                 the word behind the puzzle, if it is of digits and nearly as long
    //
    //   cost     below a microsecond; of arrays, two
    [[nodiscard]] RecordFields fields_of(const Record& record) const;

 private:
    char separator_ = ',';
    std::string puzzle_column_, solution_column_;  // empty: there is none
    std::size_t solution_index_ = 0;
};

}  // namespace nonet
