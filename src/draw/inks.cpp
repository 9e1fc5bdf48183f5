#include "draw/inks.hpp"

namespace nonet {
namespace {

// The hues are those of Okabe and Ito, which colour-blind readers can tell apart, darkened for thin lines.
constexpr Colour paper{0xffffff, 0x16191d}, text_colour{0x14181d, 0xf2f4f6}, grey{0x59636e, 0x9aa5b1};
constexpr Colour blue{0x1f5f99, 0x7db8ec}, amber{0xa86b00, 0xe3ad4b}, green{0x0d7a55, 0x5fc7a0};
constexpr Colour red{0xb8371f, 0xff8f73}, purple{0x8a3d78, 0xdf9ed0};

constexpr std::array<Look, ink_count> looks{{
    {.name = "paper", .fill = paper},
    {.name = "thin", .stroke = Colour{0xa3abb3, 0x4b535b}},
    {.name = "bold", .stroke = Colour{0x20262c, 0xc3cad1}},
    {.name = "label", .fill = grey},
    {.name = "caption", .fill = text_colour},
    {.name = "title", .fill = text_colour, .bold = true},
    {.name = "given", .fill = text_colour, .bold = true},
    {.name = "value", .fill = blue},
    {.name = "candidate", .fill = grey},
    {.name = "base", .fill = Colour{0xe6f0f9, 0x1c2b3a}},
    {.name = "base-line", .stroke = blue},
    {.name = "cover", .fill = Colour{0xfdf3e0, 0x332a17}},
    {.name = "cover-line", .stroke = amber, .dash = 3, .gap = 2},
    {.name = "cell", .fill = Colour{0xfae9a0, 0x554a14}},
    {.name = "excluder", .stroke = purple, .dash = 1, .gap = 1.5},
    {.name = "used", .fill = Colour{0xd3efe3, 0x14402f}, .stroke = green},
    {.name = "supposed", .stroke = green},
    {.name = "off", .fill = paper, .stroke = amber, .dash = 2, .gap = 1.5},
    {.name = "extra", .fill = Colour{0xf5e2f0, 0x452239}, .stroke = purple},
    {.name = "placed", .fill = green},
    {.name = "placed-digit", .fill = paper, .bold = true},
    {.name = "removed", .fill = Colour{0xfbe3dd, 0x4d1f16}},
    {.name = "removed-digit", .fill = red},
    {.name = "strike", .stroke = red},
    {.name = "strong", .stroke = Colour{0x30363d, 0xd7dde3}},
    {.name = "weak", .stroke = Colour{0x30363d, 0xd7dde3}, .dash = 3, .gap = 2},
    {.name = "by-pattern", .stroke = Colour{0x30363d, 0xd7dde3}, .dash = 1, .gap = 1.5},
    {.name = "head", .fill = Colour{0x30363d, 0xd7dde3}},
    {.name = "region", .fill = Colour{0xe9ecef, 0x2a3036}},
    {.name = "region-line", .stroke = Colour{0x8b949d, 0x7d8790}},
    {.name = "parity", .fill = Colour{0xd6dbe0, 0x3b434b}},
    {.name = "cage", .stroke = Colour{0x30363d, 0xc3cad1}, .dash = 4, .gap = 3},
    {.name = "clue", .fill = text_colour},
    {.name = "grey-line", .fill = Colour{0xc3c8cd, 0x565e66}, .stroke = Colour{0xc3c8cd, 0x565e66}},
    {.name = "thin-rule", .fill = paper, .stroke = Colour{0x7d8790, 0x9aa5b1}},
    {.name = "green-line", .fill = Colour{0x7fcf7f, 0x2f7a3c}, .stroke = Colour{0x7fcf7f, 0x2f7a3c}},
    {.name = "purple-line", .fill = Colour{0xd59ae6, 0x7d4a91}, .stroke = Colour{0xd59ae6, 0x7d4a91}},
    {.name = "blue-line", .stroke = Colour{0x8db8e8, 0x2e5f96}, .dash = 1.6, .gap = .5},
    {.name = "orange-line", .stroke = Colour{0xf2b26b, 0x9a5f1c}, .dash = 2.5, .gap = .6},
    {.name = "teal-line", .stroke = Colour{0x6fc4c0, 0x24706d}, .dash = .8, .gap = .5},
    {.name = "yellow-line", .stroke = Colour{0xe3cf4f, 0x7d6f14}, .dash = 1.2, .gap = .4},
    {.name = "rose-line", .stroke = Colour{0xe8a0ac, 0x8f4452}, .dash = 4, .gap = .7},
    {.name = "pale-line", .fill = Colour{0xdadde0, 0x474e55}, .stroke = Colour{0xdadde0, 0x474e55}},
    {.name = "white-dot", .fill = paper, .stroke = Colour{0x20262c, 0xc3cad1}},
    {.name = "black-dot", .fill = Colour{0x20262c, 0xe8ebee}, .stroke = Colour{0x20262c, 0xe8ebee}},
    {.name = "white-dot-text", .fill = text_colour},
    {.name = "black-dot-text", .fill = paper},
}};

}  // namespace

const Look& look_of(Ink ink) noexcept { return looks[static_cast<std::size_t>(ink)]; }

}  // namespace nonet
