#include "forms/html_head.hpp"

#include <fmt/format.h>

#include "nonet/more/draw.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

constexpr std::string_view page_style = R"(
:root{color-scheme:light dark;--paper:#fff;--text:#14181d;--soft:#59636e;--rule:#d8dde2;--tint:#f4f6f8;--link:#1f5f99}
@media screen and (prefers-color-scheme:dark){
:root{--paper:#16191d;--text:#e6e9ec;--soft:#9aa5b1;--rule:#343b42;--tint:#1e2328;--link:#7db8ec}}
*{box-sizing:border-box}
body{overflow-wrap:anywhere;margin:0 auto;padding:2rem 1.25rem 4rem;max-width:68rem;background:var(--paper);color:var(--text);
font:1rem/1.6 system-ui,'Segoe UI','Helvetica Neue',Arial,sans-serif}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
h2{font-size:1.4rem;margin:0 0 1rem}
h3{font-size:1.1rem;margin:0 0 .5rem}
section{margin-top:3rem;padding-top:2rem;border-top:1px solid var(--rule)}
a{color:var(--link);text-decoration-thickness:1px;text-underline-offset:.15em}
p,pre{margin:0 0 .75rem}
pre,code{font:.85rem/1.55 ui-monospace,'Cascadia Mono','DejaVu Sans Mono',Menlo,monospace}
pre{white-space:pre-wrap;padding:.75rem 1rem;background:var(--tint);border-radius:.4rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
td,th{overflow-wrap:normal;padding:.2rem 1.1rem .2rem 0;text-align:left;vertical-align:top;font-weight:400}
th{color:var(--soft)}
td.n,th.n{text-align:right}
details{margin:0 0 2rem}
summary{cursor:pointer;margin-bottom:.5rem}
svg.nonet{display:block;max-width:100%;height:auto}
.shared{position:absolute;width:0;height:0;overflow:hidden}
.rating{margin-left:.5rem;color:var(--soft);font-weight:400}
.start,.step{display:grid;grid-template-columns:minmax(0,29rem) minmax(0,1fr);gap:.5rem 2rem;align-items:start}
.step{grid-template-rows:auto 1fr;padding:1.5rem 0;border-top:1px solid var(--rule)}
.step>svg{grid-column:1;grid-row:1/3}
.wide{grid-template:auto/minmax(0,1fr)}
.parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));gap:1rem}
.legend{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:.35rem 1.5rem;
margin:0 0 1rem;padding:0;list-style:none;color:var(--soft);font-size:.9rem}
.legend li{display:grid;grid-template-columns:2.25rem 1fr;gap:.6rem;align-items:center}
@media (max-width:46rem){body{padding:1.25rem 1rem 3rem}
.start,.step{grid-template:auto/minmax(0,1fr)}.step>svg{grid-area:auto}
td,th{padding-right:.7rem}}
@media print{body{max-width:none;padding:0;font-size:10pt}a{color:inherit;text-decoration:none}
.step,tr,.legend{break-inside:avoid}h2,h3{break-after:avoid}section{break-before:page;border:0;margin:0;padding:0}
.start,.step{grid-template-columns:8.5cm 1fr}.wide{grid-template-columns:1fr}
.parts{grid-template-columns:repeat(3,1fr)}pre{background:none;padding:0}}
)";

constexpr double sample_width = 36, sample_height = 24;

Drawing sample(std::string_view title) {
    return {.width = sample_width, .height = sample_height, .title = std::string(title), .shapes = {}};
}

// A candidate with its mark.
Drawing sample_mark(std::string_view title, Ink mark, double radius, double width, Ink digit) {
    Drawing drawing = sample(title);
    const double x = sample_width / 2, y = sample_height / 2;
    drawing.shapes.push_back({.ink = mark,
                              .points = {Point{x - 10, y - 10}, Point{x + 10, y + 10}},
                              .radius = radius,
                              .width = width});
    drawing.shapes.push_back(
        {.kind = Shape::Kind::text, .ink = digit, .points = {Point{x, y}}, .size = 16, .text = "5"});
    return drawing;
}

Drawing sample_removed(std::string_view title) {
    Drawing drawing = sample_mark(title, Ink::removed, 3, 0, Ink::removed_digit);
    drawing.shapes.push_back(
        {.kind = Shape::Kind::line, .ink = Ink::strike, .points = {Point{9, 22}, Point{27, 2}}, .width = 2});
    return drawing;
}

Drawing sample_link(std::string_view title, Ink ink) {
    Drawing drawing = sample(title);
    drawing.shapes.push_back(
        {.kind = Shape::Kind::line, .ink = ink, .points = {Point{1, 12}, Point{28, 12}}, .width = 1.5});
    drawing.shapes.push_back({.kind = Shape::Kind::triangle,
                              .ink = Ink::link_head,
                              .points = {Point{35, 12}, Point{28, 8.5}, Point{28, 15.5}}});
    return drawing;
}

Drawing sample_house(std::string_view title, Ink fill, Ink outline) {
    Drawing drawing = sample(title);
    const std::array<Point, 3> corners{Point{2, 3}, Point{34, 21}};
    drawing.shapes.push_back({.ink = fill, .points = corners, .radius = 3});
    drawing.shapes.push_back({.ink = outline, .points = corners, .radius = 3, .width = 2});
    return drawing;
}

}  // namespace

std::string html_head() {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
        "'unsafe-inline'\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"generator\" content=\"nonet {}\">\n<title>Sudoku, step by step</title>\n"
        "<style>{}{}</style>\n</head>\n<body>\n<h1>Sudoku, step by step</h1>\n",
        NONET_VERSION, page_style, svg_style(false));
}

std::string html_legend() {
    const Drawing samples[] = {
        sample_mark("set by the step", Ink::placed, 10, 0, Ink::placed_digit),
        sample_removed("removed by the step"),
        sample_mark("part of the pattern; in a chain: true", Ink::used, 10, 1.2, Ink::candidate),
        sample_mark("in a chain: false", Ink::off, 10, 1.2, Ink::candidate),
        sample_mark("beyond the pattern", Ink::extra, 2, 1.2, Ink::candidate),
        sample_link("if one is false, the next is true", Ink::strong_link),
        sample_link("if one is true, the next is false", Ink::weak_link),
        sample_house("the house looked into", Ink::base, Ink::base_line),
        sample_house("the house that confines it", Ink::cover, Ink::cover_line),
    };
    std::string text = "<ul class=\"legend\" aria-label=\"How to read the pictures\">\n";
    for (const Drawing& drawing : samples)
        text += fmt::format("<li>{}<span>{}</span></li>\n", svg_element(drawing), drawing.title);
    return text + "</ul>\n";
}

}  // namespace nonet::cli
