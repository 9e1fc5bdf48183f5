#pragma once
// The commands over HTTP: POST /v1/solve and others.
//
//   query -> words -> Args --.
//                             Command::run, which writes JSON Lines -> Reply
//   body  -> Streams::in ----'
//
// Contains no answers of its own: a request runs the command with --json, and returns its output.

#include <atomic>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "frame/command.hpp"
#include "web/exchange.hpp"
#include "web/query.hpp"

namespace nonet::cli {

// A command in its HTTP form.
struct Verb {
    std::string_view name;            // of the command
    std::span<const Option> options;  // the flags that a request may set
    bool takes_puzzles = true;        // the body
    bool answers_text = false;        // an unreadable text gets an answer instead of an error
};
std::span<const Verb> verbs();

inline constexpr std::string_view api_root = "/v1/";
inline constexpr std::string_view description_path = "/v1/openapi.json";

struct ApiOptions {
    std::string budget = "10s";     // of a puzzle if the request names none
    std::string language = "en";    // the same
    std::size_t answer = 32 << 20;  // the maximum number of bytes in an answer
};

class Api {
 public:
    explicit Api(ApiOptions options);

    // Returns the verb of a path such as "/v1/solve".
    static const Verb* verb_at(std::string_view path);

    // Safe from any thread.
    Reply answer(const Verb& verb, std::string_view query, std::string_view body,
                 std::atomic<bool>& cancel) const;

    // OpenAPI 3.1, generated from the commands' flags, and from schemas.json for their answers.
    const std::string& description() const { return description_; }

 private:
    std::vector<std::string> words_for(const Verb& verb, std::string_view query) const;

    const ApiOptions options_;
    const std::string description_;
};

// Returns the description as text.
std::string describe_api(const ApiOptions& options);

}  // namespace nonet::cli
