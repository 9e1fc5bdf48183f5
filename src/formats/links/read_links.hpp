#pragma once
// An object of another program, as a record of the stream.

#include <optional>
#include <string_view>

#include "formats/boards.hpp"
#include "formats/formats.hpp"

namespace nonet::formats {

struct ReadObject {
    std::optional<Error> error;
    bool is_chat = false;  // the puzzle was in its messages
};

// Fills the record with an object of JSON without faults that is another program's puzzle, or says what is wrong with it;
// nothing for any other object.
//
//   text    from its bracket on; more may stand behind it
//   begin   where it stands
std::optional<ReadObject> read_foreign_object(std::string_view text, const Line& begin, Boards& boards,
                                              Record& record);

// Where a list of objects that are cells begins, or of rows of them, [{"value": 5}, ...], at the beginning of a text or behind
// another one; where the text ends if none does.
std::size_t cell_list_at(std::string_view text);

// Takes such a list, which may have many lines, as one record.  Returns false if no list begins here; then nothing is taken.
bool read_cell_list(Source& source, const Line& first, Record& record);

}  // namespace nonet::formats
