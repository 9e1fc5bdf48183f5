#pragma once
// What is wrong with a caller's text or argument, on its way to Python.

#include <nanobind/nanobind.h>

#include <optional>
#include <string>
#include <utility>

#include "nonet/result.hpp"

namespace nonet::python {

namespace nb = nanobind;

// Becomes nonet.TextError or nonet.NonetError: see errors.cpp.
struct Raised {
    Error error;
    std::optional<std::size_t> row;  // of a column
};

// Becomes TypeError: what cannot be a puzzle, by the name of its type.
struct NotOne {
    std::string type;
    std::optional<std::size_t> row;  // of a column
};

template <class T>
T value_or_raise(Result<T> result) {
    if (!result) throw Raised{std::move(result.error()), {}};
    if constexpr (!std::is_void_v<T>) return *std::move(result);
}

[[noreturn]] inline void raise_argument(std::string found, std::string expected) {
    throw Raised{{.code = Errc::bad_argument, .found = std::move(found), .expected = std::move(expected)},
                 {}};
}

// What nonet.NonetError is made of: code, line, column, found, expected, row.
nb::tuple parts_of(const Error& error, nb::object row);

void bind_errors(nb::module_& module);

}  // namespace nonet::python
