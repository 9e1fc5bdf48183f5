#include "errors.hpp"

#include <nanobind/stl/string.h>

#include "interpreter.hpp"
#include "nonet/language.hpp"

namespace nonet::python {
namespace {

// The Python exception that nonet/_errors.py defines; kept alive with the module.
void raise_in_python(const Raised& raised) {
    const CallOfPython call;
    const nb::object make = nb::module_::import_("nonet._errors").attr("error_of");
    nb::object row = nb::none();
    if (raised.row) row = nb::int_(*raised.row);
    const nb::object value = make(parts_of(raised.error, row));
    PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(value.ptr())), value.ptr());
}

std::string words_of(const NotOne& given) {
    const std::string words = given.type + " is not a puzzle: expected its text, 81 values, or a Puzzle";
    if (!given.row) return words;
    return "row " + std::to_string(*given.row) + ": " + words + "; a missing one is None";
}

}  // namespace

nb::tuple parts_of(const Error& error, nb::object row) {
    const auto text = [](const std::string& words) {  // bytes that are not UTF-8 become U+FFFD
        return nb::steal(
            PyUnicode_DecodeUTF8(words.data(), static_cast<Py_ssize_t>(words.size()), "replace"));
    };
    const std::string_view code = name_of(error.code);
    return nb::make_tuple(nb::str(code.data(), code.size()), error.line, error.column,
                          text(std::string(translated(error.found))),
                          text(std::string(translated(error.expected))), row);
}

void bind_errors(nb::module_& module) {
    module.def(
        "message",
        [](std::string found, std::string expected) {
            return Error{.found = std::move(found), .expected = std::move(expected)}.message();
        },
        nb::arg("found"), nb::arg("expected"));
    nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
        try {
            std::rethrow_exception(thrown);
        } catch (const Raised& raised) {
            raise_in_python(raised);
        } catch (const NotOne& given) {
            PyErr_SetString(PyExc_TypeError, words_of(given).c_str());
        }
    });
}

}  // namespace nonet::python
