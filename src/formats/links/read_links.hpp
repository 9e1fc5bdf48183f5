#pragma once
// An object of another program, as a record of the stream.

#include <optional>
#include <string_view>

#include "formats/boards.hpp"

namespace nonet::formats {

struct ReadObject {
    std::optional<Error> error;
};

// Fills the record with an object of JSON without faults that is another program's puzzle, or says what is wrong with it;
// nothing for any other object.
//
//   text    from its bracket on; more may stand behind it
//   begin   where it stands
std::optional<ReadObject> read_foreign_object(std::string_view text, const Line& begin, Boards& boards,
                                              Record& record);

}  // namespace nonet::formats
