#pragma once
// The parsed command line.

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "frame/command.hpp"
#include "nonet/geometry.hpp"
#include "nonet/language.hpp"
#include "nonet/limits.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/step.hpp"

namespace nonet::cli {

// The command line requests something impossible. what() is one helpful line.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A file or a folder cannot be opened, created or written. what() is one line.
struct FileError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Args {
 public:
    // Parses the words after the command's name; throws UsageError.
    Args(const Command& command, std::span<const std::string_view> words);

    bool has(const Flag& flag) const { return values_.contains(flag.name); }
    std::optional<std::string_view> value(const Flag& flag) const;  // the last one typed
    std::vector<std::string> values(const Flag& flag) const;        // all of them
    std::uint64_t number(const Flag& flag, std::uint64_t otherwise) const;
    const Engine& engine(const Flag& flag, const Engine& otherwise) const;
    std::vector<const Engine*> engines(const Flag& flag) const;        // all engines if the flag is absent
    std::vector<const Technique*> techniques(const Flag& flag) const;  // none if the flag is absent

    std::optional<Grid> grid(const Flag& flag) const;
    std::optional<Geometry> board(const Flag& flag) const;

    // Returns the language of --language; without it, that of this thread.
    Language language() const;

    // Sets the time or the nodes of `limits` if the flag is present.
    void budget(const Flag& flag, Limits& limits) const;

    // Returns all settings that affect the output, as one text: the same for any --jobs, --shard, --output, --resume,
    // progress and colour.
    //
    //   seed   replaces the one typed after --seed
    std::string settings(std::optional<std::uint64_t> seed = {}) const;

    const std::vector<std::string>& files() const { return files_; }  // never empty: "-" is standard input
    // Returns the puzzles typed in place of files, one on each line; files() is then standard input, which they
    // replace.
    const std::string& puzzles() const { return puzzles_; }
    const std::vector<std::string>& operands() const { return operands_; }
    const Command& command() const { return command_; }

 private:
    const Command& command_;
    std::map<std::string_view, std::vector<std::string>> values_;  // in the order typed; empty for toggles
    std::vector<std::string> operands_;
    std::vector<std::string> files_;
    std::string puzzles_;
};

}  // namespace nonet::cli
