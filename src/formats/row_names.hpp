#pragma once
// What people and programs write before each row, and above the columns: "A", "R1:", "Row 1", "[1,]", "**3**", "0".

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::formats {

// "R1" is the word "r" and the number 1; "B" is a letter, the number 2 and no word.
struct NumberedName {
    std::string word;  // in small letters
    int number = 0;
    bool letter = false;
};

// Whether each is the one behind the one before: the same word, the next number.
bool are_in_sequence(const NumberedName& before, const NumberedName& name);

// The name that a row begins with.
struct RowName {
    NumberedName name;
    std::size_t end = 0;  // what belongs to it ends there: "A ", "1. ", "| 3 ", "[1,] "
};
std::optional<RowName> name_of_row(std::string_view ascii);

// The names of nine columns in sequence, each by the place of its last character; empty if the line is none.
std::vector<std::size_t> names_of_columns(std::string_view ascii);

}  // namespace nonet::formats
