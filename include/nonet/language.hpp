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
// Returns the language for a code, with or without a region, in upper or lower case: "de", "de-AT", "DE_ch"; std::nullopt
// for languages that nonet does not have.
[[nodiscard]] std::optional<Language> language_from(std::string_view code) noexcept;

// Sets the language of the process; the default is English. Existing texts do not change. Identifiers, numbers and
// the keys of JSON are the same in all languages. Thread-safe.
void set_language(Language language) noexcept;
// Returns the language of the current thread: its own, or that of the process.
[[nodiscard]] Language language() noexcept;

// Returns a name or a meaning (Technique::name, RuleInfo::meaning) in the language of the current thread; the same text
// if there is no translation. The result is either the given text or a string constant that ends with NUL.
[[nodiscard]] std::string_view translated(std::string_view english) noexcept;

// Sets the language of the current thread for the lifetime of the object. Objects of one thread must be destroyed in reverse
// order of construction.
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
