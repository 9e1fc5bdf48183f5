#pragma once
// The parts of a data set (train, test, ...): their names, their shares, their files.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "dataset/workplace.hpp"
#include "forms/json.hpp"
#include "nonet/more/dataset.hpp"

namespace nonet::cli {

// Returns a number like 0.85 or 3 in millionths; nothing if the text is not a number or exceeds 1000.
std::optional<std::uint32_t> millionths(std::string_view text);

struct Parts {
    std::vector<std::string> names;
    std::vector<std::uint32_t> shares;  // of each part, in millionths; any sum
    std::uint64_t seed = 0;

    // Parses "train=0.8,test=0.2". Throws UsageError in the name of `flag`.
    static Parts read(const Flag& flag, std::string_view text, std::uint64_t seed);

    std::size_t of(const Fingerprint& form) const { return part_of(form, seed, shares); }
    std::vector<std::string> file_names(std::string_view extension) const;
};

// Writes the key "files" of a manifest: name, rows, bytes and SHA-256 of the first files of a workplace.
void write_files(JsonObject& manifest, const Workplace& workplace, const Parts& parts,
                 std::string_view extension, const std::vector<std::uint64_t>& rows);

}  // namespace nonet::cli
