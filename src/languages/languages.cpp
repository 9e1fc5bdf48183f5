// The texts of each language. The small WebAssembly modules have a list of their own: module/core.cpp.

#include "languages/languages.hpp"
#include "languages/german.hpp"

namespace nonet {

const Catalogue& catalogue_of(Language language) noexcept {
    static constexpr const std::span<const Translation>* tables[] = {
        &german_steps,    &german_rules,  &german_names, &german_meanings,
        &german_verdicts, &german_errors, &german_links, &german_orders};
    static constexpr Catalogue german{tables};
    return language == Language::german ? german : english_catalogue;
}

}  // namespace nonet
