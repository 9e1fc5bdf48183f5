#pragma once
// Texts for people from forms, such as "{cells} in row {number}", and their parts; core/say.hpp looks the forms up.

#include <array>
#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "nonet/language.hpp"

namespace nonet {

// The text of a part.
inline std::string_view part_text(std::string_view text) { return text; }
inline std::string part_text(std::integral auto number) { return std::to_string(number); }
inline std::string part_text(char one) { return {one}; }

// The same as say() with the parts as texts.
std::string say_parts(std::string_view english, std::span<const std::string_view> parts);

// Returns a form in the language of this thread, filled in. The parts are in the order in which the English form has their
// {names} for the first time.
template <class... Parts>
std::string say(std::string_view english, const Parts&... parts) {
    if constexpr (sizeof...(parts) == 0) return std::string(translated(english));
    return [&](const auto&... texts) {
        const std::array<std::string_view, sizeof...(parts)> views{std::string_view(texts)...};
        return say_parts(english, views);
    }(part_text(parts)...);
}

// Returns a count with its noun: "8 cells", "1 cell". The form is "{count} cells".
std::string counted(std::size_t count, std::string_view noun);

// Returns "2 to 9"; "9" if the two are equal.
std::string from_to(int least, int most);

}  // namespace nonet
