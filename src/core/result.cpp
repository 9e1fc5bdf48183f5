#include "nonet/result.hpp"

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

std::string Error::message() const { return "found " + found + ", expected " + expected; }

}  // namespace nonet
