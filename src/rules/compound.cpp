// Rules made of other rules: at least one of them holds, or each does.
//
//   or[killer=5:r1c1,r1c2+thermo:r1c1-r1c3]     parts may have parts themselves: or[and[...+...]+...]

#include <algorithm>

#include "rules/network.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

bool part_holds(const Filled& f, const Rule& part) {
    return record_of(part.kind).holds({f.board, part, f.digits, f.extra});
}

bool any_of(const Filled& f) {
    return std::ranges::any_of(f.rule.parts, [&](const Rule& part) { return part_holds(f, part); });
}

bool all_of(const Filled& f) {
    return std::ranges::all_of(f.rule.parts, [&](const Rule& part) { return part_holds(f, part); });
}

void post_any_of(const Rule& rule, Post& post) { post.either(rule.parts); }

void post_all_of(const Rule& rule, Post& post) {
    for (const Rule& part : rule.parts) post.part(part);
}

constexpr Record compound_records[] = {
    {{RuleKind::any_of, "or", "Or", "At least one of the rules in the brackets holds.",
      "or[killer=5:r1c1,r1c2+thermo:r1c1-r1c3]"},
     {.has_parts = true},
     {PictureForm::alternatives, Ink::thin_rule, .02, "or: one of several rules holds", "or"},
     any_of,
     post_any_of,
     "alternative",
     "At least one of these rules holds: {parts}."},
    {{RuleKind::all_of, "and", "And", "All rules in the brackets hold: used within 'or'.",
      "and[white:r1c1,r1c2+white:r1c2,r1c3]"},
     {.has_parts = true},
     {PictureForm::alternatives, Ink::thin_rule, .02, "and: several rules hold", "and"},
     all_of,
     post_all_of,
     "set of rules",
     "All of these rules hold: {parts}."},
};

}  // namespace

std::span<const Record> compound_rules() { return compound_records; }

}  // namespace nonet::rules
