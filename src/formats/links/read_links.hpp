#pragma once
// Reads an object of another program as a record of the stream.

#include <optional>
#include <string_view>

#include "formats/boards.hpp"
#include "formats/formats.hpp"

namespace nonet::formats {

struct ReadObject {
    std::optional<Error> error;
    bool is_chat = false;  // the puzzle was in its messages
};

// Fills the record from a JSON object without faults that is another program's puzzle, or returns an error. Returns
// nothing for any other object.
//
//   text    begins with the object's bracket; other text may follow the object
//   begin   the object's place
std::optional<ReadObject> read_foreign_object(std::string_view text, const Line& begin, Boards& boards,
                                              Record& record);

// Returns the place of a list of cell objects, or of rows of them, [{"value": 5}, ...], at the beginning of a text or
// after another list. Returns the end of the text if there is none.
std::size_t cell_list_at(std::string_view text);

// Takes such a list, which may have many lines, as one record. Returns false and takes nothing if no list begins here.
bool read_cell_list(Source& source, const Line& first, Record& record);

}  // namespace nonet::formats
