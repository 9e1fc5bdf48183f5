#include "errors.hpp"

namespace nonet::python {
namespace {

// The exception of Python, which nonet/_errors.py defines; kept alive with the module.
void raise_in_python(const Raised& raised) {
    const Error& error = raised.error;
    const bool is_text = error.code == Errc::wrong_length || error.code == Errc::bad_character ||
                         error.code == Errc::bad_structure;
    const nb::object type =
        nb::module_::import_("nonet._errors").attr(is_text ? "TextError" : "NonetError");
    nb::object row = nb::none();
    if (raised.row) row = nb::int_(*raised.row);
    const std::string_view code = name_of(error.code);
    const auto text = [](const std::string& words) {  // bytes that are no UTF-8 become U+FFFD
        return nb::steal(PyUnicode_DecodeUTF8(words.data(), static_cast<Py_ssize_t>(words.size()), "replace"));
    };
    const nb::object value = type(nb::str(code.data(), code.size()), error.line, error.column,
                                  text(error.found), text(error.expected), row);
    PyErr_SetObject(type.ptr(), value.ptr());
}

}  // namespace

void bind_errors(nb::module_&) {
    nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
        try {
            std::rethrow_exception(thrown);
        } catch (const Raised& raised) {
            raise_in_python(raised);
        }
    });
}

}  // namespace nonet::python
