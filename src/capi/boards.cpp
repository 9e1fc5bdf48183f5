// Boards, in C.

#include "nonet/boards.hpp"

#include "capi/puzzle.hpp"
#include "nonet/more/draw.hpp"

using namespace nonet::capi;

nonet_status nonet_board(const char* board, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        const auto geometry = board_from(board);
        if (!geometry) return fail(geometry.error(), error);
        out->chars = to_json(*geometry);
        return NONET_OK;
    });
}

nonet_status nonet_rule_kinds(nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        out->chars = to_json(nonet::rule_infos());
        return NONET_OK;
    });
}

nonet_status nonet_draw_ground(const char* board, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        const auto geometry = board_from(board);
        if (!geometry) return fail(geometry.error(), error);
        out->chars = nonet::svg_ground(*geometry);
        return NONET_OK;
    });
}
