#include <array>

#include "core/rng.hpp"
#include "nonet/dataset.hpp"
#include "nonet/sha256.hpp"

namespace nonet {

Fingerprint fingerprint(const Grid& grid) noexcept {
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

std::size_t part_of(const Fingerprint& form, std::uint64_t seed,
                    std::span<const std::uint32_t> shares) noexcept {
    std::uint32_t sum = 0;
    for (std::uint32_t share : shares) sum += share;
    std::uint32_t drawn = Rng(seed ^ form.high, form.low).below(sum);
    std::size_t part = 0;
    for (; drawn >= shares[part]; ++part) drawn -= shares[part];
    return part;
}

}  // namespace nonet
