#pragma once
// JSON Lines: one object after the other, each on its line.  The keys are documented in docs/json.md.

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "batch.hpp"
#include "nonet/grid.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {

// Writes one object to the end of a string.  Values are written as they come, so keys keep their order.
class JsonObject {
 public:
    explicit JsonObject(std::string& out) : out_(out) { out_ += '{'; }

    JsonObject& text(std::string_view key, std::string_view value);  // bytes that are no UTF-8 become U+FFFD
    JsonObject& number(std::string_view key, std::uint64_t value);
    JsonObject& seconds(std::string_view key, double value);
    JsonObject& real(std::string_view key, double value);  // six digits; null when infinite
    JsonObject& boolean(std::string_view key, bool value);
    JsonObject& grid(std::string_view key, const Grid& grid);  // 81 characters
    JsonObject& numbers(std::string_view key, std::span<const std::uint16_t> values);
    JsonObject& texts(std::string_view key, std::span<const std::string> values);
    JsonObject& cells(std::string_view key, std::span<const Cell> cells);  // ["r1c1", ...]
    JsonObject& counters(const Counters& counters);  // "digit_tries", "backtracks", "nodes"

    // An object, or an array of objects, as the value: `write` is given each inner object.
    template <std::invocable<JsonObject&> Write>
    JsonObject& object(std::string_view key, Write write) {
        begin(key);
        JsonObject inner(out_);
        write(inner);
        inner.end();
        return *this;
    }
    template <class Items, class Write>
    JsonObject& objects(std::string_view key, const Items& items, Write write) {
        begin(key);
        out_ += '[';
        for (bool first = true; const auto& item : items) {
            if (!std::exchange(first, false)) out_ += ',';
            JsonObject inner(out_);
            write(inner, item);
            inner.end();
        }
        out_ += ']';
        return *this;
    }

    void end() { out_ += '}'; }
    void end_line() { out_ += "}\n"; }

 private:
    void begin(std::string_view key);
    void string(std::string_view value);

    std::string& out_;
    bool first_ = true;
};

// Begins the object of a record: "file", "line", and "puzzle" or, for what is no puzzle, "text".
JsonObject json_record(std::string& out, const Batch& batch, const Record& record);

// The "error" of a record that is no puzzle: code, line, column, found, expected.
void json_error(JsonObject& object, const Error& error);

}  // namespace nonet::cli
