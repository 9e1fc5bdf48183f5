#pragma once
// Formats lengths identically on every machine: to hundredths at most, without trailing zeros.

#include <cmath>
#include <string>

namespace nonet {

inline std::string length_text(double length) {
    const long hundredths = std::lround(length * 100), size = std::labs(hundredths);
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
    if (const long rest = size % 100; rest != 0) {
        text += '.';
        text += static_cast<char>('0' + rest / 10);
        if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
    }
    return text;
}

}  // namespace nonet
