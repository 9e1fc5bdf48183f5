#pragma once
// The table that answers a column: its columns in their order, written by several threads, and the errors of rows.

#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "chunk.hpp"
#include "nonet/solve.hpp"
#include "rows.hpp"

namespace nonet::python {

// The words of an enumeration, by their numbers.
template <class Enum>
[[nodiscard]] Words names_up_to(Enum last) {
    std::vector<std::string> names;
    for (int i = 0; i <= static_cast<int>(last); ++i) names.emplace_back(name_of(static_cast<Enum>(i)));
    return std::make_shared<const std::vector<std::string>>(std::move(names));
}

// Items of a few rows, collected from all threads; other rows are null.
template <class Item>
class Few {
 public:
    void add(std::int64_t row, Item item) {
        const std::lock_guard lock(mutex_);
        items_.push_back({row, std::move(item)});
    }
    [[nodiscard]] std::span<const OfRow<Item>> sorted() {
        std::ranges::sort(items_, {}, &OfRow<Item>::row);
        return items_;
    }

 private:
    std::mutex mutex_;
    std::vector<OfRow<Item>> items_;
};
using Texts = Few<std::string>;
using FewGrids = Few<std::vector<std::uint8_t>>;

// The errors of rows.
class Complaints {
 public:
    void add(std::int64_t row, const Error& error) {
        texts_.add(row, error.message());
        const std::lock_guard lock(mutex_);
        if (!first_ || row < first_->row) first_ = {row, error};
    }
    void add(const Block& block) {
        for (const Block::Wrong& wrong : block.wrong) add(block.row(wrong.row), wrong.error);
    }

    // Adds to the columns of an answer: `error`, in words; and `first_error`, None or the arguments of
    // nonet.NonetError.
    void write(nb::dict& columns, std::int64_t length);

 private:
    Texts texts_;
    std::mutex mutex_;
    std::optional<OfRow<Error>> first_;
};

class TableWriter {
 public:
    // The answer to a column: grids have its form, and rows can have errors.
    explicit TableWriter(const Rows& rows)
        : length_(rows.size), form_(rows.form), board_(rows.board), has_errors_(true) {}
    // Any other table; grids are text.
    explicit TableWriter(std::int64_t length, std::optional<Geometry> board = {})
        : length_(length), board_(std::move(board)) {}

    // Add a column. The results live as long as the table.
    Writer& add(const char* name, Type type, Words words = {});
    void add_status();  // "status"
    Writer& grids(const char* name) { return grids(name, form_); }
    Writer& grids(const char* name, Form form);
    Writer& counts(const char* name);  // of cells, givens or the like: small numbers on the classic board
    FewGrids& few_grids(const char* name);
    Texts& texts(const char* name);
    void add(const char* name, std::function<Chunk()> finish);

    // Writes the answers of a row without a puzzle: all are null, and the status is invalid, or null too.
    //
    //   returns  whether there is a puzzle
    bool begin(std::int64_t row, RowState state);

    void set_status(std::int64_t row, Status status) { status_->set(row, status); }

    // Sets every answer of a row to null, except for its status.
    void set_none(std::int64_t row);

    [[nodiscard]] std::int64_t length() const { return length_; }
    [[nodiscard]] nb::dict finished();

    Complaints complaints;

 private:
    std::int64_t length_;
    Form form_ = Form::text;
    std::optional<Geometry> board_;
    bool has_errors_ = false;
    std::vector<std::pair<const char*, std::function<Chunk()>>> columns_;
    std::deque<Writer> writers_;
    std::deque<FewGrids> grids_;
    std::deque<Texts> texts_;
    Writer* status_ = nullptr;
};

}  // namespace nonet::python
