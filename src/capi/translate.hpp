#pragma once
// Conversions between the C interface and the library: limits, errors and sized structs.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstring>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "command/say.hpp"
#include "nonet/limits.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/nonet.h"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"
#include "nonet/text.hpp"

namespace nonet::capi {

inline Error bad_argument(std::string found, std::string expected) {
    return {.code = Errc::bad_argument, .found = std::move(found), .expected = std::move(expected)};
}

// Makes the lists that noexcept functions of the library make on their first call: these functions could not throw.
void make_lists();

// Returns the result of `ask`, or `otherwise()` if memory ran out: no exception leaves the C interface. The library
// itself is compiled without exceptions, so an exception that passes through it frees nothing: see nonet.h.
template <class Ask, class Otherwise>
auto with_memory(Ask ask, [[maybe_unused]] Otherwise otherwise) -> decltype(ask()) {
#ifdef __cpp_exceptions
    try {
        make_lists();
        return ask();
    } catch (const std::bad_alloc&) {
    } catch (const std::length_error&) {  // requests larger than any memory
    }
    return otherwise();
#else  // WebAssembly: the module traps
    return ask();
#endif
}

// Needs no memory, unlike fail().
nonet_status fail_without_memory(nonet_error* out);

template <class Ask>
nonet_status guarded(nonet_error* error, Ask ask) {
    return with_memory(ask, [&] { return fail_without_memory(error); });
}

// Passes an error to the caller. A nonet_error of unknown size is left unchanged, because there is no other way to
// report it.
nonet_status fail(const Error& error, nonet_error* out);

// Returns the flag in the form that the library's searches use; NULL stays NULL.
const std::atomic<bool>* flag_of(const nonet_cancel* cancel);

// NULL means `otherwise`, which is the library's defaults unless the function has its own.
Result<Limits> limits_from(const nonet_limits* limits, const Limits& otherwise = {});

// NULL means the default engine.
Result<const Engine*> engine_from(const char* name);

// Returns an error if a text of the caller is too short. NULL means that the text is not wanted, and needs no room.
std::optional<Error> check_room(const char* text, std::size_t room, std::size_t needed,
                                std::string_view name);

// The size of a struct in its first release. When a struct grows, its old size is recorded here, and the fields that
// shorter callers lack keep their defaults.
template <class Struct>
inline constexpr std::size_t first_size = sizeof(Struct);

// No struct of any version is larger: such a size is a mistake, and nothing is read from it.
inline constexpr std::size_t largest_size = 4096;

template <class Struct>
bool is_size(std::size_t size) {
    static_assert(sizeof(Struct) <= largest_size / 2);
    return size >= first_size<Struct> && size <= largest_size;
}

// Returns an error if a struct of the caller can be neither read nor written.
template <class Struct>
std::optional<Error> check_size(const Struct* given, std::string_view name) {
    if (given && is_size<Struct>(given->size)) return {};
    return bad_argument(given ? say("size {size} in {name}", given->size, name) : say("no {name}", name),
                        "one made with its NONET_..._INIT");
}

// Reads the fields of a caller's struct that both the caller and the library know.
template <class Struct>
std::optional<Error> read_struct(const Struct* given, std::string_view name, Struct& ours) {
    if (auto wrong = check_size(given, name)) return wrong;
    std::memcpy(&ours, given, std::min(given->size, sizeof ours));
    return {};
}

// Writes the fields that both the caller and the library know; `size` stays the caller's.
template <class Struct>
void write_struct(Struct ours, Struct* out) {
    ours.size = out->size;
    std::memcpy(out, &ours, std::min(out->size, sizeof ours));
}

}  // namespace nonet::capi
