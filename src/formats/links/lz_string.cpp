#include "formats/links/lz_string.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "formats/links/packing.hpp"
#include "formats/links/utf.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view lz_alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view packed_expected = "a letter, a digit, '+', '/' or '=' of base64";

// Numbers that do not name pieces.
constexpr std::uint32_t short_unit = 0, long_unit = 1, the_end = 2, first_piece = 3;

constexpr std::uint8_t no_symbol = 0xFF, passed_over = 0xFE;
constexpr auto symbols = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(no_symbol);
    for (std::size_t i = 0; i < lz_alphabet.size(); ++i)
        table[static_cast<unsigned char>(lz_alphabet[i])] = static_cast<std::uint8_t>(i);
    table[' '] = table['+'];  // browsers turn '+' into a space
    for (char c : {'=', '\\'}) table[static_cast<unsigned char>(c)] = 0;
    for (char c : {'\r', '\n'}) table[static_cast<unsigned char>(c)] = passed_over;
    return table;
}();

class UnpackedBits {
 public:
    explicit UnpackedBits(std::string_view packed) : packed_(packed) {}

    // Reads `size` bits, the lowest first. Returns nothing at the end, and at a character that is not base64.
    std::optional<std::uint32_t> take(int size) {
        std::uint32_t number = 0;
        for (int i = 0; i < size; ++i) {
            if (left_ == 0 && !next()) return std::nullopt;
            number |= static_cast<std::uint32_t>(symbol_ >> --left_ & 1) << i;
        }
        return number;
    }

    // Return the place of the last character, and the error if nothing could be read there.
    std::size_t at() const { return at_ == 0 ? 0 : at_ - 1; }
    Fault fault() const {
        if (at_ == packed_.size())
            return {at_, "the end of the link", "the rest of it: it seems to be cut off"};
        return {at_, Text(packed_.substr(at_, 4), Text::Part::field).shown(0), std::string(packed_expected)};
    }

 private:
    bool next() {
        std::uint8_t symbol = passed_over;
        while (symbol == passed_over) {
            if (at_ == packed_.size()) return false;
            symbol = symbols[static_cast<unsigned char>(packed_[at_])];
            if (symbol == no_symbol) return false;
            ++at_;
        }
        symbol_ = symbol;
        left_ = bits_of_base64_character;
        return true;
    }

    std::string_view packed_;
    std::size_t at_ = 0;
    std::uint8_t symbol_ = 0;
    int left_ = 0;
};

class PackedBits {
 public:
    void add(std::uint32_t number, int size) {
        for (; size > 0; --size, number >>= 1) {
            symbol_ = symbol_ << 1 | (number & 1);
            if (++held_ == bits_of_base64_character) flush();
        }
    }

    std::string finish() {
        do add(0, 1);  // at least one more, as the tools write it
        while (held_ != 0);
        text_.append((4 - text_.size() % 4) % 4, '=');
        return std::move(text_);
    }

 private:
    void flush() {
        text_ += lz_alphabet[symbol_];
        symbol_ = 0;
        held_ = 0;
    }

    std::string text_;
    std::uint32_t symbol_ = 0;
    int held_ = 0;
};

// The number of bits of a number: it grows by one whenever the number of pieces exceeds the range.
class Width {
 public:
    Width(int bits, std::uint32_t room) : bits_(bits), room_(room) {}
    int bits() const { return bits_; }
    void made_one() {
        if (--room_ > 0) return;
        room_ = std::uint32_t{1} << bits_;
        ++bits_;
    }

 private:
    int bits_;
    std::uint32_t room_;
};

// Every piece is a part of the text unpacked so far.
struct Piece {
    std::size_t begin, size;
};

class Unpacker {
 public:
    explicit Unpacker(std::string_view packed) : bits_(packed) {}

    std::expected<std::string, Fault> unpack() {
        constexpr int first_bits = 2;
        const auto first = bits_.take(first_bits);
        if (!first) return std::unexpected(bits_.fault());
        if (*first == the_end) return std::string();
        if (*first > the_end) return std::unexpected(corrupt());
        if (!take_unit(*first)) return std::unexpected(bits_.fault());
        Piece last = pieces_.back();
        for (;;) {
            const auto number = bits_.take(width_.bits());
            if (!number) return std::unexpected(bits_.fault());
            if (*number == the_end) return utf8_of(text_);
            const std::size_t here = text_.size();
            if (*number < the_end) {
                if (!take_unit(*number)) return std::unexpected(bits_.fault());
                width_.made_one();
            } else if (!repeat(*number - first_piece, last)) {
                return std::unexpected(corrupt());
            }
            if (text_.size() > most_unpacked)
                return std::unexpected(Fault{0, "a link that unpacks to more than 2 MiB", "a puzzle"});
            pieces_.push_back({last.begin, last.size + 1});
            width_.made_one();
            last = {here, text_.size() - here};
        }
    }

 private:
    Fault corrupt() const {
        return {bits_.at(), "data that LZ-string does not write", "the complete link as it was copied"};
    }

    bool take_unit(std::uint32_t kind) {
        const auto unit = bits_.take(kind == short_unit ? 8 : 16);
        if (!unit) return false;
        pieces_.push_back({text_.size(), 1});
        text_ += static_cast<char16_t>(*unit);
        return true;
    }

    // The next piece may be named before it exists: it is the last piece and its own first unit.
    bool repeat(std::size_t number, const Piece& last) {
        if (number > pieces_.size()) return false;
        const Piece piece = number < pieces_.size() ? pieces_[number] : Piece{last.begin, last.size + 1};
        for (std::size_t i = 0; i < piece.size; ++i) text_ += text_[piece.begin + i];
        return true;
    }

    UnpackedBits bits_;
    std::u16string text_;
    std::vector<Piece> pieces_;  // numbered from `first_piece` on
    Width width_{3, 4};
};

class Packer {
 public:
    std::string pack(std::u16string_view text) {
        std::uint32_t last = 0;  // the number of the piece to write next; 0: none
        for (char16_t unit : text) {
            if (const auto [_, added] = units_.try_emplace(unit, next_); added) new_units_[next_++] = unit;
            const std::uint64_t longer = std::uint64_t{last} << 16 | unit;
            if (last == 0) {
                last = units_[unit];
            } else if (const auto known = pieces_.find(longer); known != pieces_.end()) {
                last = known->second;
            } else {
                write(last);
                pieces_[longer] = next_++;
                last = units_[unit];
            }
        }
        if (last != 0) write(last);
        bits_.add(the_end, width_.bits());
        return bits_.finish();
    }

 private:
    void write(std::uint32_t piece) {
        if (const auto found = new_units_.find(piece); found != new_units_.end()) {
            const bool is_short = found->second < 256;
            bits_.add(is_short ? short_unit : long_unit, width_.bits());
            bits_.add(found->second, is_short ? 8 : 16);
            width_.made_one();
            new_units_.erase(found);
        } else {
            bits_.add(piece, width_.bits());
        }
        width_.made_one();
    }

    PackedBits bits_;
    Width width_{2, 2};
    std::uint32_t next_ = first_piece;
    std::unordered_map<char16_t, std::uint32_t> units_;
    std::unordered_map<std::uint32_t, char16_t> new_units_;  // not yet written
    std::unordered_map<std::uint64_t, std::uint32_t> pieces_;
};

}  // namespace

std::expected<std::string, Fault> unpack_lz(std::string_view packed) { return Unpacker(packed).unpack(); }

std::string pack_lz(std::string_view utf8) { return Packer().pack(utf16_of(utf8)); }

}  // namespace nonet::formats
