#include "draw/links.hpp"

#include <algorithm>
#include <cmath>

namespace nonet {
namespace {

constexpr double line_width = .025;
constexpr double head_length = .13, head_width = .1;  // if candidates are as large as on the classic board
constexpr double air = .02;                           // between a ring and a link that begins or ends at it

Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
Point operator*(double factor, Point a) { return {factor * a.x, factor * a.y}; }
double length_of(Point a) { return std::sqrt(a.x * a.x + a.y * a.y); }
Point towards(Point from, Point to) { return (1 / length_of(to - from)) * (to - from); }
Point across(Point a) { return {a.y, -a.x}; }

Candidate candidate_of(Literal literal) { return {literal.cell, literal.digit}; }

Ink ink_of(const ChainNode& node) {
    if (node.why == Why::pattern) return Ink::pattern_link;
    return node.literal.on ? Ink::strong_link : Ink::weak_link;
}

// Draws the line of a link, or its head: shapes with the same ink are drawn together.
void draw_link(Canvas& canvas, Ink ink, Point from, Point to, const board::Places& places) {
    const double distance = length_of(to - from);
    const Point side_of = across(towards(from, to));
    const double scale = places.scale(), reach = places.candidate_radius() + scale * air;
    // Bent, so that it passes the candidates between; adjacent candidates are joined by an arch over both.
    const bool near = distance < 2 * reach + scale * head_length;
    const double bend = near ? 2.6 * reach : std::min(.2 * distance, .6);
    const Point pull = .5 * (from + to) + bend * side_of;
    const Point start = from + reach * towards(from, pull), tip = to + reach * towards(to, pull);
    const Point back = towards(tip, pull);  // from the tip along the curve
    const Point neck = tip + scale * head_length * back;
    if (ink != Ink::link_head) return canvas.curve(ink, start, neck, pull, line_width);
    const Point half = .5 * scale * head_width * across(back);
    canvas.triangle(Ink::link_head, tip, neck + half, neck - half);
}

}  // namespace

void draw_links(Canvas& canvas, const Chain& chain, const board::Places& places) {
    for (Ink ink : {Ink::strong_link, Ink::weak_link, Ink::pattern_link, Ink::link_head})
        for (const ChainNode& node : chain.nodes)
            for (std::uint16_t parent : node.from) {
                const Candidate from = candidate_of(chain.nodes[parent].literal),
                                to = candidate_of(node.literal);
                if (from == to) continue;  // no direction to point in
                if (ink == Ink::link_head || ink == ink_of(node))
                    draw_link(canvas, ink, places.centre_of(from), places.centre_of(to), places);
            }
}

}  // namespace nonet
