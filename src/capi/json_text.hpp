#pragma once
// Answers as JSON text, in C.

#include <string>

#include "capi/translate.hpp"
#include "nonet/more/json.hpp"

struct nonet_text {
    std::string chars;
};
