#include <array>

#include "command/sha256.hpp"
#include "core/other_board.hpp"
#include "core/say.hpp"
#include "nonet/canon.hpp"
#include "nonet/more/dataset.hpp"
#include "search/decide.hpp"

namespace nonet {

Fingerprint fingerprint(const Grid& grid) noexcept {
    static_assert(side < 16, "two values in a byte");
    std::array<char, (cell_count + 1) / 2> packed{};
    for (std::size_t i = 0; i < packed.size(); ++i) {
        const std::size_t cell = 2 * i;
        const unsigned low = cell + 1 < cell_count ? grid.values[cell + 1] : 0u;
        packed[i] = static_cast<char>(grid.values[cell] << 4 | low);
    }
    const Digest digest = Sha256().add({packed.data(), packed.size()}).digest();
    const auto word = [&](std::size_t at) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < sizeof value; ++i) value = value << 8 | digest[at + i];
        return value;
    };
    return {word(0), word(sizeof(std::uint64_t))};
}

Result<Fingerprint> form_fingerprint(const Puzzle& puzzle, FormOf of, const Limits& limits) {
    if (const ClassicPuzzle* classic = puzzle.classic()) return form_fingerprint(*classic, of, limits);
    return std::unexpected(other_board(puzzle.geometry(), "a canonical form"));
}

Result<Fingerprint> form_fingerprint(const ClassicPuzzle& puzzle, FormOf of, const Limits& limits) {
    Grid grid = puzzle.givens;
    if (of == FormOf::solution) {
        const ClassicAnswer answer = decide(puzzle, limits);
        if (answer.status != Status::unique)
            return std::unexpected(
                Error{.code = Errc::bad_argument,
                      .found = say("a puzzle with status {status}", name_of(answer.status)),
                      .expected = "exactly one solution"});
        grid = answer.first;
    }
    const auto canonical = canonicalize(grid);
    if (!canonical) return std::unexpected(canonical.error());
    return fingerprint(canonical->grid);
}

}  // namespace nonet
