#include "nonet/language.hpp"

#include "core/say.hpp"
#include "languages/languages.hpp"

namespace nonet {
namespace {

constexpr std::string_view codes[] = {"en", "de"};

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

std::string_view code_of(Language language) noexcept { return codes[static_cast<std::size_t>(language)]; }

std::optional<Language> language_from(std::string_view code) noexcept {
    if (code.size() != 2 && !(code.size() > 2 && (code[2] == '-' || code[2] == '_'))) return std::nullopt;
    for (std::size_t i = 0; i < std::size(codes); ++i)
        if (lower(code[0]) == codes[i][0] && lower(code[1]) == codes[i][1]) return static_cast<Language>(i);
    return std::nullopt;
}

void set_language(Language language) noexcept { set_catalogue(catalogue_of(language)); }

Language language() noexcept {
    return &catalogue() == &catalogue_of(Language::german) ? Language::german : Language::english;
}

InLanguage::InLanguage(Language language) noexcept
    : before_(exchange_own_catalogue(&catalogue_of(language))) {}

InLanguage::~InLanguage() { exchange_own_catalogue(before_); }

}  // namespace nonet
