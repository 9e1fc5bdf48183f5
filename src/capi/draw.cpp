// Pictures, in C.

#include "nonet/more/draw.hpp"

#include "capi/puzzle.hpp"
#include "command/say.hpp"
#include "nonet/explain.hpp"

namespace nonet::capi {
namespace {

// Draws the puzzle, or a step of its path.
Result<Drawing> picture_of(const Puzzle& puzzle, std::uint64_t step, const Limits& limits) {
    if (step == 0)
        return puzzle.board_puzzle() ? draw(*puzzle.board_puzzle())
                                     : draw(start_of(puzzle), {.givens = puzzle.values()});
    const auto number = static_cast<std::size_t>(step);
    const Path path = explain(puzzle, limits, {.most_steps = number});
    if (number > path.steps.size())
        return std::unexpected(
            bad_argument(say("step {number}", step), say("at most {number}", path.steps.size())));
    return draw(path, number, {.givens = puzzle.values(), .caption = true});
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_draw(const nonet_puzzle* puzzle, uint64_t step, const char* format,
                        const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return answer(
        puzzle, limits, out, error,
        [&](const auto& its, const auto& bounds) -> nonet::Result<std::string> {
            const std::string_view form = format ? format : "svg";
            if (form != "svg" && form != "pdf")
                return std::unexpected(bad_argument(nonet::say("format '{name}'", form), "svg or pdf"));
            const auto picture = picture_of(its, step, bounds);
            if (!picture) return std::unexpected(picture.error());
            return form == "svg" ? nonet::svg({&*picture, 1}) : nonet::pdf({&*picture, 1});
        },
        nonet::reasoning_limits);
}
