#pragma once
// The table of all words: for each kind of step its name and its reason.

#include <span>
#include <string_view>

namespace nonet {

// In a reason, words in braces stand for parts of the step:
//
//   {cells} {digits}      the pattern's cells and digits         {base} {cover}       its houses
//   {pivot} {pincers}     the wings' cells                       {shared}             the pincers' digit
//   {extras} {ring}       beyond a deadly pattern, its cells     {partners} {set}     cells and digits of a set
//   {excluders} {causes}  what rules something out               {other}              the second house of a direct step
//   {so}                  what the step concludes                {proof}              chains, line by line
struct Words {
    std::string_view kind;
    std::string_view name;
    std::string_view reason;
};

std::span<const Words> all_words() noexcept;

// nullptr when there is none of that kind.
const Words* words_for(std::string_view kind) noexcept;

}  // namespace nonet
