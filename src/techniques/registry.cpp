#include "techniques/registry.hpp"

#include <algorithm>
#include <array>

#include "command/tables.hpp"
#include "nonet/explain.hpp"
#include "techniques/hodoku/kinds.hpp"

// One line for each family.  src/techniques/NAME.cpp, or a file of the folder NAME, ends with the family's table.
#define NONET_FAMILIES(FAMILY) \
    FAMILY(singles)            \
    FAMILY(locked)             \
    FAMILY(peers)              \
    FAMILY(naked_sets)         \
    FAMILY(hidden_sets)        \
    FAMILY(fish)               \
    FAMILY(wings)              \
    FAMILY(leftovers)          \
    FAMILY(rule_steps)         \
    FAMILY(digit_classes)      \
    FAMILY(rules_together)     \
    FAMILY(loops)              \
    FAMILY(bug)                \
    FAMILY(exclusion)          \
    FAMILY(chains)             \
    FAMILY(bent_sets)          \
    FAMILY(fireworks)          \
    FAMILY(cover_sets)         \
    FAMILY(exocet)             \
    FAMILY(double_exocet)      \
    FAMILY(guardians)          \
    FAMILY(chromatic)          \
    FAMILY(deadly)             \
    FAMILY(qiu)                \
    FAMILY(medusa)             \
    FAMILY(whips)              \
    FAMILY(templates)          \
    FAMILY(symmetry)           \
    FAMILY(hodoku_searches)    \
    FAMILY(trial)

namespace nonet {

#define NONET_DECLARE(name) extern const Family name;
namespace family {
NONET_FAMILIES(NONET_DECLARE)
}
#undef NONET_DECLARE

namespace {

#define NONET_ADDRESS(name) &family::name,
constexpr std::array families{NONET_FAMILIES(NONET_ADDRESS)};
#undef NONET_ADDRESS

// Sudoku Explainer 1.2.1 tries techniques from top to bottom, which is not always the order of its ratings.
constexpr std::string_view order_of_se[] = {
    "hidden_single",
    "direct_pointing",
    "direct_hidden_pair",
    "naked_single",
    "direct_hidden_triplet",
    "pointing",
    "claiming",
    "naked_pair",
    "x_wing",
    "hidden_pair",
    "naked_triplet",
    "swordfish",
    "hidden_triplet",
    "xy_wing",
    "xyz_wing",
    "unique_loop",
    "naked_quad",
    "jellyfish",
    "hidden_quad",
    "bug",
    "aligned_pair_exclusion",
    "forcing_chain",
    "aligned_triplet_exclusion",
    "nishio",
    "multiple_chain",
    "dynamic_chain",
    "dynamic_chain_plus",
    "nested_forcing_chain",
    "nested_multiple_chain",
    "nested_dynamic_chain",
    "nested_dynamic_chain_plus",
};

// Any board: the easier techniques first, with their levels.
struct OnBoards {
    std::string_view id;
    Level level;
};
constexpr OnBoards order_on_boards[] = {
    {"hidden_single", Level::easy},
    {"naked_single", Level::easy},
    {"cage_combinations", Level::medium},
    {"one_rule", Level::medium},
    {"pointing", Level::medium},
    {"claiming", Level::medium},
    {"common_peers", Level::medium},
    {"naked_pair", Level::medium},
    {"hidden_pair", Level::medium},
    {"naked_triplet", Level::medium},
    {"hidden_triplet", Level::medium},
    {"innies_outies", Level::hard},
    {"one_clue", Level::hard},
    {"digit_classes", Level::hard},
    {"rules_together", Level::hard},
    {"leftovers", Level::hard},
    {"x_wing", Level::hard},
    {"simple_colours", Level::hard},
    {"swordfish", Level::hard},
    {"xy_wing", Level::hard},
    {"xyz_wing", Level::hard},
    {"unique_loop", Level::hard},
    {"multi_colours", Level::hard},
    {"naked_quad", Level::hard},
    {"hidden_quad", Level::hard},
    {"jellyfish", Level::hard},
    {"bug", Level::hard},
    {"forcing_chain", Level::expert},
    {"rules_and_houses", Level::expert},
    {"nishio", Level::expert},
    {"multiple_chain", Level::expert},
    {"dynamic_chain", Level::expert},
    {"trial", Level::trial},
};

struct Ordered {
    std::vector<const Technique*> all;  // the techniques of Sudoku Explainer come first
    std::size_t of_se = 0;
    std::vector<const Technique*> on_boards;

    Ordered() {
        for (const Family* family : families)
            for (const TechniqueRecord& record : *family) all.push_back(&record);
        for (std::string_view id : order_of_se) {
            const auto next = all.begin() + static_cast<std::ptrdiff_t>(of_se);
            const auto found = std::ranges::find(next, all.end(), id, &Technique::id);
            if (found == all.end()) continue;  // an id without a record: the registry's test reports it
            std::rotate(next, found, found + 1);
            ++of_se;
        }
        for (const OnBoards& technique : order_on_boards)
            on_boards.push_back(*std::ranges::find(all, technique.id, &Technique::id));
    }
};

const Ordered& ordered() {
    static const Ordered lists;
    return lists;
}

}  // namespace

void make_technique_lists() { ordered(); }

std::span<const Technique* const> techniques() noexcept { return ordered().all; }

std::span<const Technique* const> se_order() noexcept { return techniques().first(ordered().of_se); }

std::span<const Technique* const> board_order() noexcept { return ordered().on_boards; }

std::optional<Level> level_of(const Technique& technique) noexcept {
    const auto found = std::ranges::find(order_on_boards, technique.id, &OnBoards::id);
    return found == std::end(order_on_boards) ? std::nullopt : std::optional(found->level);
}

std::string_view name_of(Level level) noexcept {
    switch (level) {
        case Level::easy: return "easy";
        case Level::medium: return "medium";
        case Level::hard: return "hard";
        case Level::expert: return "expert";
        case Level::trial: return "trial";
    }
    return "unknown";
}

std::optional<Level> find_level(std::string_view name) noexcept {
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::expert, Level::trial})
        if (name_of(level) == name) return level;
    return std::nullopt;
}

const Technique* find_technique(std::string_view id) noexcept {
    const auto found = std::ranges::find(techniques(), id, &Technique::id);
    return found == techniques().end() ? nullptr : *found;
}

std::vector<const Technique*> choose_techniques(std::span<const Technique* const> only,
                                                std::span<const Technique* const> without,
                                                std::span<const Technique* const> otherwise) {
    const auto is_in = [](const auto& list, const Technique* one) {
        return std::ranges::find(list, one) != list.end();
    };
    std::vector<const Technique*> chosen;
    for (const Technique* technique : only.empty() ? otherwise : techniques())
        if ((only.empty() || is_in(only, technique)) && !is_in(without, technique))
            chosen.push_back(technique);
    return chosen;
}

const TechniqueRecord* find_record(std::string_view id) noexcept {
    return static_cast<const TechniqueRecord*>(find_technique(id));
}

std::optional<StepForm> find_form(std::string_view kind) noexcept {
    for (const Family* family : families)
        for (const TechniqueRecord& record : *family)
            for (std::size_t i = 0; i < TechniqueRecord::most_forms && !record.forms[i].sentence.empty();
                 ++i) {
                if (record.kind(i) != kind) continue;
                StepForm form = record.forms[i];
                form.kind = kind;
                if (form.name.empty()) form.name = record.name;
                return form;
            }
    if (!kind.starts_with(hodoku::prefix)) return std::nullopt;
    const hodoku::Kind* known = hodoku::find_kind(kind.substr(hodoku::prefix.size()));
    if (known == nullptr) return std::nullopt;
    return StepForm{.kind = kind,
                    .name = known->name,
                    .sentence = known->sentence.empty() ? "So {so}." : known->sentence};
}

}  // namespace nonet
