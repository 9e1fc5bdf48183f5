#pragma once
// Records within an object, as exports and web services write them:
//
//      {"name": "monday", "puzzles": [{"puzzle": "53..7...."}, {"puzzle": "4.....8.5"}], "count": 2}
//       ^ the wrapper                 ^ a record            ^^ between two           ^ between, to the end
//
// No key has to be known.  A wrapper is an object without a puzzle of its own, one of whose members is a record or a
// wrapper, or a list whose first item is one.

#include <cstddef>
#include <string_view>

namespace nonet::formats {

// Whether the value of a member is an object or a list of objects: then it is no puzzle, whatever its key.
bool holds_objects(std::string_view value);

// Whether it is a list of puzzles without keys, which is no record but a literal.
bool is_list_of_puzzles(std::string_view value);

// Where the first record of the object begins whose bracket is byte `at` of the text: there when it is one itself; npos
// when there is none.  The text may end within the object, or be broken behind the record; it is looked at up to
// most_wrappers times.
inline constexpr int most_wrappers = 8;
std::size_t first_record_in(std::string_view text, std::size_t at);

// Behind a record: passes over brackets, commas and the members of wrappers that hold no record.  Where the next object
// begins, or the text ends; or at what is neither.
std::size_t skip_between_records(std::string_view text, std::size_t at = 0);

}  // namespace nonet::formats
