#pragma once
// The list of languages.

#include "core/say.hpp"
#include "nonet/language.hpp"

namespace nonet {

const Catalogue& catalogue_of(Language language) noexcept;

}  // namespace nonet
