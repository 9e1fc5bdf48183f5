#pragma once
// Tables of pairs of values as Interactive Sudoku Solver encodes them in a key, and the rules that are such tables.
//
//   key    base64url, six bits for each character, the lowest first; bit i*N + j: whether (low + i, low + j) is allowed; zeros at
//          the end are left out

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

    // Returns nothing if a character is not in the alphabet, or if the key refers to values that the board lacks.
    [[nodiscard]] static std::optional<PairTable> of_key(std::string_view key, int low, int digits);
    // Returns the table of a rule for two values; nothing for any other rule.
    [[nodiscard]] static std::optional<PairTable> of_rule(const Rule& rule, int low, int digits);

    [[nodiscard]] std::string key() const;

    // Returns the nonet rule that applies this table to each cell of a line and the next one or, if `all`, each later
    // one. If there is no such rule, returns a list of pairs.
    [[nodiscard]] Rule rule(bool all) const;

    friend bool operator==(const PairTable&, const PairTable&) = default;

 private:
    template <class Holds>
    void fill(Holds holds);

    int low_, digits_;
    std::vector<bool> allowed_;
};

}  // namespace nonet::formats
