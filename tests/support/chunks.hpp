#pragma once
// A text as a stream: ReadBytes in chunks of a given or random size.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace nonet {

class Chunks {
 public:
    Chunks(std::string_view text, std::size_t size) : unread_(text), size_(size) {}
    // Chunks of 1..size bytes.
    Chunks(std::string_view text, std::size_t size, std::uint64_t seed)
        : unread_(text), size_(size), state_(seed | 1) {}

    std::size_t operator()(char* buffer, std::size_t room) {
        std::size_t count = size_;
        if (state_ != 0) {
            state_ ^= state_ << 13, state_ ^= state_ >> 7, state_ ^= state_ << 17;
            count = 1 + state_ % size_;
        }
        count = std::min({count, room, unread_.size()});
        if (count > 0) std::memcpy(buffer, unread_.data(), count);
        unread_.remove_prefix(count);
        return count;
    }

 private:
    std::string_view unread_;
    std::size_t size_;
    std::uint64_t state_ = 0;  // 0: always `size_` bytes
};

}  // namespace nonet
