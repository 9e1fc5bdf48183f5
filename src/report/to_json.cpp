// Each answer as an object: the fields that the writers write, in braces.

#include "command/json.hpp"
#include "nonet/more/json.hpp"

namespace nonet {
namespace {

template <class Write>
std::string object(Write write) {
    std::string text;
    JsonObject written(text);
    write(written);
    written.end();
    return text;
}

template <class... What>
std::string object_of(const What&... what) {
    return object([&](JsonObject& out) { write_fields(out, what...); });
}

// The same, beginning with the name of a board other than the classic one.
template <class... What>
std::string object_on(const Geometry& board, const What&... what) {
    return object([&](JsonObject& out) {
        if (board != Geometry::classic()) out.text("board", board.name());
        write_fields(out, what...);
    });
}

}  // namespace

std::string to_json(const ClassicAnswer& answer) { return object_of(answer); }
std::string to_json(const Count& count) { return object_of(count); }
std::string to_json(const Engine& engine) { return object_of(engine); }
std::string to_json(const Answer& answer, const Geometry& board) {
    return object([&](JsonObject& out) {
        write_fields(out, answer, board);
        out.number("solutions", answer.solutions).counters(answer.counters);
    });
}
std::string to_json(const TrueCandidates& candidates, const Geometry& board) {
    return object_of(candidates, board);
}
std::string to_json(const BoardPuzzleMade& made, const Geometry& board, std::uint64_t item,
                    std::uint64_t seed) {
    return object_of(made, board, item, seed);
}
std::string to_json(const Geometry& board) { return object_of(board); }
std::string to_json(std::span<const RuleInfo> kinds) { return object_of(kinds); }
std::string to_json(const Rating& rating, bool counts) { return object_of(rating, counts); }
std::string to_json(const LevelRating& rating, const Geometry& board, bool counts) {
    return object_on(board, rating, counts);
}
std::string to_json(const ScaleRating& rating, const Scale& scale, bool counts) {
    return object_of(rating, scale, counts);
}
std::string to_json(const Scale& scale) { return object_of(scale); }
std::string to_json(const Path& path, const Scale& scale, Cells cells) {
    return object_of(path, scale, cells);
}
std::string to_json(const HodokuRating& rating, bool counts) { return object_of(rating, counts); }
std::string to_json(const HodokuStep& step, Cells cells) { return object_of(step, cells); }
std::string to_json(const HodokuPath& path, Cells cells) { return object_of(path, cells); }
std::string to_json(const Canonical& canonical) { return object_of(canonical); }

std::string to_json(const Canonical& canonical, const Automorphisms& automorphisms) {
    return object([&](JsonObject& out) {
        write_fields(out, canonical);
        json_transforms(out, "generators", automorphisms.generators);
    });
}

std::string isomorphism_to_json(const std::optional<Transform>& symmetry) {
    return object([&](JsonObject& out) { json_same(out, symmetry); });
}

std::string to_json(const CheckReport& report, const Puzzle& puzzle, bool minimality) {
    return object_of(report, puzzle, minimality);
}

std::string to_json(const Diagnosis& diagnosis, const Puzzle& puzzle, std::size_t most_repairs) {
    return object_of(diagnosis, puzzle, most_repairs);
}

std::string to_json(const TextDiagnosis& diagnosis, std::size_t most_repairs) {
    return object_of(diagnosis, most_repairs);
}

std::string to_json(const Entries& entries) { return object_of(entries); }
std::string to_json(const Estimate& estimate, std::uint64_t seed) { return object_of(estimate, seed); }
std::string to_json(const Step& step, Cells cells, const Geometry& board) {
    return object_on(board, step, cells, board);
}
std::string to_json(const Path& path, Cells cells) { return object_on(path.board, path, cells); }
std::string to_json(const Hint& hint, Rung rung, Cells cells) {
    return object_on(hint.board, hint, rung, cells);
}

std::string to_json(const State& start, Status status, std::span<const Step> steps, Cells cells,
                    std::string_view scale, const Geometry& board) {
    return object_on(board, start, status, steps, cells, scale, board);
}

std::string to_json(const Contradiction& contradiction, Candidate candidate, Cells cells) {
    return object_on(contradiction.board, contradiction, candidate, cells);
}

std::string to_json(const Generated& made, std::uint64_t item, std::uint64_t seed) {
    return object_of(made, item, seed);
}

std::string to_json(const AuditTotals& totals, bool minimality) { return object_of(totals, minimality); }

}  // namespace nonet
