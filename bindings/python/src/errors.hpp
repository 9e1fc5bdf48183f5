#pragma once
// An error of a caller's text or argument, to be raised in Python.

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

// Becomes TypeError: a value whose type, given by name, cannot be a puzzle.
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

// The arguments of nonet.NonetError: code, line, column, found, expected, row.
nb::tuple parts_of(const Error& error, nb::object row);

void bind_errors(nb::module_& module);

}  // namespace nonet::python
