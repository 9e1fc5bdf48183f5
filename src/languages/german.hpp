#pragma once
// German. Each table has English forms, as the code has them, and the same forms in German with the same {names}.

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "core/say.hpp"

namespace nonet {

struct Form {
    std::string_view english, german;
};

template <std::size_t count>
consteval std::array<Translation, count> sorted(const Form (&forms)[count]) {
    std::array<Translation, count> table;
    for (std::size_t i = 0; i < count; ++i) table[i] = {hash_of_form(forms[i].english), forms[i].german};
    std::ranges::sort(table, {}, &Translation::key);
    return table;
}

extern const std::span<const Translation> german_errors, german_links, german_meanings, german_names,
    german_orders, german_rules, german_steps, german_verdicts;

}  // namespace nonet
