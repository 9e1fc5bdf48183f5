#include "formats/rough_rows.hpp"

#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

// "------+-------", "*---*", ":---:": returns whether the line is part of a drawing and has no cells.
bool is_border(std::string_view ascii) {
    return ascii.find_first_not_of(" -+|=*.:'\r") == std::string_view::npos &&
           ascii.find("---") != std::string_view::npos && ascii.find("..") == std::string_view::npos;
}

// Returns the part of a line that may hold its cells. A long first word is used alone, so that a comment may follow.
std::string_view cells_part(std::string_view ascii) {
    const std::size_t word_end =
        std::min(ascii.find_first_of(" \t;,#", ascii.find_first_not_of(" \t")), ascii.size());
    return word_end > 2 * side ? ascii.substr(0, word_end) : ascii.substr(0, ascii.find('#'));
}

}  // namespace

std::vector<std::vector<std::uint8_t>> rough_rows(std::string_view text) {
    std::vector<std::vector<std::uint8_t>> rows;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const Text line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (is_border(line.ascii())) continue;
        std::vector<std::uint8_t> row;
        for (char c : cells_part(line.ascii()))
            if (is_cell(c)) row.push_back(cell_value(c));
        if (!row.empty()) rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace nonet::formats
