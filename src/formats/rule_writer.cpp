// Writes rules as they appear in the names of boards.

#include <algorithm>
#include <cstdlib>

#include "formats/board_name.hpp"
#include "formats/rule_names.hpp"
#include "formats/symbols.hpp"
#include "rules/extra.hpp"
#include "rules/record.hpp"

namespace nonet::formats {
namespace {

// Characters that would end a rule, or a part of one, are written as % and two hexadecimal digits.
bool is_plain_in_rule(char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || std::string_view(".*()|?{},^-").find(c) < 99;
}
std::string escaped(std::string_view text) {
    std::string escaped;
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (is_plain_in_rule(c))
            escaped += c;
        else
            (escaped += '%') += {capital_hex_digits[byte / 16], capital_hex_digits[byte % 16]};
    }
    return escaped;
}

class RuleWriter {
 public:
    // extra   the extra cells, or nullptr if there are none
    RuleWriter(int columns, int digits, const ExtraCells* extra)
        : columns_(columns), digits_(digits), extra_(extra) {}

    std::string name(const Rule& rule) const {
        const rules::Shape& shape = rules::record_of(rule.kind).shape;
        std::string name(name_of(rule.kind));
        if (shape.has_parts) {
            for (std::size_t i = 0; i < rule.parts.size(); ++i)
                (name += i == 0 ? '[' : '+') += this->name(rule.parts[i]);
            return name + ']';
        }
        const bool is_usual =
            shape.usual != nullptr && rule.values.size() == 1 && rule.values[0] == shape.usual(digits_);
        if (shape.has_text) name += '=' + escaped(rule.text);
        for (std::size_t i = 0; i < rule.values.size() && !is_usual; ++i)
            name += (i == 0 ? '=' : ',') + std::to_string(rule.values[i]);
        for (std::size_t i = 0; i < rule.groups.size(); ++i)
            (name += i == 0 ? ':' : '/') += group_name(rule.groups[i]);
        return name;
    }

 private:
    std::string group_name(const std::vector<Cell>& cells) const {
        std::string name;
        for (std::size_t i = 0; i < cells.size();) {
            const std::size_t count = is_extra(cells[i]) ? in_sequence(cells, i) : straight(cells, i);
            name += (name.empty() ? "" : ",") + cell_name(cells[i]);
            if (count > 2) name += '-' + cell_name(cells[i + count - 1]);
            i += count > 2 ? count : 1;
        }
        return name;
    }
    std::string cell_name(Cell cell) const {
        return is_extra(cell) ? extra_->name(cell) : name_of_cell(cell, columns_);
    }
    bool is_extra(Cell cell) const { return extra_ != nullptr && cell >= extra_->first; }

    // Returns the number of cells from `begin` on that are in one straight line, each next to the one before.
    std::size_t straight(const std::vector<Cell>& cells, std::size_t begin) const {
        const auto step = [&](std::size_t i) {
            return std::pair(cells[i + 1] / columns_ - cells[i] / columns_,
                             cells[i + 1] % columns_ - cells[i] % columns_);
        };
        if (begin + 1 >= cells.size() || is_extra(cells[begin + 1])) return 1;
        const auto first = step(begin);
        if (std::max(std::abs(first.first), std::abs(first.second)) != 1) return 1;
        std::size_t count = 2;
        while (begin + count < cells.size() && !is_extra(cells[begin + count]) &&
               step(begin + count - 1) == first)
            ++count;
        return count;
    }
    // The same for extra cells: the numbers of one name, in sequence.
    std::size_t in_sequence(const std::vector<Cell>& cells, std::size_t begin) const {
        std::size_t count = 1;
        while (begin + count < cells.size() && cells[begin + count] == cells[begin] + count &&
               extra_->group_of(cells[begin + count]) == extra_->group_of(cells[begin]))
            ++count;
        return count;
    }

    const int columns_, digits_;
    const ExtraCells* extra_;
};

}  // namespace
}  // namespace nonet::formats

namespace nonet {

std::string rule_name(const Rule& rule, int columns, int digits) {
    if (rule.kind != RuleKind::extra) return formats::RuleWriter(columns, digits, nullptr).name(rule);
    if (rule.values.size() < 3) return "extra";  // extra cells need no term
    const ExtraCells extra = rules::extra_cells(rule);
    const formats::RuleWriter writer(columns, digits, &extra);
    std::string name = formats::extra_name(extra);
    for (const Rule& part : rule.parts) (name += '+') += writer.name(part);
    return name;
}

}  // namespace nonet
