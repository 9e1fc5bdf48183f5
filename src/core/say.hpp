#pragma once
// Texts for people. The code has each as an English form, such as "{count} cells in row {number}"; a catalogue has the same
// form in another language.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "command/say.hpp"

namespace nonet {

// One form in another language. The key is the hash of the English form, which the program has already.
struct Translation {
    std::uint64_t key;
    std::string_view text;
};

// FNV-1a.
constexpr std::uint64_t hash_of_form(std::string_view english) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char c : english) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    return hash;
}

// The forms of a language, in tables sorted by key. translated() looks a form up.
struct Catalogue {
    std::span<const std::span<const Translation>* const> tables;
};

// The catalogue of this thread.
const Catalogue& catalogue() noexcept;
// Sets the catalogue of all threads that have none of their own.
void set_catalogue(const Catalogue& catalogue) noexcept;
// Sets the catalogue of this thread (nullptr: that of all), and returns the one before.
const Catalogue* exchange_own_catalogue(const Catalogue* own) noexcept;
extern const Catalogue english_catalogue;  // has no tables

// Returns a form's entry in the catalogue of this thread; nullptr if it has none.
const Translation* find_translation(std::string_view english) noexcept;

// Whether this thread makes English texts.
inline bool is_english() noexcept { return catalogue().tables.empty(); }

// Appends a form, with part(text, name) in the place of each {name}.
template <class Part>
void fill_form(std::string& text, std::string_view form, Part part) {
    while (true) {
        const std::size_t open = form.find('{');
        text += form.substr(0, open);
        if (open == form.npos) return;
        const std::size_t close = form.find('}', open);
        part(text, form.substr(open + 1, close - open - 1));
        form.remove_prefix(close + 1);
    }
}

}  // namespace nonet
