#pragma once
// The names that people and programs write before each row and above the columns: "A", "R1:", "Row 1", "[1,]", "**3**",
// "0".

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::formats {

// "R1" is the word "r" and the number 1. "B" is a letter with the number 2 and no word.
struct NumberedName {
    std::string word;  // in small letters
    int number = 0;
    bool letter = false;
};

// Returns whether the second name directly follows the first: the same word, the next number.
bool are_in_sequence(const NumberedName& before, const NumberedName& name);

// The name at the beginning of a row.
struct RowName {
    NumberedName name;
    std::size_t end = 0;  // the end of the name with its separators: "A ", "1. ", "| 3 ", "[1,] "
};
std::optional<RowName> name_of_row(std::string_view ascii);

// Returns the places of the last characters of nine column names in sequence; empty if the line does not have them.
std::vector<std::size_t> names_of_columns(std::string_view ascii);

}  // namespace nonet::formats
