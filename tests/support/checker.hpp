#pragma once
// Runs nonet-verify as an independent user would, and the truth that it must not contradict.

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "support/slips.hpp"
#include "support/system.hpp"

#ifndef NONET_VERIFY  // tests/proof/CMakeLists.txt sets it; otherwise uses the program in the path
#define NONET_VERIFY "nonet-verify"
#endif

namespace nonet::testing {

struct Verdict {
    int exit_code = -1;
    std::set<std::size_t> rejected;  // lines, 1-based
    std::string summary;
    std::map<std::size_t, std::string> reasons;  // for each rejected line
};

// Runs the checker on a file.
inline Verdict verify(const std::string& content) {
    const std::filesystem::path folder = make_temporary_folder();
    const std::string path = (folder / "proof.txt").string();
    std::ofstream(path, std::ios::binary) << content;
    const Ran ran = run_in_shell("\"" NONET_VERIFY "\" --all \"" + path + "\" 2>&1");
    Verdict verdict{.exit_code = ran.exit_code, .rejected = {}, .summary = {}, .reasons = {}};
    std::filesystem::remove_all(folder);
    std::istringstream lines(ran.output);
    for (std::string line; std::getline(lines, line);) {
        constexpr std::string_view mark = ": rejected: ";
        if (const auto at = line.find(mark); line.starts_with(path + ":") && at != std::string::npos) {
            const std::size_t number = std::stoul(line.substr(path.size() + 1));
            verdict.rejected.insert(number);
            verdict.reasons[number] = line.substr(at + mark.size());
        } else {
            verdict.summary = line;
        }
    }
    return verdict;
}

// Returns the number of solutions, up to two, by brute force.
inline std::size_t count(std::string_view text) { return brute_list({grid(text), {}}, 2).size(); }

inline bool is_text(const std::string& text, const char* characters) {
    return text.size() == cell_count && text.find_first_not_of(characters) == std::string::npos;
}

// Judges the claim of a line by a search: the truth that the checker must never contradict.
inline bool claim_is_true(const std::string& line) {
    std::istringstream words(line);
    std::string kind, givens, first, second;
    words >> kind >> givens >> first >> second;
    const auto solves = [&](const std::string& solution) {
        if (!is_text(solution, "123456789") || count(solution) != 1) return false;
        for (int cell = 0; cell < cell_count; ++cell)
            if (givens[cell] != '.' && givens[cell] != solution[cell]) return false;
        return true;
    };
    if (!is_text(givens, ".123456789")) return false;
    if (kind == "none") return count(givens) == 0;
    if (kind == "unique") return solves(first) && count(givens) == 1;
    return kind == "several" && first != second && solves(first) && solves(second);
}

// Replaces, removes or inserts one character.
inline std::string with_a_random_change(std::string line, Rng& rng) {
    constexpr std::string_view alphabet = ".123456789rcb= ";
    const auto at = rng.below(static_cast<std::uint32_t>(line.size()));
    const char character = alphabet[rng.below(static_cast<std::uint32_t>(alphabet.size()))];
    switch (rng.below(3)) {
        case 0: line[at] = character; break;
        case 1: line.erase(at, 1); break;
        default: line.insert(at, 1, character);
    }
    return line;
}

}  // namespace nonet::testing
