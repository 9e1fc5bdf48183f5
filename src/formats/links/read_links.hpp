#pragma once
// What was read of another program's text, as a record of the stream.

#include <expected>
#include <optional>
#include <string_view>

#include "formats/boards.hpp"
#include "formats/links/import.hpp"

namespace nonet::formats {

// Fills the record, or says what is wrong at a place of `line`: what is inside of a packed text stands where that begins.
std::optional<Error> take_import(std::expected<Import, Fault> import, const Line& line, Boards& boards,
                                 Record& record);

// An object of JSON without faults that is another program's puzzle; nothing for any other.
//
//   text   from its bracket on; more may stand behind it
std::optional<std::expected<Import, Fault>> read_foreign_object(std::string_view text, Format& format);

}  // namespace nonet::formats
