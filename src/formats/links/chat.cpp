#include "formats/links/chat.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/say.hpp"
#include "formats/fields.hpp"
#include "formats/formats.hpp"

namespace nonet::formats {
namespace {

using Kind = JsonNode::Kind;

constexpr std::array<std::string_view, 4> roles_of_models{"assistant", "gpt", "model", "bot"};

// Returns the text of a message, which may be in several parts.
std::string text_of(const JsonNode& message) {
    if (message.kind == Kind::text) return message.text;
    for (std::string_view key : {"content", "value", "text", "parts"})
        if (const JsonNode* content = message.find(key)) {
            if (content->kind == Kind::text) return content->text;
            std::string text;
            for (const JsonNode& part : content->items) (text += text_of(part)) += '\n';
            return text;
        }
    return {};
}

bool is_of_model(const JsonNode& message) {
    for (std::string_view key : {"role", "from", "author"})
        if (std::ranges::find(roles_of_models, message.at(key).text) != roles_of_models.end()) return true;
    return false;
}

// Counts the puzzles in a text and keeps the first one; other text is ignored.
int find_puzzles(std::string_view text, const Boards& boards, Record& found) {
    TextBytes bytes(text);
    PuzzleReader reader = boards.of_stream ? PuzzleReader(bytes, *boards.of_stream) : PuzzleReader(bytes);
    int count = 0;
    for (Record record; reader.next(record);)
        if (!record.error && ++count == 1) found = record;
    return count;
}

}  // namespace

std::optional<ReadChat> read_chat(const JsonNode& object, const Line& begin, Boards& boards, Record& record) {
    const JsonNode* messages = nullptr;
    for (std::size_t i = 0; i < object.keys.size() && !messages; ++i)
        if (is_chat_name(object.keys[i])) messages = &object.items[i];
    if (!messages) return std::nullopt;
    const auto fail = [&](std::string found, std::string expected) {
        return ReadChat{error_at(Errc::bad_structure, begin, 0, std::move(found), std::move(expected))};
    };
    std::vector<const JsonNode*> list;
    if (messages->kind == Kind::text) list.push_back(messages);
    for (const JsonNode& message : messages->items) list.push_back(&message);
    std::ranges::reverse(list);
    for (const JsonNode* message : list) {
        if (is_of_model(*message)) continue;
        Record found;
        const int count = find_puzzles(text_of(*message), boards, found);
        if (count == 0) continue;
        if (count > 1)
            return fail(say("{puzzles} in one message", counted(static_cast<std::size_t>(count), "puzzle")),
                        "one puzzle in the last message");
        record.puzzle = std::move(found.puzzle);
        record.glyphs = found.glyphs;
        record.losses = std::move(found.losses);
        boards.named = true;
        return ReadChat{};
    }
    return fail("a chat without a puzzle", "a message that has one");
}

}  // namespace nonet::formats
