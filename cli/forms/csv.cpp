#include "forms/csv.hpp"

#include <algorithm>
#include <utility>

#include "forms/form.hpp"
#include "frame/words.hpp"

namespace nonet::cli {
namespace {

// Returns the separator of a table: the first of these that its header contains.
char separator_of(std::string_view header) {
    const std::size_t at = header.find_first_of(",;\t");
    return at == std::string_view::npos ? ',' : header[at];
}

// Returns whether an input column is the one that an answer replaces: "Solutions" matches "solution".
bool same_column(std::string_view column, std::string_view answer) {
    const auto same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a | 0x20 : a) == b; };
    const bool several = column.size() == answer.size() + 1 && (column.back() | 0x20) == 's';
    return std::ranges::equal(column.substr(0, column.size() - several), answer, same);
}

// Returns the fields of a row without quotes.
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

bool is_quoted(std::string_view text, char separator) {
    return text.find(separator) != text.npos || text.find('"') != text.npos || text.find('\n') != text.npos ||
           text.find('\r') != text.npos;
}

void write_field(std::string_view text, char separator, std::string& out) {
    if (!is_quoted(text, separator)) {
        out += text;
        return;
    }
    out += '"';
    for (char c : text) out.append(c == '"' ? 2 : 1, c);
    out += '"';
}

constexpr std::size_t no_answer = ~std::size_t{0};

}  // namespace

std::string csv_field(std::string_view text, char separator) {
    std::string field;
    write_field(text, separator, field);
    return field;
}

CsvTable::CsvTable(std::string_view input_header, std::span<const std::string_view> answers)
    : separator_(separator_of(input_header)), has_input_(!input_header.empty()) {
    columns_ = has_input_ ? csv_fields(input_header, separator_) : std::vector<std::string>{"puzzle"};
    answer_in_.assign(columns_.size(), no_answer);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const std::string_view answer = answers[i];
        const auto found =
            std::ranges::find_if(columns_, [&](auto& column) { return same_column(column, answer); });
        if (found == columns_.end()) {
            columns_.emplace_back(answer);
            answer_in_.push_back(i);
        } else {
            answer_in_[static_cast<std::size_t>(found - columns_.begin())] = i;
        }
    }
}

std::string CsvTable::header() const {
    std::string row;
    auto column = columns_.begin();
    write_fields([&] { return std::string_view(*column++); }, false, {}, row);
    return row;
}

// `next` returns the input fields in order; plain: none of them needs quotes.
template <class NextField>
void CsvTable::write_fields(NextField next, bool plain, std::span<const std::string_view> answers,
                            std::string& out) const {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        if (i > 0) out += separator_;
        const std::string_view own = next();
        if (answer_in_[i] < answers.size())
            write_field(answers[answer_in_[i]], separator_, out);
        else if (plain)
            out += own;
        else
            write_field(own, separator_, out);
    }
    out += '\n';
}

// A bad row may have more or fewer fields than the header; answers replace the surplus.
void CsvTable::write_row(const Record& record, std::span<const std::string_view> answers,
                         std::string& out) const {
    const std::size_t begin = out.size();
    write_as_it_came(record, answers, out);
    escape_controls(out, begin);
}

void CsvTable::write_as_it_came(const Record& record, std::span<const std::string_view> answers,
                                std::string& out) const {
    const bool is_row = has_input_ && record.format == Format::csv;
    if (is_row && !record.text.contains('"')) {  // the common case: fields are the texts between separators
        std::string_view rest = record.text;
        const auto next = [&] {
            const std::string_view field = rest.substr(0, rest.find(separator_));
            rest.remove_prefix(std::min(field.size() + 1, rest.size()));
            return field;
        };
        return write_fields(next, true, answers, out);
    }
    const auto fields = is_row ? csv_fields(record.text, separator_) : std::vector{puzzle_as_it_came(record)};
    auto field = fields.begin();
    const auto next = [&] { return field == fields.end() ? std::string_view() : std::string_view(*field++); };
    write_fields(next, false, answers, out);
}

void start_table(const Batch& batch, Rows& rows, std::span<const std::string_view> answers) {
    rows.table = std::make_shared<const CsvTable>(batch.csv_header, answers);
    if (!batch.starts_table) return;
    const std::size_t begin = rows.out.size();
    rows.out += rows.table->header();
    escape_controls(rows.out, begin);
}

}  // namespace nonet::cli
