#pragma once
// Steps in words: what to look at, and why it follows.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/text.hpp"

namespace nonet {

// How cells are written: r1c1, or A1 (row letter, column number).
enum class Cells : std::uint8_t { r1c1, a1 };

// The ladder of a hint, each rung saying a little more than the one before.
enum class Rung : std::uint8_t {
    region,     // "Look at rows 4-6."
    house,      // "Look at row 4."
    technique,  // "There is a hidden pair in row 4."
    cells,      // "... in r4c2 and r4c7."
    whole,      // the whole step, with its reason
};
inline constexpr int rung_count = 5;

// The name of a form of a technique: "hidden_single.box" is "Hidden Single in a Box".
std::string_view name_of_kind(std::string_view kind) noexcept;

// What a step concludes: "r4c5 is 2", "r4c5 is not 2 or 7, r6c5 and r9c5 are not 2".
std::string conclusion_of(const Step& step, Cells cells = Cells::r1c1);

// Why a step follows, sentence by sentence: "In row 4 the 7 has one place left.", "So r4c5 is 7."
std::vector<std::string> sentences(const Step& step, Cells cells = Cells::r1c1);

// One branch of a step's chains, a sentence for each node: "Suppose r4c5 is 7.", "r4c9 is not 7: one 7 in row 4 (from 1)."
std::vector<std::string> sentences(const Step& step, const Chain& branch, Cells cells = Cells::r1c1);

// How the sentences of chains call the inner step of this number: "a".
std::string inner_name(std::size_t number);

// One rung of the ladder; `whole` is a paragraph (with a numbered proof below it where there are chains).
std::string describe(const Step& step, Rung rung, Cells cells = Cells::r1c1);

// What a hint says on one rung; first what is wrong, if anything is.
std::string describe(const Hint& hint, Rung rung, Cells cells = Cells::r1c1);

// Where a found contradiction ends: "Then nothing is left for r4c5."
std::string describe_clash(const Contradiction& contradiction, Cells cells = Cells::r1c1);

// "r4c5=7".
std::string candidate_name(Candidate candidate, Cells cells = Cells::r1c1);

// A chain in Eureka notation: "(7)r4c5-r4c9=(7-2)r6c9=..."; empty for one that is not a line of links.
std::string eureka(const Chain& chain, Cells cells = Cells::r1c1);

// The main house of a step: where one would look.
House house_to_look_at(const Step& step);

}  // namespace nonet
