// Ratings, and paths on the scale of HoDoKu, as JSON: docs/json.md, docs/steps.md.

#include <algorithm>

#include "command/json.hpp"
#include "nonet/board_text.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

void write_hodoku_node(JsonObject& object, const HodokuNode& node) {
    object.cells("cells", std::vector<Cell>(node.cells.begin(), node.cells.end()))
        .number("digit", node.digit + 1u)
        .boolean("on", node.on);
}

void write_candidate(JsonObject& object, const Candidate& candidate) {
    object.cell("cell", candidate.cell).number("digit", candidate.digit + 1u);
}

// Writes the number of steps of each technique that has any.
template <class IdOf>
void write_counts(JsonObject& object, std::span<const std::uint32_t> counts, IdOf id_of) {
    object.object("counts", [&](JsonObject& inner) {
        for (std::size_t i = 0; i < counts.size(); ++i)
            if (counts[i] != 0) inner.number(id_of(i), counts[i]);
    });
}

// Writes the numbers of a rating.
void write_numbers(JsonObject& object, const Rating& rating, bool counts) {
    object.tenths("er", rating.er)
        .tenths("ep", rating.ep)
        .tenths("ed", rating.ed)
        .text("scale", rating.scale)
        .text("ending", name_of(rating.ending));
    if (counts) write_counts(object, rating.counts, [](std::size_t i) { return techniques()[i]->id; });
}

void write_numbers(JsonObject& object, const HodokuRating& rating, bool counts) {
    object.text("level", name_of(rating.level))
        .number("score", static_cast<std::uint64_t>(rating.score))
        .text("scale", rating.scale);
    if (counts) write_counts(object, rating.counts, [](std::size_t i) { return hodoku_techniques()[i].id; });
}

void write_numbers(JsonObject& object, const ScaleRating& rating, const Scale& scale, bool counts) {
    if (!rating.level.empty()) object.text("level", rating.level);
    object.tenths("difficulty", tenths_of(rating.difficulty));
    if (rating.score != 0) object.tenths("score", tenths_of(rating.score));
    object.text("scale", rating.scale).text("ending", name_of(rating.ending));
    if (!counts) return;
    // A technique may have several entries.
    std::vector<std::uint32_t> of_technique(rating.counts.size());
    for (std::size_t i = 0; i < rating.counts.size(); ++i) {
        const auto first =
            std::ranges::find(scale.entries, scale.entries[i].technique, &ScaleEntry::technique);
        of_technique[static_cast<std::size_t>(first - scale.entries.begin())] += rating.counts[i];
    }
    write_counts(object, of_technique, [&](std::size_t i) { return scale.entries[i].technique; });
}

}  // namespace

void write_fields(JsonObject& object, const HodokuStep& step, Cells cells) {
    const StepWords words = words_of(step, cells);
    object.text("technique", step.technique)
        .text("kind", step.kind)
        .text("name", words.name)
        .text("level", name_of(step.level))
        .number("score", static_cast<std::uint64_t>(step.score));
    if (step.assumes_unique) object.boolean("assumes_unique", true);
    object.objects("place", step.place, write_candidate)
        .objects("remove", step.remove, write_candidate)
        .text("notation", hodoku_notation(step))
        .text("text", text_of(words))
        .texts("sentences", words.sentences)
        .objects("exhibits", step.exhibits,
                 [](JsonObject& inner, const Exhibit& exhibit) { json_exhibit(inner, exhibit); });
    auto branch = words.branches.begin();
    if (!step.chains.empty())
        object.objects("chains", step.chains, [&](JsonObject& inner, const HodokuChain& chain) {
            inner.objects("nodes", chain, write_hodoku_node)
                .texts("sentences", branch->sentences)
                .text("notation", branch->eureka);
            ++branch;
        });
}

void write_fields(JsonObject& object, const HodokuRating& rating, bool counts) {
    object.text("status", name_of(rating.status));
    if (rating.status == Status::unique) write_numbers(object, rating, counts);
}

void write_fields(JsonObject& object, const HodokuPath& path, Cells cells) {
    object.text("status", name_of(path.rating.status))
        .text("ending", name_of(path.ending))
        .values("end", Geometry::classic(), path.end.values);
    if (path.ending == Ending::solved)
        write_numbers(object, path.rating, false);
    else
        object.text("scale", path.rating.scale);
    object.text("marks", format_marks(Geometry::classic(), path.start.marks))
        .objects("steps", path.steps,
                 [&](JsonObject& inner, const HodokuStep& step) { write_fields(inner, step, cells); });
}

Status status_of(const Rating* se, const HodokuRating* hodoku, std::span<const ListRating> lists) {
    Status status = Status::unique;
    const auto take = [&](Status other) {
        if (status == Status::unique) status = other;
    };
    if (se) take(se->status);
    if (hodoku) take(hodoku->status);
    for (const ListRating& list : lists) take(list.rating.status);
    return status;
}

void json_ratings(JsonObject& object, const Rating* se, const HodokuRating* hodoku,
                  std::span<const ListRating> lists, bool counts) {
    object.text("status", name_of(status_of(se, hodoku, lists)));
    if (se && se->status == Status::unique) write_numbers(object, *se, counts);
    if (hodoku && hodoku->status == Status::unique)
        object.object("hodoku", [&](JsonObject& inner) { write_numbers(inner, *hodoku, counts); });
    std::vector<const ListRating*> rated;
    for (const ListRating& list : lists)
        if (list.rating.status == Status::unique) rated.push_back(&list);
    if (!rated.empty())
        object.objects("scales", rated, [&](JsonObject& inner, const ListRating* list) {
            write_numbers(inner, list->rating, *list->scale, counts);
        });
}

void write_fields(JsonObject& object, const ScaleRating& rating, const Scale& scale, bool counts) {
    object.text("status", name_of(rating.status));
    if (rating.status == Status::unique) write_numbers(object, rating, scale, counts);
}

void write_fields(JsonObject& object, const Path& path, const Scale& scale, Cells cells) {
    const ScaleRating rating = rating_of(scale, path);
    write_fields(object, path, cells);
    if (rating.ending != Ending::solved || rating.status != Status::unique) return;
    if (!rating.level.empty()) object.text("level", rating.level);
    object.tenths("difficulty", tenths_of(rating.difficulty));
    if (rating.score != 0) object.tenths("score", tenths_of(rating.score));
}

void write_fields(JsonObject& object, const Scale& scale) {
    object.text("name", scale.name).text("scale", stamp_of(scale));
    object.objects("levels", scale.levels, [](JsonObject& inner, const ScaleLevel& level) {
        inner.text("level", level.name).tenths("from", tenths_of(level.from));
    });
    object.objects("techniques", scale.entries, [&](JsonObject& inner, const ScaleEntry& entry) {
        inner.text("technique", entry.technique).tenths("difficulty", tenths_of(entry.difficulty));
        if (const auto level = level_of(scale, entry.difficulty); !level.empty()) inner.text("level", level);
        if (entry.longest != 0) inner.number("longest", entry.longest);
    });
}

void write_fields(JsonObject& object, const Rating& rating, bool counts) {
    json_ratings(object, &rating, nullptr, {}, counts);
}

}  // namespace nonet
