#include "formats/json_boards.hpp"

#include <memory>
#include <utility>

#include "formats/formats.hpp"

namespace nonet::formats {

Line BoardMembers::place_of(std::string_view value, std::size_t inside) const {
    return place_in(first, text, static_cast<std::size_t>(value.data() - text.data()) + inside);
}

Result<std::optional<Geometry>> BoardMembers::board(Boards& boards) const {
    const std::string_view value = name.value;
    if (!value.starts_with('"') || name.begin == puzzle.begin) return boards.of_stream;
    return board_of_record(boards, value.substr(1, value.size() - 2), place_of(value, 1));
}

std::optional<Error> BoardMembers::read_value(std::string_view value, const Geometry& geometry,
                                              Record& record) const {
    if (!value.starts_with('"')) return read_board_field(value, place_of(value, 0), geometry, record);
    const std::string_view inside = value.substr(1, value.size() - 2);
    if (inside.find('\\') == inside.npos)
        return read_board_field(inside, place_of(value, 1), geometry, record);
    // Places within a text that has escapes differ from places in the stream.
    auto error = read_board_field(unescaped_json(inside), {}, geometry, record);
    return error ? error_at(error->code, place_of(value, 0), 0, error->found, error->expected) : error;
}

std::optional<Error> BoardMembers::read(const Geometry& geometry, Record& record) const {
    if (auto error = read_value(puzzle.value, geometry, record)) return error;
    constexpr std::size_t quotes = 2;
    const auto size = static_cast<std::size_t>(geometry.cell_count() * geometry.digit_count());
    // Marks of another length are some other program's own and are ignored.
    if (!record.puzzle.board_puzzle()->marks.empty() || marks.value.size() != size + quotes)
        return std::nullopt;
    BoardPuzzle whole = *record.puzzle.board_puzzle();
    if (auto error = read_value(marks.value, geometry, record)) return error;
    whole.marks = record.puzzle.board_puzzle()->marks;
    record.puzzle = std::move(whole);
    return std::nullopt;
}

}  // namespace nonet::formats
