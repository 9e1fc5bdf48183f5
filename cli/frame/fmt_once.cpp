// The formatting library, compiled once. As header-only code it would be compiled again in every file that formats,
// which took two thirds of their time. Debian's compiled form is a shared library, and the command is to need none.

#include <fmt/format-inl.h>

// Templates that its headers declare without defining them.
FMT_BEGIN_NAMESPACE
namespace detail {
template dragonbox::decimal_fp<float> dragonbox::to_decimal(float) noexcept;
template dragonbox::decimal_fp<double> dragonbox::to_decimal(double) noexcept;
template thousands_sep_result<char> thousands_sep_impl(locale_ref);
template char decimal_point_impl(locale_ref);
}  // namespace detail
FMT_END_NAMESPACE
