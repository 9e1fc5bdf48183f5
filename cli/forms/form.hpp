#pragma once
// The forms of output that commands share.

#include "flow/rows.hpp"
#include "frame/args.hpp"
#include "frame/form_names.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {

// --format and --json, or by the format of each puzzle.
class FormChoice {
 public:
    // otherwise   where nothing is asked for; without it a puzzle's own form: line, csv or grid
    explicit FormChoice(const Args& args, std::optional<Form> otherwise = {});
    Form of(const Record& record) const { return fixed_ ? *fixed_ : own_form(record); }
    Form of_plain_line() const { return fixed_.value_or(Form::line); }
    bool is_json() const { return chosen_ == Form::json; }
    std::optional<Form> chosen() const { return chosen_; }

 private:
    static Form own_form(const Record& record);

    std::optional<Form> chosen_;  // by the words of the command line
    std::optional<Form> fixed_;   // of every puzzle
};

// The puzzle as it came, on one line: what a row begins with when there is nothing better to say.
std::string puzzle_as_it_came(const Record& record);

// A finished grid, boxed; the digits that were not given stand out in colour if wanted.
std::string pretty_solution(const Grid& solution, const Grid& givens, bool colour);

}  // namespace nonet::cli
