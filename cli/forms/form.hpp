#pragma once
// The forms of output that several commands share.

#include "flow/rows.hpp"
#include "frame/args.hpp"
#include "frame/form_names.hpp"
#include "frame/streams.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {

// The form by --format and --json, or by the format of each puzzle.
class FormChoice {
 public:
    // otherwise   the default form. Without it the default is the puzzle's own form: line, csv, json or grid; or, on a
    //             terminal, pretty for lines and grids if the command has that form
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

    std::optional<Form> chosen_;  // by the command line
    std::optional<Form> fixed_;   // for every puzzle
    bool pretty_ = false;         // on a terminal
};

// Returns the original puzzle on one line, as the beginning of a row.
std::string puzzle_as_it_came(const Record& record);

}  // namespace nonet::cli
