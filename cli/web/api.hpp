#pragma once
// The commands, asked over HTTP: POST /v1/solve and others.
//
//   query -> words -> Args --.
//                             Command::run, which writes JSON Lines -> Reply
//   body  -> Streams::in ----'
//
// Nothing is answered here: a request runs the command with --json, and gets what that writes.

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

// A command as it is asked here.
struct Verb {
    std::string_view name;            // of the command
    std::span<const Option> options;  // the flags that a request may set
    bool takes_puzzles = true;        // the body
    bool answers_text = false;        // an unreadable text has an answer, and is not an error
};
std::span<const Verb> verbs();

inline constexpr std::string_view api_root = "/v1/";
inline constexpr std::string_view description_path = "/v1/openapi.json";

struct ApiOptions {
    std::string budget = "10s";     // of a puzzle where the request names none
    std::size_t answer = 32 << 20;  // the most bytes of an answer
};

class Api {
 public:
    explicit Api(ApiOptions options);

    // The verb of "/v1/solve".
    static const Verb* verb_at(std::string_view path);

    // Of any thread.
    Reply answer(const Verb& verb, std::string_view query, std::string_view body,
                 std::atomic<bool>& cancel) const;

    // OpenAPI 3.1: made of the commands' flags, and of schemas.json for what they answer.
    const std::string& description() const { return description_; }

 private:
    std::vector<std::string> words_for(const Verb& verb, std::string_view query) const;

    const ApiOptions options_;
    const std::string description_;
};

// The description, as text; `budget` is that of a request without one.
std::string describe_api(std::string_view budget);

}  // namespace nonet::cli
