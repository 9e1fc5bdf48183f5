#pragma once
// Tables of two values as Interactive Sudoku Solver packs them into a key, and the rules that are such tables.
//
//   key    base64url, six bits a character, the lowest first; bit i*N + j: whether (low + i, low + j) may be; zeros at the
//          end are left out

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/rules.hpp"

namespace nonet::formats {

class PairTable {
 public:
    PairTable(int low, int digits)
        : low_(low), digits_(digits), allowed_(static_cast<std::size_t>(digits * digits)) {}

    // Nothing where a character is none of the alphabet, or says something of values that there are not.
    [[nodiscard]] static std::optional<PairTable> of_key(std::string_view key, int low, int digits);
    // What a rule of two values says; nothing for a rule that is none.
    [[nodiscard]] static std::optional<PairTable> of_rule(const Rule& rule, int low, int digits);

    [[nodiscard]] std::string key() const;

    // The rule of our own that says this of each cell of a line and the next one, or, `all`, and each later one; a list of
    // pairs where there is none.
    [[nodiscard]] Rule rule(bool all) const;

    friend bool operator==(const PairTable&, const PairTable&) = default;

 private:
    template <class Holds>
    void fill(Holds holds);

    int low_, digits_;
    std::vector<bool> allowed_;
};

}  // namespace nonet::formats
