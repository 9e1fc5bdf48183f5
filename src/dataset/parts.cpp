#include <limits>
#include <numeric>

#include "core/rng.hpp"
#include "core/say.hpp"
#include "nonet/contract.hpp"
#include "nonet/more/dataset.hpp"

namespace nonet {

std::size_t part_of(const Fingerprint& form, std::uint64_t seed,
                    std::span<const std::uint32_t> shares) noexcept {
    NONET_EXPECT(sum_of_shares(shares).has_value());
    std::uint32_t sum = 0;
    for (std::uint32_t share : shares) sum += share;
    std::uint32_t drawn = Rng(seed ^ form.high, form.low).below(sum);
    std::size_t part = 0;
    for (; drawn >= shares[part]; ++part) drawn -= shares[part];
    return part;
}

Result<std::uint32_t> sum_of_shares(std::span<const std::uint32_t> shares) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    const auto sum = std::accumulate(shares.begin(), shares.end(), std::uint64_t{0});
    if (sum >= 1 && sum <= most) return static_cast<std::uint32_t>(sum);
    return std::unexpected(Error{.code = Errc::bad_argument,
                                 .found = say("shares of the sum {sum}", sum),
                                 .expected = say("{from} to {to}", 1, most)});
}

}  // namespace nonet
