#pragma once
// Answers as JSON text, in C.

#include <string>

#include "capi/translate.hpp"
#include "nonet/more/json.hpp"

struct nonet_text {
    std::string chars;
};

namespace nonet::capi {

// Replaces a text by one object, whose fields `write` writes.
template <class Write>
nonet_status answer(nonet_text* out, Write write) {
    out->chars.clear();
    JsonObject object(out->chars);
    write(object);
    object.end();
    return NONET_OK;
}

// The same for a question about one puzzle: `write` is given the object, the puzzle and the limits.
template <class Write>
nonet_status answer(const char* text, std::size_t length, const nonet_limits* limits, nonet_text* out,
                    nonet_error* error, Write write) {
    if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
    const auto question = question_from(text, length, limits);
    if (!question) return fail(question.error(), error);
    return answer(out, [&](JsonObject& object) { write(object, question->puzzle, question->limits); });
}

}  // namespace nonet::capi
