#include "step_columns.hpp"

#include <algorithm>

#include "nonet/more/techniques.hpp"
#include "nonet/text.hpp"

namespace nonet::python {
namespace {

std::string name_on(const Geometry& board, Cell cell) {
    return "r" + std::to_string(cell / board.columns() + 1) + "c" +
           std::to_string(cell % board.columns() + 1);
}

// A column of texts, one for each item.
template <class Item, class TextOf>
Chunk texts_of(std::span<const Item> items, TextOf text_of) {
    std::vector<OfRow<std::string>> texts;
    texts.reserve(items.size());
    for (const Item& item : items)
        if (const std::string_view text = text_of(item); !text.empty())
            texts.push_back({&item - items.data(), std::string(text)});
    return text_of_few(static_cast<std::int64_t>(items.size()), texts);
}

}  // namespace

void StepColumn::add(std::int64_t row, std::span<const Step> steps, const Geometry& board) {
    const bool is_classic = board == Geometry::classic();
    const int first = board.zero_based() ? 0 : 1;
    std::vector<Record> own;
    for (const Step& step : steps) {
        const StepWords words = words_of(step, Cells::r1c1, board);
        Record& record = own.emplace_back();
        record.technique = step.technique;
        record.name = words.name;
        record.rating = tenths_of(step.rating) / 10.0;
        if (!is_classic)
            if (const Technique* technique = find_technique(step.technique); technique != nullptr)
                if (const auto level = level_of(*technique)) record.level = name_of(*level);
        for (const auto& [cell, digit] : step.place)
            record.place.push_back({name_on(board, cell), digit + first});
        for (const auto& [cell, digits] : step.remove)
            for (Digit digit : digits) record.remove.push_back({name_on(board, cell), digit + first});
        record.text = text_of(words);
    }
    rows_.add(row, std::move(own));
}

Chunk StepColumn::marks_of(std::span<const Record* const> steps, std::vector<Mark> Record::* marks) {
    std::vector<OfRow<std::int64_t>> counts;
    std::vector<Mark> all;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::vector<Mark>& own = steps[i]->*marks;
        counts.push_back({static_cast<std::int64_t>(i), static_cast<std::int64_t>(own.size())});
        all.insert(all.end(), own.begin(), own.end());
    }
    const auto number = static_cast<std::int64_t>(all.size());
    Writer digit(Type::uint8, number);
    for (std::int64_t i = 0; i < number; ++i)
        digit.set(i, static_cast<std::uint8_t>(all[static_cast<std::size_t>(i)].digit));
    Chunk cell =
        texts_of(std::span<const Mark>(all), [](const Mark& mark) { return std::string_view(mark.cell); });
    std::vector<Field> fields;
    fields.push_back({"cell", std::move(cell)});
    fields.push_back({"digit", digit.finished()});
    return lists_of_few(static_cast<std::int64_t>(steps.size()), counts,
                        record_of(std::move(fields), number));
}

Chunk StepColumn::finished(std::int64_t length) {
    std::vector<OfRow<std::int64_t>> counts;
    std::vector<const Record*> steps;
    for (const auto& [row, own] : rows_.sorted()) {
        counts.push_back({row, static_cast<std::int64_t>(own.size())});
        for (const Record& step : own) steps.push_back(&step);
    }
    const auto number = static_cast<std::int64_t>(steps.size());
    Writer rating(Type::float64, number);
    for (std::int64_t i = 0; i < number; ++i) {
        const Record& step = *steps[static_cast<std::size_t>(i)];
        rating.set(i, step.rating);
        if (!step.level.empty()) rating.set_null(i);
    }
    const std::span<const Record* const> all(steps);
    std::vector<Field> fields;
    fields.push_back({"technique", texts_of(all, [](const Record* one) { return one->technique; })});
    fields.push_back({"name", texts_of(all, [](const Record* one) { return one->name; })});
    fields.push_back({"rating", rating.finished()});
    fields.push_back({"level", texts_of(all, [](const Record* one) { return one->level; })});
    fields.push_back({"place", marks_of(all, &Record::place)});
    fields.push_back({"remove", marks_of(all, &Record::remove)});
    fields.push_back({"text", texts_of(all, [](const Record* one) { return std::string_view(one->text); })});
    return lists_of_few(length, counts, record_of(std::move(fields), number));
}

}  // namespace nonet::python
