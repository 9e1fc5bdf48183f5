#include "capi/translate.hpp"
#include "command/tables.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/scales.hpp"

#include <chrono>
#include <limits>
#include <new>

#include "command/say.hpp"

namespace nonet::capi {
namespace {

// A nonet_cancel holds one of these, so that the library's searches can read it as they do in C++.
using Flag = std::atomic<bool>;
static_assert(sizeof(Flag) <= sizeof(nonet_cancel) && alignof(Flag) <= alignof(nonet_cancel));
static_assert(Flag::is_always_lock_free, "a signal handler may set it");

// Longer than any caller waits, and small enough that adding it to a clock does not overflow.
constexpr std::uint64_t longest_time = std::numeric_limits<std::int64_t>::max() / 2;

// Returns whether a newer program has set fields after those that this library knows.
bool has_unknown(const nonet_limits* limits) {
    const auto* bytes = reinterpret_cast<const char*>(limits);
    return std::any_of(bytes + std::min(sizeof *limits, limits->size), bytes + limits->size,
                       [](char byte) { return byte != 0; });
}

}  // namespace

const Flag* flag_of(const nonet_cancel* cancel) {
    return std::launder(reinterpret_cast<const Flag*>(cancel));
}

nonet_status fail(const Error& error, nonet_error* out) {
    const auto status = static_cast<nonet_status>(error.code);
    if (!out || !is_size<nonet_error>(out->size)) return status;
    nonet_error ours = NONET_ERROR_INIT;
    ours.code = status;
    ours.at = error.at;
    ours.line = error.line;
    ours.column = error.column;
    const std::string message = error.message();
    message.copy(ours.message, sizeof ours.message - 1);
    write_struct(ours, out);
    return status;
}

#ifdef __cpp_exceptions
void make_lists() {
    make_rule_lists();
    make_technique_lists();
    (void)scales();
}
#endif

nonet_status fail_without_memory(nonet_error* out) {
    if (!out || !is_size<nonet_error>(out->size)) return NONET_NO_MEMORY;
    nonet_error ours = NONET_ERROR_INIT;
    ours.code = NONET_NO_MEMORY;
    ours.line = ours.column = 1;
    const std::string_view message = translated("found no memory left, expected enough for the answer");
    message.copy(ours.message, sizeof ours.message - 1);
    write_struct(ours, out);
    return NONET_NO_MEMORY;
}

Result<Limits> limits_from(const nonet_limits* limits, const Limits& otherwise) {
    if (!limits) return otherwise;
    if (auto error = check_size(limits, "limits")) return std::unexpected(*error);
    if (has_unknown(limits))
        return std::unexpected(Error{.code = Errc::unsupported,
                                     .found = "limits of a newer version",
                                     .expected = say("limits of version {version}", NONET_VERSION)});
    nonet_limits known = NONET_LIMITS_INIT;
    std::memcpy(&known, limits, std::min(sizeof known, limits->size));
    return Limits{.solutions = known.solutions,
                  .nodes = known.nodes,
                  .time = std::chrono::nanoseconds(std::min(known.nanoseconds, longest_time)),
                  .cancel = flag_of(known.cancel)};
}

Result<const Engine*> engine_from(const char* name) {
    if (!name) return &default_engine();
    if (const Engine* engine = find_engine(name)) return engine;
    std::string names;
    for (const Engine* engine : engines()) names.append(names.empty() ? "" : ", ").append(engine->name);
    return std::unexpected(bad_argument(say("engine '{name}'", name), say("one of {names}", names)));
}

std::optional<Error> check_room(const char* text, std::size_t room, std::size_t needed,
                                std::string_view name) {
    if (!text || room >= needed) return {};
    return bad_argument(say("room for {count} characters in {name}", room, name), std::to_string(needed));
}

}  // namespace nonet::capi

void nonet_cancel_reset(nonet_cancel* flag) { new (flag) nonet::capi::Flag(false); }

void nonet_cancel_request(nonet_cancel* flag) {
    std::launder(reinterpret_cast<nonet::capi::Flag*>(flag))->store(true, std::memory_order_relaxed);
}
