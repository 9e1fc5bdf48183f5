#pragma once
// The writers that nonet/more/json.hpp is based on: the command writes the fields of several answers, and the source of
// a puzzle, into one object.

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nonet/canon.hpp"
#include "nonet/check.hpp"
#include "nonet/explain.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/hodoku.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/more/proof.hpp"
#include "nonet/more/research.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rate.hpp"
#include "nonet/result.hpp"
#include "nonet/solve.hpp"

namespace nonet {

// Appends one object to a string. Values are written immediately, so keys keep their order.
class JsonObject {
 public:
    explicit JsonObject(std::string& out) : out_(out) { out_ += '{'; }

    JsonObject& text(std::string_view key, std::string_view value);  // invalid UTF-8 becomes U+FFFD
    JsonObject& number(std::string_view key, std::uint64_t value);
    JsonObject& tenths(std::string_view key, int tenths);  // 7.2
    JsonObject& seconds(std::string_view key, double value);
    JsonObject& real(std::string_view key, double value);  // six digits; null if it is infinite
    JsonObject& boolean(std::string_view key, bool value);
    JsonObject& grid(std::string_view key, const Grid& grid);  // 81 characters
    JsonObject& numbers(std::string_view key, std::span<const std::uint16_t> values);
    JsonObject& numbers(std::string_view key, std::span<const std::int32_t> values);
    JsonObject& texts(std::string_view key, std::span<const std::string> values);
    JsonObject& cell(std::string_view key, Cell cell);                     // r4c5 is [4,5]
    JsonObject& cells(std::string_view key, std::span<const Cell> cells);  // [[4,5], ...]
    JsonObject& digits(std::string_view key, BoardDigitSet digits);        // [1,2]
    JsonObject& value(std::string_view key, int value);                    // of a cell; null if it is empty
    JsonObject& house(std::string_view key, House house);  // {"kind":"row","number":4,"name":"row 4"}
    JsonObject& houses(std::string_view key, std::span<const House> houses);
    // The same for any board: a character for each cell, and the board's cells and houses.
    JsonObject& values(std::string_view key, const Geometry& board, std::span<const std::uint8_t> values);
    JsonObject& cell(std::string_view key, const Geometry& board, Cell cell);
    JsonObject& cells(std::string_view key, const Geometry& board, std::span<const Cell> cells);
    JsonObject& house(std::string_view key, const Geometry& board, House house);
    JsonObject& candidate(std::string_view key, Candidate candidate);  // {"cell":[4,5],"digit":7}
    JsonObject& counters(const Counters& counters);                    // "digit_tries", "backtracks", "nodes"

    // Writes an object, or an array of objects, as the value: `write` is called with each inner object.
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
        array(key, items, [&](const auto& item) {
            JsonObject inner(out_);
            write(inner, item);
            inner.end();
        });
        return *this;
    }

    // Keeps members of another object verbatim. They are written at the end, except for those whose keys are used from
    // now on.
    void keep(std::string_view members);

    void end() { end_with("}"); }
    void end_line() { end_with("}\n"); }

 private:
    void end_with(std::string_view end) {
        if (!kept_.empty()) add_kept();
        out_ += end;
    }
    void add_kept();
    void begin(std::string_view key);
    void string(std::string_view value);
    void place(Cell cell, int columns = side);
    template <class Items, class Write>
    void array(std::string_view key, const Items& items, Write write) {
        begin(key);
        out_ += '[';
        for (bool first = true; const auto& item : items) {
            if (!std::exchange(first, false)) out_ += ',';
            write(item);
        }
        out_ += ']';
    }

    struct Key {
        std::size_t begin, size;  // in `out_`
    };

    std::string& out_;
    std::string_view kept_;
    std::vector<Key> used_;  // keys used since there is something to keep
    bool first_ = true;
};

// Writes the "error" of unreadable text: code, line, column, found, expected.
void json_error(JsonObject& object, const Error& error);

// Write the fields of an answer, one function for each kind. The caller begins and ends the object.
void write_fields(JsonObject& object, const ClassicAnswer& answer);
void write_fields(JsonObject& object, const Count& count);
void write_fields(JsonObject& object, const Engine& engine);
void write_fields(JsonObject& object, const Kernel& kernel);
void write_fields(JsonObject& object, const Technique& technique);
void write_fields(JsonObject& object, const Proof& proof);  // the status must not be Status::budget
void write_fields(JsonObject& object, const Canonical& canonical);
void write_fields(JsonObject& object, const Rating& rating, bool counts);
void write_fields(JsonObject& object, const Entries& entries);

// For any board.
void write_fields(JsonObject& object, const Answer& answer, const Geometry& board);
void write_fields(JsonObject& object, const TrueCandidates& candidates, const Geometry& board);
void write_fields(JsonObject& object, const BoardPuzzleMade& made, const Geometry& board, std::uint64_t item,
                  std::uint64_t seed);

// The board itself: name, size, values, and its houses except for derived ones.
void write_fields(JsonObject& object, const Geometry& board);
void write_fields(JsonObject& object, std::span<const RuleInfo> kinds);

// `minimality` tells whether it was requested.
void write_fields(JsonObject& object, const CheckReport& report, const Puzzle& puzzle, bool minimality);

// Writes at most `most` repairs.
void write_fields(JsonObject& object, Diagnosis diagnosis, const Puzzle& puzzle, std::size_t most);
void write_fields(JsonObject& object, const TextDiagnosis& diagnosis, std::size_t most);

// `seed` is the requested one.
void write_fields(JsonObject& object, const Estimate& estimate, std::uint64_t seed);

// A step in the form of docs/steps.md.
void write_fields(JsonObject& object, const Step& step, Cells cells,
                  const Geometry& board = Geometry::classic());
void write_fields(JsonObject& object, const DeadEnd& end, Cells cells,
                  const Geometry& board = Geometry::classic());
void write_fields(JsonObject& object, const Path& path, Cells cells);
void write_fields(JsonObject& object, const Hint& hint, Rung rung, Cells cells);

// Writes the result of all_steps for the initial state of a puzzle with this status.
void write_fields(JsonObject& object, const State& start, Status status, std::span<const Step> steps,
                  Cells cells, std::string_view scale = rating_scale,
                  const Geometry& board = Geometry::classic());

// The rating on a board other than the classic one; and the level of a step there, such as "medium".
void write_fields(JsonObject& object, const LevelRating& rating, bool counts);
std::string_view level_name(const Step& step);

// The rating on a scale from a list: the status, and the numbers. Also a scale itself, with its entries.
void write_fields(JsonObject& object, const ScaleRating& rating, const Scale& scale, bool counts);
void write_fields(JsonObject& object, const Scale& scale);

// A path on a scale, with its level and numbers if it is solved.
void write_fields(JsonObject& object, const Path& path, const Scale& scale, Cells cells);

// The same for the scale of HoDoKu.
void write_fields(JsonObject& object, const HodokuRating& rating, bool counts);
void write_fields(JsonObject& object, const HodokuStep& step, Cells cells);
void write_fields(JsonObject& object, const HodokuPath& path, Cells cells);

// `candidate` is the one in question.
void write_fields(JsonObject& object, const Contradiction& contradiction, Candidate candidate, Cells cells);

// Puzzle number `item` of a seed.
void write_fields(JsonObject& object, const Generated& made, std::uint64_t item, std::uint64_t seed);

// The totals of an audit; `minimality` tells whether it was requested.
void write_fields(JsonObject& object, const AuditTotals& totals, bool minimality);

// Writes whether two puzzles are isomorphic, and the symmetry between them.
void json_same(JsonObject& object, const std::optional<Transform>& symmetry);

// The ratings of a puzzle on the requested scales, at least one; nullptr: not requested.
//
//   lists   the other scales, each with the puzzle's rating on it
struct ListRating {
    const Scale* scale = nullptr;
    ScaleRating rating;
};
void json_ratings(JsonObject& object, const Rating* se, const HodokuRating* hodoku,
                  std::span<const ListRating> lists, bool counts);
// Returns the status of the puzzle; `budget` if any of the ratings was cut off.
Status status_of(const Rating* se, const HodokuRating* hodoku, std::span<const ListRating> lists);

// Writes the cells, houses or candidates that a step points at.
void json_exhibit(JsonObject& object, const Exhibit& exhibit, const Geometry& board = Geometry::classic());

// Write a symmetry as data, in addition to its text (see format_transform), or several symmetries.
void json_transform(JsonObject& object, std::string_view key, const Transform& transform);
void json_transforms(JsonObject& object, std::string_view key, std::span<const Transform> transforms);

}  // namespace nonet
