#pragma once
// Records within an object, as exports and web services write them:
//
//      {"name": "monday", "puzzles": [{"puzzle": "53..7...."}, {"puzzle": "4.....8.5"}], "count": 2}
//       ^ the wrapper                 ^ a record            ^^ between two           ^ between, to the end
//
// No key needs to be known. A wrapper is an object without a puzzle of its own; one of its members is a record, a
// wrapper, or a list whose first item is one of these.

#include <cstddef>
#include <string_view>

namespace nonet::formats {

// Returns whether the value of a member is an object or a list of objects. Such a value is never a puzzle, regardless
// of its key.
bool holds_objects(std::string_view value);

// Returns whether it is a list of puzzles without keys, which is a literal and not a record.
bool is_list_of_puzzles(std::string_view value);

// Returns the place of the first record of the object whose bracket is at byte `at` of the text: `at` itself if the
// object is a record, npos if there is none. The text may end within the object, or be broken after the record. At most
// most_wrappers nested objects are examined.
inline constexpr int most_wrappers = 8;
std::size_t first_record_in(std::string_view text, std::size_t at);

// Skips brackets, commas and members of wrappers after a record, if they hold no record. Returns the place of the next
// object, the end of the text, or the first byte that is neither.
std::size_t skip_between_records(std::string_view text, std::size_t at = 0);

}  // namespace nonet::formats
