#include "formats/links/iss_pairs.hpp"

#include <algorithm>
#include <cstdlib>

#include "formats/links/packing.hpp"

namespace nonet::formats {
namespace {

bool is_ratio(int a, int b, int ratio) { return a == ratio * b || b == ratio * a; }

}  // namespace

template <class Holds>
void PairTable::fill(Holds holds) {
    for (int i = 0; i < digits_; ++i)
        for (int j = 0; j < digits_; ++j)
            allowed_[static_cast<std::size_t>(i * digits_ + j)] = holds(low_ + i, low_ + j);
}

std::optional<PairTable> PairTable::of_key(std::string_view key, int low, int digits) {
    PairTable table(low, digits);
    for (std::size_t at = 0; at < key.size(); ++at) {
        const std::size_t bits = base64url_alphabet.find(key[at]);
        if (bits == base64url_alphabet.npos) return std::nullopt;
        for (std::size_t i = 0; i < bits_of_base64_character; ++i) {
            const std::size_t place = at * bits_of_base64_character + i;
            if ((bits >> i & 1) == 0) continue;
            if (place >= table.allowed_.size()) return std::nullopt;
            table.allowed_[place] = true;
        }
    }
    return table;
}

std::optional<PairTable> PairTable::of_rule(const Rule& rule, int low, int digits) {
    PairTable table(low, digits);
    const int number = rule.values.empty() ? 0 : rule.values[0];
    switch (rule.kind) {
        case RuleKind::slow_thermo: table.fill([](int a, int b) { return a <= b; }); break;
        case RuleKind::thermo: table.fill([](int a, int b) { return a < b; }); break;
        case RuleKind::greater: table.fill([](int a, int b) { return a > b; }); break;
        case RuleKind::xv: table.fill([&](int a, int b) { return a + b == number; }); break;
        case RuleKind::white: table.fill([&](int a, int b) { return std::abs(a - b) == number; }); break;
        case RuleKind::black: table.fill([&](int a, int b) { return is_ratio(a, b, number); }); break;
        case RuleKind::whisper: table.fill([&](int a, int b) { return std::abs(a - b) >= number; }); break;
        case RuleKind::nabner: table.fill([](int a, int b) { return std::abs(a - b) > 1; }); break;
        case RuleKind::pairs:
        case RuleKind::all_pairs:
            for (std::size_t i = 0; i + 1 < rule.values.size(); i += 2)
                table.allowed_[static_cast<std::size_t>((rule.values[i] - low) * digits + rule.values[i + 1] -
                                                        low)] = true;
            break;
        default: return std::nullopt;
    }
    return table;
}

std::string PairTable::key() const {
    std::string key;
    for (std::size_t at = 0; at < allowed_.size(); at += bits_of_base64_character) {
        std::size_t bits = 0;
        for (std::size_t i = 0; i < bits_of_base64_character && at + i < allowed_.size(); ++i)
            bits |= static_cast<std::size_t>(allowed_[at + i]) << i;
        key += base64url_alphabet[bits];
    }
    key.erase(key.find_last_not_of('A') + 1);
    return key;
}

Rule PairTable::rule(bool all) const {
    const auto is = [&](const Rule& rule) { return of_rule(rule, low_, digits_) == *this; };
    if (Rule nabner{RuleKind::nabner, {}, {}, {}}; all && is(nabner)) return nabner;
    if (Rule slow{RuleKind::slow_thermo, {}, {}, {}}; !all && is(slow)) return slow;
    for (RuleKind kind : {RuleKind::white, RuleKind::black, RuleKind::whisper})
        for (int number = 1; number <= low_ + digits_ - 1 && !all; ++number)
            if (Rule rule{kind, {}, {number}, {}}; is(rule)) return rule;
    Rule pairs{all ? RuleKind::all_pairs : RuleKind::pairs, {}, {}, {}};
    for (std::size_t i = 0; i < allowed_.size(); ++i) {
        if (!allowed_[i]) continue;
        pairs.values.push_back(low_ + static_cast<int>(i) / digits_);
        pairs.values.push_back(low_ + static_cast<int>(i) % digits_);
    }
    return pairs;
}

}  // namespace nonet::formats
