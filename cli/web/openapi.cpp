// The description of the API: its paths from the commands' words and flags, its answers from schemas.json.

#include <fmt/format.h>

#include <array>

#include "command/json.hpp"
#include "frame/values.hpp"
#include "nonet/version.hpp"
#include "web/api.hpp"
#include "web/page_files.hpp"
#include "web/query.hpp"

namespace nonet::cli {
namespace {

constexpr std::string_view about =
    "The commands of nonet over HTTP. The body is any text that they read: lines, grids, CSV, JSON; one puzzle or "
    "many. The answer is the output of the command with --json: one object per puzzle, in order, as a list if the body "
    "is a list.";

void add_schema(JsonObject& schema, const Option& option, const Flag& flag) {
    using enum Option::Value;
    if (option.value == toggle) return void(schema.text("type", "boolean"));
    if (option.value == number) return void(schema.text("type", "integer").number("minimum", 0));
    schema.text("type", "string");
    const auto choices = choices_of(flag);
    if (option.value == name)
        schema.texts("enum", std::vector<std::string>(choices.begin(), choices.end()));
    else if (option.value == language)
        schema.text("pattern", fmt::format("^({})([-_].*)?$", fmt::join(choices, "|")));
    else if (option.value == names)
        schema.text("pattern", fmt::format("^({0})(,({0}))*$", fmt::join(choices, "|")));
    else if (const std::string_view pattern = pattern_of(option.value); !pattern.empty())
        schema.text("pattern", pattern);
}

void add_option(JsonObject& parameter, const Command& command, const Option& option,
                const ApiOptions& defaults) {
    const Flag& flag = flag_called(command, option.name);
    std::string text(option.about.empty() ? flag.help : option.about);
    if (option.value == Option::Value::budget)
        text += fmt::format("; the default of this server is {}", defaults.budget);
    if (option.value == Option::Value::language)
        text += fmt::format("; the default of this server is {}", defaults.language);
    parameter.text("name", option.name).text("in", "query").text("description", text);
    parameter.object("schema", [&](JsonObject& schema) { add_schema(schema, option, flag); });
}

void refer(JsonObject& object, std::string_view kind, std::string_view name) {
    object.text("$ref", fmt::format("#/components/{}/{}", kind, name));
}

void add_body(JsonObject& operation) {
    operation.object("requestBody", [](JsonObject& body) { refer(body, "requestBodies", "puzzles"); });
}

// Adds an object, or a list if the body is a list.
void add_reply(JsonObject& schema, const Verb& verb) {
    if (!verb.takes_puzzles) return refer(schema, "schemas", verb.name);
    constexpr std::array kinds{false, true};
    schema.objects("anyOf", kinds, [&](JsonObject& kind, bool is_list) {
        if (!is_list) return refer(kind, "schemas", verb.name);
        kind.text("type", "array").object("items", [&](JsonObject& item) {
            refer(item, "schemas", verb.name);
        });
    });
}

void add_answer(JsonObject& responses, const Verb& verb) {
    responses.object("200", [&](JsonObject& response) {
        response.text("description", "one object per puzzle; a list if the body is a list");
        response.object("content", [&](JsonObject& content) {
            content.object("application/json", [&](JsonObject& one) {
                one.object("schema", [&](JsonObject& schema) { add_reply(schema, verb); });
            });
            content.object("application/jsonl", [&](JsonObject& lines) {
                lines.object("schema", [&](JsonObject& schema) { refer(schema, "schemas", verb.name); });
            });
        });
    });
}

void add_responses(JsonObject& operation, const Verb& verb) {
    operation.object("responses", [&](JsonObject& responses) {
        add_answer(responses, verb);
        for (const auto& [status, name] : {std::pair{"400", "bad_request"},
                                           {"401", "no_token"},
                                           {"413", "too_large"},
                                           {"429", "too_many"},
                                           {"503", "busy"}})
            responses.object(status, [&](JsonObject& response) { refer(response, "responses", name); });
    });
}

void add_operation(JsonObject& operation, const Verb& verb, const ApiOptions& defaults) {
    const Command& command = *find_command(verb.name);
    operation.text("operationId", verb.name)
        .text("summary", command.summary)
        .text("description", command.description);
    operation.objects("parameters", verb.options, [&](JsonObject& parameter, const Option& option) {
        add_option(parameter, command, option, defaults);
    });
    if (verb.takes_puzzles) add_body(operation);
    add_responses(operation, verb);
}

}  // namespace

std::string describe_api(const ApiOptions& defaults) {
    std::string text;
    JsonObject api(text);
    api.text("openapi", "3.1.0");
    api.object("info", [](JsonObject& info) {
        info.text("title", "nonet").text("version", NONET_VERSION).text("description", about);
        info.object("license",
                    [](JsonObject& license) { license.text("name", "MIT").text("identifier", "MIT"); });
    });
    api.object("paths", [&](JsonObject& paths) {
        for (const Verb& verb : verbs())
            paths.object(std::string(api_root) + std::string(verb.name), [&](JsonObject& path) {
                path.object("post", [&](JsonObject& operation) { add_operation(operation, verb, defaults); });
            });
    });
    ((text += ",\"components\":") += api_schemas()) += "}\n";
    return text;
}

}  // namespace nonet::cli
