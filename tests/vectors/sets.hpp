#pragma once
// The sets of vectors that are requested by name, and the common way to write them.

#include <cstdio>
#include <string>
#include <string_view>

#include "command/json.hpp"

namespace nonet {

// Puzzles of other boards.  The last argument of each question has the key `board`.
void print_board_vectors();

// Questions about nonet's own scale, the text of one, and other scales without some of their techniques.
void print_scale_vectors();

// Lists of grids, one minimal puzzle, classes and parts of data sets.
void print_list_vectors();

inline std::string quoted(std::string_view text) {
    std::string out;
    JsonObject(out).text("", text).end();
    return out.substr(4, out.size() - 5);  // {"":"..."}
}

template <class Write>
std::string object(Write write) {
    std::string out;
    JsonObject inner(out);
    write(inner);
    inner.end();
    return out;
}

inline void print_vector(const char* question, const std::string& given, const std::string& answer) {
    std::printf("{\"question\":\"%s\",\"given\":[%s],\"answer\":%s}\n", question, given.c_str(),
                answer.c_str());
}

}  // namespace nonet
