#include "web/api.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "frame/args.hpp"
#include "web/query.hpp"

namespace nonet::cli {
namespace {

using enum Option::Value;
constexpr Option of_board{"board", board}, with_budget{"budget", budget};
constexpr Option in_language{"language", language,
                             "the language of steps, hints, diagnoses and errors of puzzles: en or de"};
constexpr Option only{"only", names}, without{"without", names};
constexpr std::array solve_options{Option{"first", toggle}, Option{"engine", name}, of_board, with_budget,
                                   in_language};
constexpr std::array check_options{Option{"no-minimal", toggle}, of_board, with_budget, in_language};
constexpr std::array count_options{Option{"limit", number},
                                   Option{"list", toggle},
                                   Option{"candidates", toggle},
                                   Option{"estimate", toggle},
                                   Option{"probes", number},
                                   Option{"seed", number},
                                   of_board,
                                   with_budget,
                                   in_language};
constexpr std::array rate_options{
    Option{"scale", names, "rate on these scales, separated by commas (default: se)"},
    Option{"counts", toggle}, of_board, with_budget, in_language};
constexpr std::array hint_options{Option{"level", name},
                                  Option{"why-not", candidate},
                                  Option{"puzzle", cells},
                                  only,
                                  without,
                                  of_board,
                                  with_budget,
                                  in_language};
constexpr std::array explain_options{Option{"scale", names, "on this scale (default: se)"},
                                     Option{"all-steps", toggle},
                                     Option{"pruned", toggle},
                                     Option{"stop-after", number},
                                     only,
                                     without,
                                     of_board,
                                     with_budget,
                                     in_language};
constexpr std::array generate_options{Option{"count", number},
                                      Option{"seed", number},
                                      Option{"minimal", toggle},
                                      Option{"givens", range},
                                      Option{"rating", range},
                                      Option{"scale", names, "use this scale (default: se)"},
                                      Option{"level", words},
                                      Option{"score", range},
                                      Option{"difficulty", range},
                                      Option{"needs", name},
                                      Option{"rules", words},
                                      Option{"clues", number},
                                      Option{"jigsaw", toggle},
                                      Option{"symmetry", name},
                                      Option{"pattern", cells},
                                      Option{"contains", cells},
                                      Option{"from", cells},
                                      Option{"like", cells},
                                      Option{"like-drop", number},
                                      Option{"like-add", number},
                                      Option{"repeats", toggle},
                                      Option{"unbiased", toggle},
                                      Option{"attempts", number},
                                      of_board,
                                      with_budget,
                                      in_language};
constexpr std::array diagnose_options{Option{"puzzle", cells},
                                      Option{"order", cell_names},
                                      Option{"all", toggle},
                                      of_board,
                                      with_budget,
                                      in_language};

constexpr std::array all_verbs{
    Verb{"solve", solve_options},
    Verb{"check", check_options},
    Verb{"count", count_options},
    Verb{"rate", rate_options},
    Verb{"hint", hint_options},
    Verb{"explain", explain_options},
    Verb{"generate", generate_options, false},
    Verb{"diagnose", diagnose_options, true, true},
};

// A request's body. It ends early if the client has left.
class TextInput : public Input {
 public:
    TextInput(std::string_view text, const std::atomic<bool>& cancel) : text_(text), cancel_(cancel) {}
    std::expected<std::size_t, std::string> read(char* buffer, std::size_t size) override {
        if (cancel_.load(std::memory_order_relaxed)) return 0;
        const std::size_t count = text_.copy(buffer, size);
        text_.remove_prefix(count);
        return count;
    }

 private:
    std::string_view text_;
    const std::atomic<bool>& cancel_;
};

// Takes up to that number of bytes; the command then ends as if its reader had gone.
class TextOutput : public Output {
 public:
    explicit TextOutput(std::size_t most) : most_(most) {}
    Condition write(std::string_view bytes) override {
        full_ = full_ || text.size() + bytes.size() > most_;
        if (full_) return Condition::closed;
        text += bytes;
        return Condition::open;
    }
    bool is_full() const { return full_; }

    std::string text;

 private:
    const std::size_t most_;
    bool full_ = false;
};

// Returns a JSON list of the lines.
std::string listed(std::string_view lines) {
    std::string list = "[";
    list.reserve(lines.size() + 2);
    for (; !lines.empty(); lines.remove_prefix(lines.find('\n') + 1)) {
        if (list.size() > 1) list += ',';
        list += lines.substr(0, lines.find('\n'));
    }
    return list += "]\n";
}

// Returns a list for a list, otherwise an object on each line; a single line is plain JSON.
Reply reply_with(std::string lines, std::string_view body) {
    Reply reply;
    const std::size_t first = body.find_first_not_of(" \t\r\n");
    const bool one = std::ranges::count(lines, '\n') == 1;
    if (first != body.npos && body[first] == '[')
        reply.body = listed(lines);
    else
        reply.body = std::move(lines);
    if (!one && !reply.body.starts_with('[')) reply.type = "application/jsonl";
    return reply;
}

}  // namespace

std::span<const Verb> verbs() { return all_verbs; }

Api::Api(ApiOptions options) : options_(std::move(options)), description_(describe_api(options_)) {}

const Verb* Api::verb_at(std::string_view path) {
    if (!path.starts_with(api_root)) return nullptr;
    const auto found = std::ranges::find(all_verbs, path.substr(api_root.size()), &Verb::name);
    return found == all_verbs.end() ? nullptr : &*found;
}

std::vector<std::string> Api::words_for(const Verb& verb, std::string_view query) const {
    const Command& command = *find_command(verb.name);
    std::vector<std::string> words = words_of_query(query, command, verb.options);
    for (const auto& [name, value] :
         {std::pair{"--budget=", &options_.budget}, {"--language=", &options_.language}})
        if (std::ranges::none_of(words, [&](std::string_view word) { return word.starts_with(name); }))
            words.push_back(name + *value);
    words.insert(words.end(), {"--json", "--jobs=1", "--no-progress"});
    return words;
}

Reply Api::answer(const Verb& verb, std::string_view query, std::string_view body,
                  std::atomic<bool>& cancel) const {
    try {
        const std::vector<std::string> words = words_for(verb, query);
        const std::vector<std::string_view> views(words.begin(), words.end());
        const Command& command = *find_command(verb.name);
        const Args args(command, views);
        const InLanguage chosen(args.language());
        TextInput in(verb.takes_puzzles ? body : "", cancel);
        TextOutput out(options_.answer), messages(1 << 20);
        Streams io{.in = in, .out = out, .err = messages, .cancel = cancel, .is_request = true};
        const Exit exit = command.run(args, io);
        if (out.is_full())
            return error_reply(413, "too_large",
                               "the answer is too large for this server: request less at a time");
        if (exit == Exit::internal) return error_reply(500, "internal", messages.text);
        if (out.text.empty() && verb.takes_puzzles)
            return error_reply(400, "bad_structure", "found no puzzle in the body");
        Reply reply = reply_with(std::move(out.text), body);
        const bool alone = std::ranges::count(reply.body, '\n') == 1 && !reply.body.starts_with('[');
        if (exit == Exit::bad_input && alone && !verb.answers_text) reply.status = 400;
        return reply;
    } catch (const UsageError& error) {
        return error_reply(400, "bad_argument", error.what());
    }
}

}  // namespace nonet::cli
