// The names that options accept: engines, techniques, symmetries, kernels; the language of texts.

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "core.hpp"
#include "errors.hpp"
#include "nonet/generate.hpp"
#include "nonet/language.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/json.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/more/techniques.hpp"

namespace nonet::python {
namespace {

nb::list engines_list() {
    nb::list out;
    for (const Engine* one : engines())
        out.append(nb::make_tuple(one->name, one->idea, one->source, one->takes_marks));
    return out;
}

nb::list techniques_list() {
    nb::list out;
    for (const Technique* one : techniques())
        out.append(nb::make_tuple(one->id, one->name, one->ratings.se, one->assumes_unique, one->meaning));
    return out;
}

std::string rule_kinds_json() { return to_json(rule_infos()); }

nb::list symmetries_list() {
    nb::list out;
    for (int i = 0; i < symmetry_count; ++i) {
        const auto symmetry = static_cast<Symmetry>(i);
        out.append(nb::make_tuple(name_of(symmetry), describe(symmetry)));
    }
    return out;
}

nb::list kernels_list() {
    nb::list out;
    for (const Kernel* one : kernels())
        out.append(
            nb::make_tuple(name_of(*one), lanes_of(*one), is_supported(*one), one == &default_kernel()));
    return out;
}

void set_language_of(const std::string& code) {
    const auto language = language_from(code);
    if (!language) raise_argument("the language '" + code + "'", "en or de");
    set_language(*language);
}

}  // namespace

void bind_names(nb::module_& module) {
    module.def("engines", engines_list);
    module.def("techniques", techniques_list);
    module.def("rule_kinds", rule_kinds_json);
    module.def("symmetries", symmetries_list);
    module.def("kernels", kernels_list);
    module.def("set_language", set_language_of, nb::arg("code"));
}

}  // namespace nonet::python
