// Canonical forms and isomorphism, in C.

#include "nonet/canon.hpp"

#include "capi/json_text.hpp"

namespace nonet::capi {
namespace {

// Symmetries move givens; marks are ignored.
Result<Grid> givens_from(const char* text, std::size_t length) {
    const auto puzzle = puzzle_from(text, length);
    if (!puzzle) return std::unexpected(puzzle.error());
    if (puzzle->marks)
        return std::unexpected(
            Error{.code = Errc::unsupported, .found = "pencil marks", .expected = "givens only"});
    return puzzle->givens;
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_canon(const char* text, size_t length, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        const auto givens = givens_from(text, length);
        if (!givens) return fail(givens.error(), error);
        const auto canonical = nonet::canonicalize(*givens);
        if (!canonical) return fail(canonical.error(), error);
        out->chars = to_json(*canonical, *nonet::automorphisms(*givens));
        return NONET_OK;
    });
}

nonet_status nonet_same(const char* from, size_t from_length, const char* to, size_t to_length,
                        nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        const auto first = givens_from(from, from_length), second = givens_from(to, to_length);
        if (!first) return fail(first.error(), error);
        if (!second) return fail(second.error(), error);
        const auto found = nonet::find_isomorphism(*first, *second);
        if (!found) return fail(found.error(), error);
        out->chars = nonet::isomorphism_to_json(*found);
        return NONET_OK;
    });
}

nonet_status nonet_scramble(const char* text, size_t length, uint64_t seed, uint64_t item, char* cells,
                            size_t room, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!cells) return fail(bad_argument("no cells", "room for them"), error);
        if (auto wrong = check_room(cells, room, cells_room, "cells")) return fail(*wrong, error);
        const auto givens = givens_from(text, length);
        if (!givens) return fail(givens.error(), error);
        write_cells(nonet::apply(nonet::random_transform(seed, item), *givens), cells);
        return NONET_OK;
    });
}
