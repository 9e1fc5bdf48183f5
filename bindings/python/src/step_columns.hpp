#pragma once
// Steps as a column: a list of records, one for each step.

#include <cstdint>
#include <span>
#include <vector>

#include "nonet/explain.hpp"
#include "table.hpp"

namespace nonet::python {

// The column "steps" of a table, written by all threads. Rows without steps are null. Each step has technique (its id),
// name, rating (null on boards other than the classic one), level (null on the classic one), place and remove (lists of
// records of cell and digit) and text.
class StepColumn {
 public:
    explicit StepColumn(TableWriter& table) {
        table.add("steps", [this, &table] { return finished(table.length()); });
    }
    StepColumn(const StepColumn&) = delete;

    void add(std::int64_t row, std::span<const Step> steps, const Geometry& board);

 private:
    struct Mark {
        std::string cell;
        int digit;
    };
    struct Record {
        std::string_view technique, name, level;  // level: empty on the classic board
        double rating;
        std::vector<Mark> place, remove;
        std::string text;
    };
    [[nodiscard]] Chunk finished(std::int64_t length);
    static Chunk marks_of(std::span<const Record* const> steps, std::vector<Mark> Record::* marks);

    Few<std::vector<Record>> rows_;
};

}  // namespace nonet::python
