#pragma once
// Answers as JSON: objects with the keys of docs/json.md, identical to those of the command and the C interface.
//
//   returns  one object, without a newline; UTF-8
//   errors   none: bytes that are not UTF-8 become U+FFFD
//   cost     that of writing the text
//   threads  safe

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "nonet/canon.hpp"
#include "nonet/check.hpp"
#include "nonet/explain.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/hodoku.hpp"
#include "nonet/more/research.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/rate.hpp"
#include "nonet/rules.hpp"
#include "nonet/solve.hpp"

namespace nonet {

[[nodiscard]] std::string to_json(const ClassicAnswer& answer);
[[nodiscard]] std::string to_json(const Count& count);
[[nodiscard]] std::string to_json(const Engine& engine);

// For puzzles of any board; and the board itself: its name, size, values and houses.
[[nodiscard]] std::string to_json(const Answer& answer, const Geometry& board);
[[nodiscard]] std::string to_json(const TrueCandidates& candidates,
                                  const Geometry& board = Geometry::classic());
[[nodiscard]] std::string to_json(const BoardPuzzleMade& made, const Geometry& board, std::uint64_t item,
                                  std::uint64_t seed);
[[nodiscard]] std::string to_json(const Geometry& board);

// The kinds of rules, as rule_infos() lists them.
[[nodiscard]] std::string to_json(std::span<const RuleInfo> kinds);

// `counts`: include the number of steps of each technique.
[[nodiscard]] std::string to_json(const Rating& rating, bool counts = false);
[[nodiscard]] std::string to_json(const LevelRating& rating, const Geometry& board, bool counts = false);

// On any scale: a rating, a path with its level and numbers; and the scale itself.
[[nodiscard]] std::string to_json(const ScaleRating& rating, const Scale& scale, bool counts = false);
[[nodiscard]] std::string to_json(const Path& path, const Scale& scale, Cells cells = Cells::r1c1);
[[nodiscard]] std::string to_json(const Scale& scale);

// On the scale of HoDoKu: a rating, a step as docs/steps.md has it, a path.
[[nodiscard]] std::string to_json(const HodokuRating& rating, bool counts = false);
[[nodiscard]] std::string to_json(const HodokuStep& step, Cells cells = Cells::r1c1);
[[nodiscard]] std::string to_json(const HodokuPath& path, Cells cells = Cells::r1c1);

// A puzzle's canonical form, without or with its symmetries.
[[nodiscard]] std::string to_json(const Canonical& canonical);
[[nodiscard]] std::string to_json(const Canonical& canonical, const Automorphisms& automorphisms);

// The result of find_isomorphism: whether two puzzles are isomorphic, and by which symmetry.
[[nodiscard]] std::string isomorphism_to_json(const std::optional<Transform>& symmetry);

// Takes the puzzle that was checked, and whether minimality was asked for.
[[nodiscard]] std::string to_json(const CheckReport& report, const Puzzle& puzzle, bool minimality = true);

// At most `most_repairs` repairs are written.
[[nodiscard]] std::string to_json(const Diagnosis& diagnosis, const Puzzle& puzzle,
                                  std::size_t most_repairs = SIZE_MAX);
[[nodiscard]] std::string to_json(const TextDiagnosis& diagnosis, std::size_t most_repairs = SIZE_MAX);
[[nodiscard]] std::string to_json(const Entries& entries);

// Takes the seed of the estimate.
[[nodiscard]] std::string to_json(const Estimate& estimate, std::uint64_t seed);

// A step as in docs/steps.md; a path; one rung of a hint. Those of a board other than the classic one begin with its name.
[[nodiscard]] std::string to_json(const Step& step, Cells cells = Cells::r1c1,
                                  const Geometry& board = Geometry::classic());
[[nodiscard]] std::string to_json(const Path& path, Cells cells = Cells::r1c1);
[[nodiscard]] std::string to_json(const Hint& hint, Rung rung, Cells cells = Cells::r1c1);

// The result of all_steps in the state in which a puzzle of this status begins.
[[nodiscard]] std::string to_json(const State& start, Status status, std::span<const Step> steps,
                                  Cells cells = Cells::r1c1, std::string_view scale = rating_scale,
                                  const Geometry& board = Geometry::classic());

// Takes the candidate that was asked about.
[[nodiscard]] std::string to_json(const Contradiction& contradiction, Candidate candidate,
                                  Cells cells = Cells::r1c1);

// Puzzle number `item` of a seed.
[[nodiscard]] std::string to_json(const Generated& made, std::uint64_t item, std::uint64_t seed);

// The counts of an audit, and whether minimality was asked for.
[[nodiscard]] std::string to_json(const AuditTotals& totals, bool minimality);

}  // namespace nonet
