#pragma once
// The forms of output that commands share.

#include "flow/rows.hpp"
#include "frame/args.hpp"
#include "frame/form_names.hpp"
#include "frame/streams.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {

// --format and --json, or by the format of each puzzle.
class FormChoice {
 public:
    // otherwise   where nothing is asked for; without it a puzzle's own form: line, csv, json or grid, and where a person
    //             looks at it, pretty for lines and grids, if the command has that form
    FormChoice(const Args& args, const Streams& io, std::optional<Form> otherwise = {});
    Form of(const Record& record) const { return fixed_ ? *fixed_ : looked_at(own_form(record)); }
    Form of_plain_line() const { return fixed_ ? *fixed_ : looked_at(Form::line); }
    bool is_json() const { return chosen_ == Form::json; }
    std::optional<Form> chosen() const { return chosen_; }

 private:
    static Form own_form(const Record& record);
    Form looked_at(Form form) const {
        return pretty_ && (form == Form::line || form == Form::grid) ? Form::pretty : form;
    }

    std::optional<Form> chosen_;  // by the words of the command line
    std::optional<Form> fixed_;   // of every puzzle
    bool pretty_ = false;         // on a terminal
};

// The puzzle as it came, on one line: what a row begins with when there is nothing better to say.
std::string puzzle_as_it_came(const Record& record);

}  // namespace nonet::cli
