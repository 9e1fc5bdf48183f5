#pragma once
// SHA-256, as in FIPS 180-4: the checksum of manifests and shard files, and the basis of fingerprints.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

using Digest = std::array<std::uint8_t, 32>;

class Sha256 {
 public:
    Sha256& add(std::string_view bytes);

    // Returns the hash of all that was added; nothing may be added afterwards.
    //
    //   cost   some nanoseconds per byte, in blocks of 64 bytes
    [[nodiscard]] Digest digest();

 private:
    void add_block(const std::uint8_t* block);

    std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<std::uint8_t, 64> block_{};  // the first size_ % 64 bytes are pending
    std::uint64_t size_ = 0;                // bytes added
};

// 64 characters, 0-9 and a-f.
[[nodiscard]] std::string hex(const Digest& digest);

}  // namespace nonet
