#include "steps.hpp"

#include <fmt/format.h>

#include "args.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

std::string digits_text(DigitSet digits) {
    std::string text;
    for (Digit digit : digits) text += std::to_string(digit + 1);
    return text;
}

std::vector<std::string> cells_text(const std::vector<CellDigits>& marks, Cells cells, char between) {
    std::vector<std::string> texts;
    for (const auto& [cell, digits] : marks) {
        texts.push_back(cell_name(cell, cells == Cells::a1));
        if (!digits.empty()) (texts.back() += between) += digits_text(digits);
    }
    return texts;
}

std::string_view name_of(Role role) {
    constexpr std::string_view names[] = {"pattern", "base",    "cover",    "pivot", "pincer",
                                          "extra",   "partner", "excluder", "cause"};
    return names[static_cast<std::size_t>(role)];
}

std::string_view name_of(Why why) {
    constexpr std::string_view names[] = {"supposed", "cell", "row", "column", "box", "pattern"};
    return names[static_cast<std::size_t>(why)];
}

void exhibit_fields(JsonObject& object, const Exhibit& exhibit, Cells cells) {
    object.text("role", name_of(exhibit.role));
    std::vector<std::string> houses;
    for (House house : exhibit.houses) houses.push_back(house_name(house));
    if (!houses.empty()) object.texts("houses", houses);
    if (!exhibit.cells.empty()) object.texts("cells", cells_text(exhibit.cells, cells, ':'));
    if (!exhibit.digits.empty()) object.text("digits", digits_text(exhibit.digits));
}

void node_fields(JsonObject& object, const ChainNode& node, Cells cells) {
    object.text("literal",
                fmt::format("{}{}:{}", node.literal.on ? '+' : '-',
                            cell_name(node.literal.cell, cells == Cells::a1), node.literal.digit + 1));
    object.text("why", name_of(node.why));
    if (!node.from.empty()) object.numbers("from", node.from);
    if (node.why == Why::pattern) object.number("inner", node.inner);
}

}  // namespace

Cells cells_by(const Args& args) { return args.value(flag::cells) == "a1" ? Cells::a1 : Cells::r1c1; }

std::string tenths_text(int tenths) { return fmt::format("{}.{}", tenths / 10, tenths % 10); }

void step_fields(JsonObject& object, const Step& step, Cells cells) {
    std::vector<std::string> place;
    for (const auto& [cell, digit] : step.place)
        place.push_back(fmt::format("{}={}", cell_name(cell, cells == Cells::a1), digit + 1));
    object.text("technique", step.technique)
        .text("kind", step.kind)
        .text("name", name_of_kind(step.kind))
        .text("rating", tenths_text(tenths_of(step.rating)));
    if (step.complexity != 0) object.number("complexity", step.complexity);
    if (step.assumes_unique) object.boolean("assumes_unique", true);
    object.texts("place", place)
        .texts("remove", cells_text(step.remove, cells, '-'))
        .text("text", describe(step, Rung::whole, cells))
        .objects("exhibits", step.exhibits,
                 [&](JsonObject& inner, const Exhibit& exhibit) { exhibit_fields(inner, exhibit, cells); });
    if (!step.chains.empty())
        object.objects("chains", step.chains, [&](JsonObject& inner, const Chain& chain) {
            inner.objects("nodes", chain.nodes, [&](JsonObject& fields, const ChainNode& node) {
                node_fields(fields, node, cells);
            });
            if (const std::string line = eureka(chain, cells); !line.empty()) inner.text("eureka", line);
        });
    if (!step.inner.empty())
        object.objects("inner", step.inner,
                       [&](JsonObject& fields, const Step& part) { step_fields(fields, part, cells); });
}

}  // namespace nonet::cli
