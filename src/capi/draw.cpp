// Pictures, in C.

#include "nonet/more/draw.hpp"

#include "capi/json_text.hpp"
#include "nonet/board_explain.hpp"
#include "nonet/boards.hpp"

namespace nonet::capi {
namespace {

// Draws the puzzle, or a step of its path.
Result<Drawing> picture_of(const auto& puzzle, std::uint64_t step, const auto& whole,
                           const auto& path_up_to) {
    if (step == 0) return whole();
    const auto path = path_up_to(static_cast<std::size_t>(step));
    if (step > path.steps.size())
        return std::unexpected(
            bad_argument("step " + std::to_string(step), "at most " + std::to_string(path.steps.size())));
    return draw(puzzle, path, static_cast<std::size_t>(step), {.caption = true});
}

Result<Drawing> picture_of(const ClassicPuzzle& puzzle, std::uint64_t step, const Limits& limits) {
    return picture_of(
        puzzle, step, [&] { return draw(start_of(puzzle), {.givens = puzzle.givens}); },
        [&](std::size_t) { return explain(puzzle, limits); });
}

Result<Drawing> picture_of(const WidePuzzle& puzzle, std::uint64_t step, const Limits& limits) {
    return picture_of(
        puzzle, step, [&] { return draw(puzzle); },
        [&](std::size_t most) { return explain(puzzle, limits, {.most_steps = most}); });
}

// The shared part of the functions: `read` reads the puzzle.
template <class Read>
nonet_status drawn(uint64_t step, const char* format, const nonet_limits* limits, nonet_text* out,
                   nonet_error* error, Read read) {
    if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
    const std::string_view form = format ? format : "svg";
    if (form != "svg" && form != "pdf")
        return fail(bad_argument("format '" + std::string(form) + "'", "svg or pdf"), error);
    const auto bounds = limits_from(limits, reasoning_limits);
    if (!bounds) return fail(bounds.error(), error);
    const auto puzzle = read();
    if (!puzzle) return fail(puzzle.error(), error);
    const auto picture = picture_of(*puzzle, step, *bounds);
    if (!picture) return fail(picture.error(), error);
    out->chars = form == "svg" ? svg({&*picture, 1}) : pdf({&*picture, 1});
    return NONET_OK;
}

nonet_status ground_of(const char* board, nonet_text* out, nonet_error* error) {
    if (!board) return fail(bad_argument("no board", "the name of a board"), error);
    const auto geometry = parse_board(board);
    if (!geometry) return fail(geometry.error(), error);
    out->chars = svg_ground(*geometry);
    return NONET_OK;
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_draw(const char* text, size_t length, uint64_t step, const char* format,
                        const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return drawn(step, format, limits, out, error, [&] { return puzzle_from(text, length); });
    });
}

nonet_status nonet_board_draw(const char* board, const char* text, size_t length, uint64_t step,
                              const char* format, const nonet_limits* limits, nonet_text* out,
                              nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (out && format && std::string_view(format) == "ground") return ground_of(board, out, error);
        return drawn(step, format, limits, out, error,
                     [&] { return board_puzzle_from(board, text, length); });
    });
}
