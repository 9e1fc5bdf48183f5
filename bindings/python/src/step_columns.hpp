#pragma once
// Steps as a column: a list of records, one for each step.

#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include "chunk.hpp"
#include "nonet/explain.hpp"

namespace nonet::python {

// Collects the steps of rows from all threads, in no particular order. Rows without steps are null.
class StepColumn {
 public:
    void add(std::int64_t row, std::span<const Step> steps, const Geometry& board);

    // Each step has technique (its id), name, rating (null on boards other than the classic one), level (null on the
    // classic one), place and remove (lists of records of cell and digit) and text.
    [[nodiscard]] Chunk finished(std::int64_t length);

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
    struct RowSteps {
        std::int64_t row;
        std::vector<Record> steps;
    };
    static Chunk marks_of(std::span<const Record* const> steps, std::vector<Mark> Record::* marks);

    std::mutex mutex_;
    std::vector<RowSteps> rows_;
};

}  // namespace nonet::python
