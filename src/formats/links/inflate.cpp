#include "formats/links/inflate.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace nonet::formats {
namespace {

constexpr int longest_code = 15;
constexpr std::size_t most_stored = 0xFFFF;

// A canonical Huffman code: the number of codes of each length, and the symbols in the order of their codes.
struct Code {
    std::array<std::uint16_t, longest_code + 1> count{};
    std::vector<std::uint16_t> symbols;

    explicit Code(std::string_view lengths) {
        for (char length : lengths) ++count[static_cast<std::size_t>(length)];
        const std::size_t unused = count[0];
        count[0] = 0;
        std::array<std::size_t, longest_code + 1> next{};
        for (std::size_t length = 1; length < longest_code; ++length)
            next[length + 1] = next[length] + count[length];
        symbols.resize(lengths.size() - unused);
        for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol)
            if (const auto length = static_cast<std::size_t>(lengths[symbol]); length > 0)
                symbols[next[length]++] = static_cast<std::uint16_t>(symbol);
    }
};

class Inflater {
 public:
    Inflater(std::string_view packed, std::size_t most) : packed_(packed), most_(most) {}

    std::optional<std::string> run() {
        for (bool is_last = false; !is_last && !failed_;) {
            is_last = bits(1) != 0;
            switch (bits(2)) {
                case 0: stored(); break;
                case 1: fixed(); break;
                case 2: dynamic(); break;
                default: failed_ = true;
            }
        }
        return failed_ ? std::nullopt : std::optional(std::move(out_));
    }

 private:
    unsigned bits(int count) {
        unsigned number = 0;
        for (int i = 0; i < count; ++i, ++at_) {
            if (at_ / 8 >= packed_.size()) return failed_ = true, 0U;
            number |= (static_cast<unsigned char>(packed_[at_ / 8]) >> at_ % 8 & 1U) << i;
        }
        return number;
    }
    int symbol(const Code& code) {
        int value = 0, first = 0, index = 0;
        for (std::size_t length = 1; length <= longest_code && !failed_; ++length) {
            value |= static_cast<int>(bits(1));
            const int count = code.count[length];
            if (value - count < first) return code.symbols[static_cast<std::size_t>(index + value - first)];
            index += count;
            first = (first + count) << 1;
            value <<= 1;
        }
        failed_ = true;
        return 0;
    }

    void stored() {
        at_ = (at_ + 7) / 8 * 8;
        const std::size_t size = bits(16), complement = bits(16);
        if (failed_ || (size ^ complement) != most_stored || at_ / 8 + size > packed_.size() ||
            out_.size() + size > most_) {
            failed_ = true;
            return;
        }
        out_ += packed_.substr(at_ / 8, size);
        at_ += size * 8;
    }

    void fixed() {
        std::string lengths(144, 8);
        lengths.append(112, 9).append(24, 7).append(8, 8);
        block(Code(lengths), Code(std::string(30, 5)));
    }

    void dynamic() {
        constexpr std::array<std::uint8_t, 19> order{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                     11, 4,  12, 3, 13, 2, 14, 1, 15};
        const std::size_t literals = bits(5) + 257, distances = bits(5) + 1, count = bits(4) + 4;
        std::string of_lengths(order.size(), '\0');
        for (std::size_t i = 0; i < count; ++i) of_lengths[order[i]] = static_cast<char>(bits(3));
        const Code code(of_lengths);
        std::string lengths;
        while (lengths.size() < literals + distances && !failed_) {
            const int next = symbol(code);
            if (next < 16) {
                lengths += static_cast<char>(next);
                continue;
            }
            if (next == 16 && lengths.empty()) failed_ = true;
            const std::size_t times = next == 16 ? 3 + bits(2) : next == 17 ? 3 + bits(3) : 11 + bits(7);
            if (!failed_) lengths.append(times, next == 16 ? lengths.back() : '\0');
        }
        if (failed_ || lengths.size() != literals + distances) {
            failed_ = true;
            return;
        }
        block(Code(std::string_view(lengths).substr(0, literals)),
              Code(std::string_view(lengths).substr(literals)));
    }

    void block(const Code& literals, const Code& distances) {
        constexpr int end = 256, most_length = 285, most_distance = 29;
        while (!failed_) {
            const int next = symbol(literals);
            if (failed_ || next == end) return;
            if (next < end) {
                out_ += static_cast<char>(next);
            } else if (next > most_length) {
                failed_ = true;
            } else {
                const std::size_t length = length_of(next - end - 1);
                const int code = symbol(distances);
                const std::size_t distance = code > most_distance ? 0 : distance_of(code);
                if (distance == 0 || distance > out_.size()) failed_ = true;
                for (std::size_t i = 0; i < length && !failed_; ++i) out_ += out_[out_.size() - distance];
            }
            failed_ |= out_.size() > most_;
        }
    }
    // Groups of four lengths, each twice as wide as the one before. The longest length has its own code.
    std::size_t length_of(int code) {
        constexpr int longest = 28;
        if (code == longest) return 258;
        if (code < 8) return static_cast<std::size_t>(code) + 3;
        const int extra = (code - 4) / 4;
        return (static_cast<std::size_t>(4 + code % 4) << extra) + 3 + bits(extra);
    }
    // Groups of two distances.
    std::size_t distance_of(int code) {
        if (code < 4) return static_cast<std::size_t>(code) + 1;
        const int extra = (code - 2) / 2;
        return (static_cast<std::size_t>(2 + code % 2) << extra) + 1 + bits(extra);
    }

    std::string_view packed_;
    std::size_t most_, at_ = 0;  // at_: in bits
    std::string out_;
    bool failed_ = false;
};

}  // namespace

std::optional<std::string> inflate(std::string_view packed, std::size_t most) {
    return Inflater(packed, most).run();
}

std::string deflate_stored(std::string_view bytes) {
    std::string packed;
    do {
        const std::size_t size = std::min(bytes.size(), most_stored);
        packed += static_cast<char>(size == bytes.size());
        for (std::size_t number : {size, size ^ most_stored})
            (packed += static_cast<char>(number & 0xFF)) += static_cast<char>(number >> 8);
        packed += bytes.substr(0, size);
        bytes.remove_prefix(size);
    } while (!bytes.empty());
    return packed;
}

}  // namespace nonet::formats
