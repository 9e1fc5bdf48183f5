#include "nonet/result.hpp"

#include "core/say.hpp"

namespace nonet {

std::string_view name_of(Errc code) noexcept {
    switch (code) {
        case Errc::wrong_length: return "wrong_length";
        case Errc::bad_character: return "bad_character";
        case Errc::bad_structure: return "bad_structure";
        case Errc::bad_argument: return "bad_argument";
        case Errc::unsupported: return "unsupported";
    }
    return "unknown";
}

std::string Error::message() const {
    return say("found {found}, expected {expected}", translated(found), translated(expected));
}

}  // namespace nonet
