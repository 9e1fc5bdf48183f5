#pragma once
// The forms in which answers are written, and the name of each for --format.

#include <algorithm>
#include <optional>
#include <string_view>

namespace nonet::cli {

enum class Form {
    line,
    grid,
    csv,
    json,
    pretty,
    pencil,
    marks,
    text,
    markdown,
    html,
    svg,
    pdf,
    iss,
    fpuzzles,
    fpuzzles_json,
    sudokupad,
    hodoku,
    rules,
    killer,
    sumocue,
    opensudoku,
    penpa,
    solo,
    sdx
};

struct NamedForm {
    std::string_view name;
    Form form;
};

inline constexpr NamedForm named_forms[] = {{"line", Form::line},
                                            {"grid", Form::grid},
                                            {"csv", Form::csv},
                                            {"json", Form::json},
                                            {"pretty", Form::pretty},
                                            {"pencil", Form::pencil},
                                            {"marks", Form::marks},
                                            {"text", Form::text},
                                            {"markdown", Form::markdown},
                                            {"html", Form::html},
                                            {"svg", Form::svg},
                                            {"pdf", Form::pdf},
                                            {"iss", Form::iss},
                                            {"fpuzzles", Form::fpuzzles},
                                            {"fpuzzles-json", Form::fpuzzles_json},
                                            {"sudokupad", Form::sudokupad},
                                            {"hodoku", Form::hodoku},
                                            {"rules", Form::rules},
                                            {"killer", Form::killer},
                                            {"sumocue", Form::sumocue},
                                            {"opensudoku", Form::opensudoku},
                                            {"penpa", Form::penpa},
                                            {"solo", Form::solo},
                                            {"sdx", Form::sdx}};

// Returns nothing for a word that does not name a form.
constexpr std::optional<Form> form_named(std::string_view word) {
    const auto found = std::ranges::find(named_forms, word, &NamedForm::name);
    return found == std::end(named_forms) ? std::nullopt : std::optional(found->form);
}
static_assert(std::ranges::all_of(named_forms, [](const NamedForm& one) {
    return &one - named_forms == static_cast<int>(one.form) && form_named(one.name) == one.form;
}));

constexpr std::string_view name_of(Form form) { return named_forms[static_cast<int>(form)].name; }

}  // namespace nonet::cli
