// Reading and writing puzzles, in C.

#include "nonet/text.hpp"

#include "capi/translate.hpp"

namespace nonet::capi {

Result<const PuzzleWriter*> writer_from(const char* name) {
    if (const PuzzleWriter* const found = name ? find_writer(name) : nullptr; found != nullptr) return found;
    std::string names;
    for (const PuzzleWriter& writer : puzzle_writers())
        names.append(names.empty() ? "" : ", ").append(writer.name);
    return std::unexpected(
        bad_argument(name ? "format '" + std::string(name) + "'" : "no format", "one of " + names));
}

}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_parse(const char* text, size_t length, char* cells, size_t cells_size, char* marks,
                         size_t marks_size, const char** format, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!cells) return fail(bad_argument("no cells", "room for them"), error);
        if (auto wrong = check_room(cells, cells_size, cells_room, "cells")) return fail(*wrong, error);
        if (auto wrong = check_room(marks, marks_size, marks_room, "marks")) return fail(*wrong, error);
        nonet::Format form{};
        const auto puzzle = puzzle_from(text, length, &form);
        if (!puzzle) return fail(puzzle.error(), error);
        write_cells(puzzle->givens, cells);
        if (marks) write_marks(nonet::candidates_of(*puzzle), marks);
        if (format) *format = nonet::name_of(form).data();  // a literal, so it is followed by a NUL
        return NONET_OK;
    });
}

nonet_status nonet_format(const char* text, size_t length, const char* format, char* out, size_t capacity,
                          size_t* needed, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!needed) return fail(bad_argument("no needed", "a place for the number"), error);
        if (!out && capacity != 0) return fail(bad_argument("no out", "room for the text"), error);
        const auto writer = writer_from(format);
        if (!writer) return fail(writer.error(), error);
        const auto puzzle = puzzle_from(text, length);
        if (!puzzle) return fail(puzzle.error(), error);
        const std::string written = (*writer)->write(*puzzle);
        *needed = written.size() + 1;
        if (!out || capacity < *needed)
            return fail(
                bad_argument("room for " + std::to_string(capacity) + " characters", std::to_string(*needed)),
                error);
        std::memcpy(out, written.c_str(), *needed);
        return NONET_OK;
    });
}
