#pragma once
// Lists within a sentence.

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "core/say.hpp"

namespace nonet {

// Writes "a", "a and b", "a, b and c", item by item.
class Enumeration {
 public:
    Enumeration(std::string& text, std::size_t count, std::string_view last = " and ")
        : text_(text), last_(translated(last)), left_(count) {}

    // Returns the text to which the next item is appended.
    std::string& item() {
        if (std::exchange(begun_, true)) text_ += left_ == 1 ? last_ : ", ";
        --left_;
        return text_;
    }

 private:
    std::string& text_;
    const std::string_view last_;
    std::size_t left_;
    bool begun_ = false;
};

}  // namespace nonet
