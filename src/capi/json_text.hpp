#pragma once
// Answers as JSON text, in C.

#include <string>

#include "capi/translate.hpp"
#include "nonet/more/json.hpp"

struct nonet_text {
    std::string chars;
};

namespace nonet::capi {

// Answers a question about one puzzle: calls `ask` with the puzzle and the limits (`otherwise` if they are NULL), which
// returns JSON.
template <class Ask>
nonet_status answer(const char* text, std::size_t length, const nonet_limits* limits, nonet_text* out,
                    nonet_error* error, Ask ask, const Limits& otherwise = {}) {
    if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
    const auto question = question_from(text, length, limits, otherwise);
    if (!question) return fail(question.error(), error);
    out->chars = ask(question->puzzle, question->limits);
    return NONET_OK;
}

}  // namespace nonet::capi
