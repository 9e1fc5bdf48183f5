#include "formats/links/iss_nfa.hpp"

#include <algorithm>
#include <bit>

#include "formats/links/packing.hpp"

namespace nonet::formats {
namespace {

constexpr int format_bits = 2, field_bits = 4, most_starts = 30, most_symbols = 16;
constexpr std::int32_t most_states = 4096;

int bits_of(unsigned number) { return std::bit_width(number); }

class BitReader {
 public:
    explicit BitReader(std::string_view bytes) : bytes_(bytes) {}
    std::size_t left() const { return bytes_.size() * 8 - at_; }
    bool failed() const { return failed_; }
    unsigned take(int count) {
        unsigned number = 0;
        if (static_cast<std::size_t>(count) > left()) return failed_ = true, 0U;
        for (; count > 0; --count, ++at_)
            number = number << 1 | (static_cast<unsigned char>(bytes_[at_ / 8]) >> (7 - at_ % 8) & 1U);
        return number;
    }

 private:
    std::string_view bytes_;
    std::size_t at_ = 0;
    bool failed_ = false;
};

class BitWriter {
 public:
    void put(unsigned number, int count) {
        for (; count > 0; --count, ++at_) {
            if (at_ % 8 == 0) bytes_ += '\0';
            if ((number >> (count - 1) & 1U) != 0)
                bytes_.back() =
                    static_cast<char>(static_cast<unsigned char>(bytes_.back()) | 0x80U >> at_ % 8);
        }
    }
    const std::string& bytes() const { return bytes_; }

 private:
    std::string bytes_;
    std::size_t at_ = 0;
};

struct Step {
    std::int32_t from, value, to;
};

void read_listed(BitReader& bits, int state_bits, int symbols, int low, std::vector<Step>& steps) {
    const int count_bits = static_cast<int>(bits.take(field_bits));
    const int symbol_bits = bits_of(static_cast<unsigned>(symbols - 1));
    for (std::int32_t state = 0;
         count_bits > 0 && bits.left() >= static_cast<std::size_t>(count_bits) && !bits.failed(); ++state)
        for (unsigned count = bits.take(count_bits); count > 0 && !bits.failed(); --count) {
            const auto value = low + static_cast<std::int32_t>(bits.take(symbol_bits));
            steps.push_back({state, value, static_cast<std::int32_t>(bits.take(state_bits))});
        }
}
void read_masked(BitReader& bits, int state_bits, int symbols, int low, std::vector<Step>& steps) {
    for (std::int32_t state = 0; bits.left() >= static_cast<std::size_t>(symbols) && !bits.failed();
         ++state) {
        const unsigned mask = bits.take(symbols);
        for (int symbol = 0; symbol < symbols; ++symbol)
            if ((mask >> symbol & 1U) != 0)
                steps.push_back({state, low + symbol, static_cast<std::int32_t>(bits.take(state_bits))});
    }
}

}  // namespace

std::optional<Nfa> nfa_of_key(std::string_view key, int low) {
    const auto bytes = base64_bytes(key);
    if (!bytes || bytes->empty()) return std::nullopt;
    BitReader bits(*bytes);
    const unsigned format = bits.take(format_bits);
    const int state_bits = static_cast<int>(bits.take(field_bits)) + 1;
    const int symbols = static_cast<int>(bits.take(field_bits)) + 1;
    const auto starts = static_cast<std::int32_t>(bits.take(state_bits));
    const auto ends = static_cast<std::int32_t>(bits.take(state_bits));
    if (format > 1 || starts < 1 || starts > most_starts || bits.failed()) return std::nullopt;
    const unsigned start_is_end = bits.take(starts);
    std::vector<Step> steps;
    (format == 0 ? read_listed : read_masked)(bits, state_bits, symbols, low, steps);
    std::int32_t states = starts + ends;
    for (const Step& step : steps) states = std::max({states, step.from + 1, step.to + 1});
    if (bits.failed() || states > most_states) return std::nullopt;

    Nfa nfa{{states, starts}};
    for (std::int32_t start = 0; start < starts; ++start) nfa.values.push_back(start);
    nfa.values.push_back(ends + std::popcount(start_is_end));
    for (std::int32_t start = 0; start < starts; ++start)
        if ((start_is_end >> start & 1U) != 0) nfa.values.push_back(start);
    for (std::int32_t end = 0; end < ends; ++end) nfa.values.push_back(starts + end);
    nfa.first_step = nfa.values.size();
    for (const Step& step : steps) nfa.values.insert(nfa.values.end(), {step.from, step.value, step.to});
    return nfa;
}

std::vector<std::int32_t> Nfa::values_to(std::int32_t highest) const {
    const auto begin = values.begin() + static_cast<std::ptrdiff_t>(first_step);
    std::vector<std::int32_t> kept(values.begin(), begin);
    for (auto step = begin; step != values.end(); step += 3)
        if (step[1] <= highest) kept.insert(kept.end(), step, step + 3);
    return kept;
}

std::optional<std::string> nfa_key(const Rule& automaton, int low, int digits) {
    const auto& values = automaton.values;
    // With several lines, the separator between them is one more symbol.
    const int symbols = digits + (automaton.groups.size() > 1 ? 1 : 0);
    const std::int32_t states = values[0], starts = values[1];
    const auto first_end = values.begin() + 3 + starts;
    const std::int32_t ends = first_end[-1];
    if (starts < 1 || starts > most_starts || states > most_states || symbols > most_symbols)
        return std::nullopt;

    // Numbers the starts first, then the other ends, then all other states.
    std::vector<std::int32_t> number(static_cast<std::size_t>(states), -1);
    std::int32_t next = 0;
    const auto give = [&](std::int32_t state) {
        auto& of = number[static_cast<std::size_t>(state)];
        if (of < 0) of = next++;
    };
    std::for_each(values.begin() + 2, values.begin() + 2 + starts, give);
    const std::int32_t distinct_starts = next;
    unsigned start_is_end = 0;
    for (auto end = first_end; end != first_end + ends; ++end)
        if (const std::int32_t of = number[static_cast<std::size_t>(*end)]; of >= 0 && of < distinct_starts)
            start_is_end |= 1U << of;
    std::for_each(first_end, first_end + ends, give);
    const std::int32_t other_ends = next - distinct_starts;
    for (std::int32_t state = 0; state < states; ++state) give(state);

    std::vector<std::vector<Step>> steps(static_cast<std::size_t>(states));
    std::size_t most = 0;
    for (auto step = first_end + ends; step != values.end(); step += 3) {
        if (step[1] >= low + symbols) continue;  // the step's symbol never occurs
        auto& of = steps[static_cast<std::size_t>(number[static_cast<std::size_t>(step[0])])];
        of.push_back({0, step[1] - low, number[static_cast<std::size_t>(step[2])]});
        most = std::max(most, of.size());
    }
    const int state_bits =
        std::max(1, bits_of(static_cast<unsigned>(std::max({states - 1, distinct_starts, other_ends}))));
    const int count_bits = bits_of(static_cast<unsigned>(most));
    if (count_bits >= 1 << field_bits) return std::nullopt;

    BitWriter bits;
    bits.put(0, format_bits);
    bits.put(static_cast<unsigned>(state_bits - 1), field_bits);
    bits.put(static_cast<unsigned>(symbols - 1), field_bits);
    bits.put(static_cast<unsigned>(distinct_starts), state_bits);
    bits.put(static_cast<unsigned>(other_ends), state_bits);
    bits.put(start_is_end, distinct_starts);
    bits.put(static_cast<unsigned>(count_bits), field_bits);
    for (const auto& of : steps) {
        bits.put(static_cast<unsigned>(of.size()), count_bits);
        for (const Step& step : of) {
            bits.put(static_cast<unsigned>(step.value), bits_of(static_cast<unsigned>(symbols - 1)));
            bits.put(static_cast<unsigned>(step.to), state_bits);
        }
    }
    return base64url_text(bits.bytes());
}

}  // namespace nonet::formats
