// Puzzles from pictures.

#include "nonet/photo.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "core.hpp"
#include "errors.hpp"
#include "interpreter.hpp"
#include "nonet/text.hpp"

namespace nonet::python {
namespace {

using Grey = nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

Result<PhotoReading> read_unlocked(const GreyPicture& picture) {
    const Unlocked free;
    return read_photo(picture);
}

nb::tuple photo_parts(const Grey& pixels) {
    const std::size_t height = pixels.shape(0), width = pixels.shape(1);
    const auto limit = static_cast<std::size_t>(max_picture_side);
    if (height > limit || width > limit)
        raise_argument("a picture of " + std::to_string(width) + " x " + std::to_string(height) + " pixels",
                       "at most " + std::to_string(max_picture_side) + " on each side");
    const PhotoReading reading = value_or_raise(
        read_unlocked({static_cast<int>(width), static_cast<int>(height), {pixels.data(), width * height}}));
    nb::list confidence, corners;
    for (const float each : reading.confidence) confidence.append(each);
    for (const auto& [x, y] : reading.corners) corners.append(nb::make_tuple(x, y));
    return nb::make_tuple(format_line(reading.givens), nb::tuple(confidence), nb::tuple(corners),
                          name_of(reading.status));
}

}  // namespace

void bind_photo(nb::module_& module) { module.def("read_photo", photo_parts, nb::arg("pixels")); }

}  // namespace nonet::python
