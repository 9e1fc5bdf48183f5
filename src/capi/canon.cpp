// Canonical forms and isomorphism, in C.

#include "nonet/canon.hpp"

#include "capi/puzzle.hpp"

namespace nonet::capi {
namespace {

// Symmetries move givens, not marks.
Result<Grid> givens_of(const ClassicPuzzle& puzzle) {
    if (!puzzle.marks) return puzzle.givens;
    return std::unexpected(
        Error{.code = Errc::unsupported, .found = "pencil marks", .expected = "givens only"});
}

// Answers a question about the givens: calls `ask` with them, which returns a text for `out`.
template <class Ask>
nonet_status of_givens(const nonet_puzzle* puzzle, nonet_text* out, nonet_error* error, Ask ask) {
    return classic_answer(puzzle, nullptr, out, error,
                          [&](const ClassicPuzzle& its, const Limits&) -> Result<std::string> {
                              const auto givens = givens_of(its);
                              if (!givens) return std::unexpected(givens.error());
                              return ask(*givens);
                          });
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;
using nonet::Grid;
using nonet::Result;

nonet_status nonet_canon(const nonet_puzzle* puzzle, nonet_text* out, nonet_error* error) {
    return of_givens(puzzle, out, error, [](const Grid& givens) -> Result<std::string> {
        const auto canonical = nonet::canonicalize(givens);
        if (!canonical) return std::unexpected(canonical.error());
        return to_json(*canonical, *nonet::automorphisms(givens));
    });
}

nonet_status nonet_same(const nonet_puzzle* from, const nonet_puzzle* to, nonet_text* out,
                        nonet_error* error) {
    return of_givens(from, out, error, [&](const Grid& givens) -> Result<std::string> {
        const auto other = classic_from(to);
        if (!other) return std::unexpected(other.error());
        const auto others = givens_of(**other);
        if (!others) return std::unexpected(others.error());
        const auto found = nonet::find_isomorphism(givens, *others);
        if (!found) return std::unexpected(found.error());
        return nonet::isomorphism_to_json(*found);
    });
}

nonet_status nonet_scramble(const nonet_puzzle* puzzle, uint64_t seed, uint64_t item, nonet_text* out,
                            nonet_error* error) {
    return of_givens(puzzle, out, error, [&](const Grid& givens) -> Result<std::string> {
        return nonet::format_line(nonet::apply(nonet::random_transform(seed, item), givens));
    });
}
