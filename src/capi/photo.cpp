// Puzzles from pictures, in C.

#include "nonet/photo.hpp"

#include <algorithm>

#include "capi/puzzle.hpp"

using namespace nonet::capi;

nonet_status nonet_photo_read(const uint8_t* pixels, int width, int height, char* cells, size_t room,
                              float* confidence, float* corners, nonet_outcome* outcome, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!pixels) return fail(bad_argument("no pixels", "a byte for each pixel"), error);
        if (!cells) return fail(bad_argument("no cells", "room for 82 characters"), error);
        if (auto wrong = check_room(cells, room, nonet::cell_count + 1, "cells")) return fail(*wrong, error);
        const bool is_size =
            width > 0 && height > 0 && width <= nonet::max_picture_side && height <= nonet::max_picture_side;
        const std::size_t count =
            is_size ? static_cast<std::size_t>(width) * static_cast<std::size_t>(height) : 0;
        const auto reading = nonet::read_photo({width, height, {pixels, count}});
        if (!reading) return fail(reading.error(), error);
        const std::string line = nonet::format_line(reading->givens);
        std::memcpy(cells, line.c_str(), line.size() + 1);
        if (confidence) std::ranges::copy(reading->confidence, confidence);
        if (corners)
            for (const auto& [x, y] : reading->corners) {
                *corners++ = x;
                *corners++ = y;
            }
        if (outcome) *outcome = static_cast<nonet_outcome>(reading->status);
        return NONET_OK;
    });
}
