#pragma once
// Ratings on a scale as columns: level, difficulty, score.

#include <algorithm>
#include <string_view>
#include <utility>

#include "scales.hpp"
#include "table.hpp"

namespace nonet::python {

class ScaleColumns {
 public:
    ScaleColumns(const Scale& scale, TableWriter& table)
        : names_(names_of(scale)),
          level_(table.add("level", Type::words, names_)),
          difficulty_(table.add("difficulty", Type::float64)),
          score_(table.add("score", Type::float64)) {}

    // All columns are null for a row that was not rated.
    //
    //   difficulty, score   in tenths
    void set(std::int64_t row, bool rated, std::string_view level, std::int64_t difficulty,
             std::int64_t score) {
        const auto word = std::ranges::find(*names_, level);
        level_.set(row, static_cast<std::uint8_t>(word - names_->begin()));
        difficulty_.set(row, static_cast<double>(difficulty) / 10);
        score_.set(row, static_cast<double>(score) / 10);
        if (!rated || level.empty()) level_.set_null(row);
        if (!rated) difficulty_.set_null(row);
        if (!rated || score == 0) score_.set_null(row);
    }

 private:
    // The words of its levels, and then one for none.
    static Words names_of(const Scale& scale) {
        constexpr std::size_t most = 255;
        if (scale.levels.size() > most)
            raise_argument("a scale of " + std::to_string(scale.levels.size()) + " levels",
                           "at most " + std::to_string(most));
        std::vector<std::string> names;
        for (const ScaleLevel& level : scale.levels) names.push_back(level.name);
        // HoDoKu's levels do not follow from difficulties alone.
        if (scale.walk == Scale::Walk::hodoku_2_2 || scale.walk == Scale::Walk::hodoku_2_3)
            for (int i = 0; i <= static_cast<int>(HodokuLevel::extreme); ++i)
                names.emplace_back(name_of(static_cast<HodokuLevel>(i)));
        names.emplace_back();
        return std::make_shared<const std::vector<std::string>>(std::move(names));
    }

    Words names_;
    Writer &level_, &difficulty_, &score_;
};

}  // namespace nonet::python
