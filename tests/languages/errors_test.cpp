// Errors in German: no message of the cases of tests/golden/formats/ has English words, and the tables of forms fit the code.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "nonet/language.hpp"
#include "nonet/reader.hpp"
#include "support/chunks.hpp"
#include "support/format_cases.hpp"
#include "support/german.hpp"

namespace nonet {
namespace {

std::set<std::string> german_messages() {
    const InLanguage german(Language::german);
    std::set<std::string> messages;
    for (const std::string& file : testing::format_golden_files())
        for (const testing::FormatCase& c : testing::format_cases(file)) {
            Chunks chunks(c.input, 1000);
            PuzzleReader reader(chunks);
            for (Record record; reader.next(record);)
                if (record.error) messages.insert(record.error->message());
        }
    return messages;
}

// Removes the text in quotes '...', which comes from the user.
std::string without_quotes(const std::string& text) {
    static const std::regex quoted("'.*?'(?![A-Za-z])");
    return std::regex_replace(text, quoted, "''");
}

TEST(GermanErrors, HaveNoEnglishWords) {
    const std::set<std::string> messages = german_messages();
    EXPECT_GT(messages.size(), 100u);
    for (const std::string& message : messages) {
        EXPECT_TRUE(message.starts_with("gefunden: ")) << message;
        EXPECT_TRUE(message.contains("; erwartet: ")) << message;
        EXPECT_EQ(testing::english_word_in(without_quotes(message)), "") << message;
    }
}

TEST(GermanErrors, EndWithTheirThread) {
    const auto message = [] { return parse_classic_puzzle("53..7").error().message(); };
    EXPECT_EQ(message(), "found 5 cells in row 1, expected 9");
    {
        const InLanguage german(Language::german);
        EXPECT_EQ(message(), "gefunden: 5 Zellen in Zeile 1; erwartet: 9");
    }
    EXPECT_EQ(message(), "found 5 cells in row 1, expected 9");
}

// ---- The tables, as their source has them

std::string text_of(const std::filesystem::path& path) {
    std::ostringstream out;
    out << std::ifstream(path).rdbuf();
    return out.str();
}

struct Entry {
    std::string table, english, german;
};

std::vector<Entry> entries() {
    static const std::regex line(R"re(^    \{"((?:[^"\\]|\\.)*)", "((?:[^"\\]|\\.)*)"\},$)re");
    std::vector<Entry> found;
    for (const auto& file : std::filesystem::directory_iterator(testing::source_path("src/languages"))) {
        const std::string name = file.path().stem().string();
        if (!name.starts_with("german_")) continue;
        std::istringstream lines(text_of(file.path()));
        for (std::string text; std::getline(lines, text);)
            if (std::smatch parts; std::regex_match(text, parts, line))
                found.push_back({name, parts[1].str(), parts[2].str()});
    }
    return found;
}

std::set<std::string> names_in(const std::string& form) {
    static const std::regex name(R"(\{\w+\})");
    std::set<std::string> names;
    for (std::sregex_iterator at(form.begin(), form.end(), name), end; at != end; ++at)
        names.insert(at->str());
    return names;
}

bool is_of_errors(const Entry& entry) {
    return entry.table == "german_errors" || entry.table == "german_links" || entry.table == "german_orders";
}

// A German sentence may do without a word that a part of the English one adapts, such as its verb.
TEST(GermanForms, HaveTheNamesOfTheEnglishOnes) {
    const auto all = entries();
    EXPECT_GT(all.size(), 1000u);
    for (const Entry& entry : all) {
        const auto english = names_in(entry.english), german = names_in(entry.german);
        const std::string both = entry.table + ": " + entry.english + " = " + entry.german;
        EXPECT_TRUE(std::ranges::includes(english, german)) << both;
        if (is_of_errors(entry)) {
            EXPECT_EQ(english, german) << both;
        }
        EXPECT_LE(english.size(), 8u) << both;
    }
}

TEST(GermanForms, OccurOnce) {
    std::map<std::string, std::string> tables;
    for (const auto& [table, english, german] : entries()) {
        const auto [at, is_new] = tables.try_emplace(english, table);
        EXPECT_TRUE(is_new) << english << " is in " << at->second << " and in " << table;
    }
}

// Adds the strings of a source as they are written, without their quotes; adjacent ones also as one.
void add_strings(std::string_view source, std::set<std::string>& strings) {
    const auto end_of = [&](std::size_t at) {  // of a string or a character that begins there
        const char quote = source[at++];
        while (at < source.size() && source[at] != quote) at += source[at] == '\\' ? 2 : 1;
        return std::min(at, source.size());
    };
    std::string joined;
    for (std::size_t at = 0; at < source.size(); ++at) {
        const char c = source[at];
        if (source.substr(at).starts_with("//")) {
            at = std::min(source.find('\n', at), source.size());
        } else if (source.substr(at).starts_with("R\"(")) {
            at = std::min(source.find(")\"", at), source.size() - 1) + 1;
        } else if (c == '"') {
            const std::size_t end = end_of(at);
            const std::string_view text = source.substr(at + 1, end - at - 1);
            strings.emplace(text);
            strings.insert(joined += text);
            at = end;
        } else if (c == '\'' && (at == 0 || !std::isalnum(static_cast<unsigned char>(source[at - 1])))) {
            at = end_of(at);
            joined.clear();
        } else if (c != ' ' && c != '\n') {
            joined.clear();
        }
    }
}

// Returns whether counted() or a range of a noun makes the form: "{count} cells", "{count} or more cells".
bool is_counted(const std::string& form, const std::set<std::string>& strings) {
    static const std::regex counted(R"(\{count\} (?:or more )?([a-z ]+?)(s?))");
    std::smatch parts;
    return std::regex_match(form, parts, counted) && strings.contains(parts[1].str());
}

// The sources of the library and the command, without the tables.
std::vector<std::string> sources() {
    std::vector<std::string> texts;
    for (const char* folder : {"src", "cli"})
        for (const auto& file : std::filesystem::recursive_directory_iterator(testing::source_path(folder))) {
            const auto extension = file.path().extension();
            if ((extension == ".cpp" || extension == ".hpp") &&
                !file.path().filename().string().starts_with("german_"))
                texts.push_back(text_of(file.path()));
        }
    return texts;
}

// Most forms are literals at the beginning of these calls.
TEST(GermanForms, AreThereForTheCode) {
    std::set<std::string> forms;
    for (const Entry& entry : entries()) forms.insert(entry.english);
    static const std::regex parts(R"(\{\w*\})");
    int tested = 0;
    for (const std::string& source : sources())
        for (const std::string_view call : {"say(", "translated("})
            for (std::size_t at = 0; (at = source.find(call, at)) != source.npos;) {
                at = source.find_first_not_of(" \n", at + call.size());
                if (source[at] != '"') continue;
                const std::size_t end = source.find('"', at + 1);
                const std::string form = source.substr(at + 1, end - at - 1),
                                  words = std::regex_replace(form, parts, "");
                const char next = source[source.find_first_not_of(" \n", end + 1)];
                const bool is_whole = (next == ',' || next == ')') && form.back() != '\\';
                if (!is_whole || std::ranges::none_of(words, [](char c) { return c >= 'a' && c <= 'z'; }))
                    continue;
                ++tested;
                EXPECT_TRUE(forms.contains(form)) << "no German form of: " << form;
            }
    EXPECT_GT(tested, 300);
}

TEST(GermanErrors, AreThoseOfTheCode) {
    std::set<std::string> strings;
    for (const std::string& source : sources()) add_strings(source, strings);
    int tested = 0;
    for (const Entry& entry : entries()) {
        if (!is_of_errors(entry)) continue;
        ++tested;
        EXPECT_TRUE(strings.contains(entry.english) || is_counted(entry.english, strings))
            << entry.table << " has a form that the code lacks: " << entry.english;
    }
    EXPECT_GT(tested, 600);
}

}  // namespace
}  // namespace nonet
