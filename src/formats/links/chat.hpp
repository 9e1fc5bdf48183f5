#pragma once
// Puzzles in chat messages, as in data sets for the evaluation of language models:
//
//   {"input": [{"role": "user", "content": "Solve this: \\n[[3, 0, 6, ...], ...]"}], "ideal": "[[3, 1, 6, ...], ...]"}

#include <optional>

#include "formats/boards.hpp"
#include "formats/links/json_node.hpp"

namespace nonet::formats {

// Fills the record with the puzzle of the last message that has one and is not the model's, or returns the error.  Returns
// nothing for an object without messages.
struct ReadChat {
    std::optional<Error> error;
};
std::optional<ReadChat> read_chat(const JsonNode& object, const Line& begin, Boards& boards, Record& record);

}  // namespace nonet::formats
