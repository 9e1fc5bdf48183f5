#include "formats/links/import.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "core/say.hpp"
#include "formats/board_name.hpp"
#include "formats/formats.hpp"
#include "nonet/boards.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view other_losses = "others", why_others = "there are too many to list";
constexpr std::string_view piece_labels = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

// Returns the number of the box of each cell.
std::vector<int> box_numbers(int rows, int columns, BoxShape boxes) {
    std::vector<int> numbers;
    const int across = columns / std::max(boxes.width, 1);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            numbers.push_back(row / boxes.height * across + column / boxes.width);
    return numbers;
}

// Numbers the pieces from 0 in the order of their first cells.
std::vector<int> renumbered(const std::vector<int>& pieces) {
    std::vector<int> seen, numbers;
    for (int piece : pieces) {
        if (piece < 0) {
            numbers.push_back(-1);
            continue;
        }
        auto found = std::ranges::find(seen, piece);
        if (found == seen.end()) found = seen.insert(seen.end(), piece);
        numbers.push_back(static_cast<int>(found - seen.begin()));
    }
    return numbers;
}

// Turns an error about the board into a fault of the text that the board came from.
Fault fault_of(Error error) { return {0, std::move(error.found), std::move(error.expected)}; }

}  // namespace

Import::Import(int rows, int columns)
    : rows_(rows),
      columns_(columns),
      digits_(std::max(rows, columns)),
      boxes_(default_boxes(rows, columns)),
      extra_{rows * columns, {}},
      values_(static_cast<std::size_t>(rows * columns)) {}

void Import::set_range(int low, int high) {
    low_ = low;
    digits_ = high - low + 1;
}

void Import::set_pieces(std::vector<int> pieces) {
    pieces = renumbered(pieces);
    const BoxShape boxes = repeats_ ? default_boxes(rows_, columns_) : boxes_;
    if (boxes.height > 0 && pieces == renumbered(box_numbers(rows_, columns_, boxes))) {
        boxes_ = boxes;
        return;
    }
    pieces_ = std::move(pieces);
}

void Import::add_term(std::string_view word, const std::vector<Cell>& cells) {
    std::string term(word);
    char before = ':';
    for (Cell cell : cells) {
        term += std::exchange(before, ',');
        term += name_of_cell(cell, columns_);
    }
    add_term(term);
}

bool Import::add_extra(std::string name, int count, int columns) {
    if (extra_.cell(name, 1) || count > Geometry::most_cells - extra_.first - extra_.count()) return false;
    extra_.groups.push_back({std::move(name), count, columns});
    return true;
}

void Import::set_value(Cell cell, int value) { values_[cell] = static_cast<std::uint8_t>(value - low_ + 1); }

void Import::restrict_values(Cell cell, const std::vector<int>& values) {
    if (marks_.empty()) marks_.assign(values_.size(), BoardDigitSet::below(digits_));
    BoardDigitSet set;
    for (int value : values) set.insert(static_cast<Digit>(value - low_));
    marks_[cell] &= set;
}

void Import::lose(std::string_view what, std::string_view why, bool changes, int count) {
    constexpr std::size_t most_names = 100;  // the text could otherwise hold any number of names
    const bool is_named = losses_.size() < most_names;
    for (Loss& loss : losses_)
        if (loss.what == translated(what) && loss.why == translated(why) && loss.changes == changes) {
            loss.count += count;
            return;
        }
    if (!is_named && what != other_losses) return lose(other_losses, why_others, changes, count);
    losses_.push_back({say(what), say(why), count, changes});
}

std::vector<Rule> Import::take_rules(std::size_t first) {
    const auto begin = rules_.begin() + static_cast<std::ptrdiff_t>(first);
    std::vector<Rule> taken(std::make_move_iterator(begin), std::make_move_iterator(rules_.end()));
    rules_.erase(begin, rules_.end());
    return taken;
}

int Import::changes() const {
    int changes = 0;
    for (const Loss& loss : losses_) changes += loss.changes ? loss.count : 0;
    return changes;
}

std::string Import::board_name() const {
    std::string name = size_name(rows_, columns_, boxes_);
    if (!pieces_.empty()) {
        name += "+jigsaw:";
        // If there are more pieces than labels, the pieces are too small for any board; the labelled ones already show
        // that.
        for (int piece : pieces_)
            name += piece < 0 || piece >= static_cast<int>(piece_labels.size())
                        ? '.'
                        : piece_labels[static_cast<std::size_t>(piece)];
    }
    if (low_ != 1 || digits_ != std::max(rows_, columns_))
        name += '+' + std::to_string(low_) + ".." + std::to_string(low_ + digits_ - 1);
    return name + (repeats_ ? "+repeats" : "") + terms_;
}

std::expected<BoardPuzzle, Fault> Import::puzzle() const {
    const std::string name = board_name();
    if (rules_.empty() && name == Geometry::classic().name())
        return BoardPuzzle{Geometry::classic(), values_, marks_};
    auto parts = parts_of_name(name);
    if (!parts) return std::unexpected(fault_of(std::move(parts.error())));
    parts->extra = extra_;
    auto board = board_with(*std::move(parts), rules_);
    if (!board) return std::unexpected(fault_of(std::move(board.error())));
    return BoardPuzzle{std::move(*board), values_, marks_};
}

std::optional<Fault> finish_import(Import& import, Record& record) {
    auto puzzle = import.puzzle();
    if (!puzzle) return std::move(puzzle.error());
    record.losses = import.take_losses();
    if (import.about != About{}) record.about = std::make_shared<const About>(std::move(import.about));
    record.puzzle = std::move(*puzzle);
    return std::nullopt;
}

std::optional<Place> decimal_place(std::string_view name) {
    Place place{0, 0};
    std::size_t at = 0;
    for (auto [letter, number] : {std::pair{'r', &place.row}, std::pair{'c', &place.column}}) {
        if (at == name.size() || (name[at] | 0x20) != letter) return std::nullopt;
        const std::size_t begin = ++at;
        for (; at < name.size() && name[at] >= '0' && name[at] <= '9' && at - begin < 2; ++at)
            *number = 10 * *number + (name[at] - '0');
        if (at == begin) return std::nullopt;
    }
    return at == name.size() ? std::optional(place) : std::nullopt;
}

}  // namespace nonet::formats
