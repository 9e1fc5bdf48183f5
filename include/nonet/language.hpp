#pragma once
// The language of texts that people read: steps, hints, diagnoses, errors.

#include <cstdint>
#include <optional>
#include <string_view>

namespace nonet {

struct Catalogue;

enum class Language : std::uint8_t { english, german };

// "en", "de".
[[nodiscard]] std::string_view code_of(Language language) noexcept;
// The language of a code, with or without a region, in upper or lower case: "de", "de-AT", "DE_ch". std::nullopt: nonet has
// no texts in it.
[[nodiscard]] std::optional<Language> language_from(std::string_view code) noexcept;

// Sets the language of the process, which is English at first. Texts made before stay as they are. Identifiers, numbers and
// the keys of JSON are the same in all languages. Thread-safe.
void set_language(Language language) noexcept;
// The language in which this thread makes texts.
[[nodiscard]] Language language() noexcept;

// Returns a name or a meaning of a record (Technique::name, RuleInfo::meaning) in the language of this thread; the same text
// if there is no translation. The result is NUL-terminated if the given text is, and never freed if that is not.
[[nodiscard]] std::string_view translated(std::string_view english) noexcept;

// While it lives, its thread makes texts in another language than the process. Objects of a thread must end in the reverse
// order of their beginning.
//
//     const nonet::InLanguage german(nonet::Language::german);
//     std::string text = nonet::describe(step);
class [[nodiscard]] InLanguage {
 public:
    explicit InLanguage(Language language) noexcept;
    ~InLanguage();
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;

 private:
    const Catalogue* before_;
};

}  // namespace nonet
