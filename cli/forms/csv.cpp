#include "forms/csv.hpp"

#include <algorithm>
#include <utility>

#include "forms/form.hpp"

namespace nonet::cli {
namespace {

// The separator of a table is the first of these that its header holds.
char separator_of(std::string_view header) {
    const std::size_t at = header.find_first_of(",;\t");
    return at == std::string_view::npos ? ',' : header[at];
}

// Whether an input column is the one an answer is about: "Solutions" is "solution".
bool same_column(std::string_view column, std::string_view answer) {
    const auto same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a | 0x20 : a) == b; };
    const bool several = column.size() == answer.size() + 1 && (column.back() | 0x20) == 's';
    return std::ranges::equal(column.substr(0, column.size() - several), answer, same);
}

// The fields of a row, quotes removed.
std::vector<std::string> csv_fields(std::string_view row, char separator) {
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const char c = row[i];
        if (quoted && c == '"' && row.substr(i + 1).starts_with('"'))
            fields.back() += row[i++];  // a doubled quote is a quote
        else if (c == '"' && (quoted || fields.back().empty()))
            quoted = !quoted;
        else if (c == separator && !quoted)
            fields.emplace_back();
        else
            fields.back() += c;
    }
    return fields;
}

}  // namespace

std::string csv_field(std::string_view text, char separator) {
    constexpr std::string_view special = "\"\n\r";
    if (text.find_first_of(special) == std::string_view::npos &&
        text.find(separator) == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (char c : text) quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

namespace {

std::string joined(const std::vector<std::string>& fields, char separator) {
    std::string row;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i > 0) row += separator;
        row += csv_field(fields[i], separator);
    }
    return row + '\n';
}

}  // namespace

CsvTable::CsvTable(std::string_view input_header, std::initializer_list<std::string_view> answers)
    : separator_(separator_of(input_header)), has_input_(!input_header.empty()) {
    columns_ = has_input_ ? csv_fields(input_header, separator_) : std::vector<std::string>{"puzzle"};
    for (std::string_view answer : answers) {
        const auto found =
            std::ranges::find_if(columns_, [&](auto& column) { return same_column(column, answer); });
        place_.push_back(static_cast<std::size_t>(found - columns_.begin()));
        if (found == columns_.end()) columns_.emplace_back(answer);
    }
}

std::string CsvTable::header() const { return joined(columns_, separator_); }

std::string CsvTable::row(const Record& record, const std::vector<std::string>& answers) const {
    std::vector<std::string> fields;
    if (has_input_ && record.format == Format::csv)
        fields = csv_fields(record.text, separator_);
    else
        fields.push_back(puzzle_as_it_came(record));
    fields.resize(
        columns_.size());  // a bad row may have more or fewer than came; answers replace the surplus
    for (std::size_t i = 0; i < place_.size(); ++i) fields[place_[i]] = answers[i];
    return joined(fields, separator_);
}

void csv_row(const Batch& batch, const Record& record, Rows& rows,
             std::initializer_list<std::string_view> names, const std::vector<std::string>& values) {
    if (!rows.table) {
        rows.table = std::make_shared<const CsvTable>(batch.csv_header, names);
        if (batch.starts_table) rows.out += rows.table->header();
    }
    rows.out += rows.table->row(record, values);
}

}  // namespace nonet::cli
