#include "command/sha256.hpp"

#include <algorithm>
#include <bit>

namespace nonet {
namespace {

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr auto constants = [] {
    std::array<std::uint32_t, 64> table{};
    std::size_t found = 0;
    for (int n = 2; found < table.size(); ++n) {
        bool prime = true;
        for (int d = 2; d * d <= n; ++d) prime = prime && n % d != 0;
        if (!prime) continue;
        double root = n;  // Newton's method; the root is below 8, so a double is precise enough
        for (int i = 0; i < 40; ++i) root -= (root * root * root - n) / (3 * root * root);
        const double fraction = root - static_cast<int>(root);
        table[found++] = static_cast<std::uint32_t>(fraction * 4294967296.0);
    }
    return table;
}();
static_assert(constants[0] == 0x428a2f98 && constants[63] == 0xc67178f2);

}  // namespace

Sha256& Sha256::add(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t held = size_ % block_.size();
        const std::size_t count = std::min(bytes.size(), block_.size() - held);
        std::ranges::transform(bytes.substr(0, count), block_.begin() + static_cast<std::ptrdiff_t>(held),
                               [](char c) { return static_cast<std::uint8_t>(c); });
        size_ += count;
        bytes.remove_prefix(count);
        if (size_ % block_.size() == 0) add_block(block_.data());
    }
    return *this;
}

Digest Sha256::digest() {
    const std::uint64_t bits = 8 * size_;
    add("\x80");
    while (size_ % block_.size() != 56) add(std::string_view("\0", 1));
    for (int shift = 56; shift >= 0; shift -= 8) {
        const char byte = static_cast<char>(bits >> shift);
        add({&byte, 1});
    }
    Digest digest;
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<std::uint8_t>(state_[i / 4] >> (24 - 8 * (i % 4)));
    return digest;
}

void Sha256::add_block(const std::uint8_t* block) {
    std::array<std::uint32_t, 64> w;
    for (std::size_t i = 0; i < 16; ++i)
        w[i] = std::uint32_t{block[4 * i]} << 24 | std::uint32_t{block[4 * i + 1]} << 16 |
               std::uint32_t{block[4 * i + 2]} << 8 | block[4 * i + 3];
    for (std::size_t i = 16; i < w.size(); ++i) {
        const std::uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
        const std::uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    auto [a, b, c, d, e, f, g, h] = state_;
    for (std::size_t i = 0; i < w.size(); ++i) {
        const std::uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const std::uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + constants[i] + w[i];
        const std::uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const std::uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    const std::array<std::uint32_t, 8> more{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < state_.size(); ++i) state_[i] += more[i];
}

std::string hex(const Digest& digest) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (std::uint8_t byte : digest) (text += digits[byte >> 4]) += digits[byte & 15];
    return text;
}

}  // namespace nonet
