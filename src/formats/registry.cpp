// The list of readable formats.

#include "formats/formats.hpp"

namespace nonet::formats {
namespace {

#define NONET_ADDRESS(name) &name,
constexpr const ReadFormat* all[] = {NONET_READ_FORMATS(NONET_ADDRESS, NONET_ADDRESS)};
#undef NONET_ADDRESS

}  // namespace

std::span<const ReadFormat* const> read_formats() { return all; }

}  // namespace nonet::formats
