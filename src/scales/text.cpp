// Scales as text: a technique and its difficulty on each line.

#include <algorithm>
#include <charconv>

#include "core/say.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

constexpr int most_tenths = 100'000;

struct Word {
    std::string_view text;
    std::size_t at;  // in the whole text
};

// Reads one text; holds the current position and the result so far.
class ScaleText {
 public:
    explicit ScaleText(std::string_view text, std::string_view name) : text_(text) {
        scale_.name = scale_.title = name;
    }

    Result<Scale> read() {
        for (std::size_t begin = 0; begin < text_.size(); ++line_) {
            const std::size_t end = std::min(text_.find('\n', begin), text_.size());
            line_begin_ = begin;
            split(begin, end);
            if (!words_.empty() && !take_line()) return std::unexpected(std::move(error_));
            begin = end + 1;
        }
        if (scale_.entries.empty()) {
            line_begin_ = text_.size();
            fail(Errc::bad_structure, text_.size(), "no technique", "a line like 'naked_pair 2.3'");
            return std::unexpected(std::move(error_));
        }
        return std::move(scale_);
    }

 private:
    void split(std::size_t begin, std::size_t end) {
        constexpr std::string_view blanks = " \t\r";
        end = std::min(text_.find('#', begin), end);
        words_.clear();
        while ((begin = text_.find_first_not_of(blanks, begin)) < end) {
            const std::size_t stop = std::min(text_.find_first_of(blanks, begin), end);
            words_.push_back({text_.substr(begin, stop - begin), begin});
            begin = stop;
        }
    }

    bool take_line() {
        const std::string_view first = words_.front().text;
        if (first == "name") return take_name();
        if (first == "level") return take_level();
        return take_technique();
    }

    bool take_name() {
        if (words_.size() != 2) return expect_words("name NAME");
        const auto allowed = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
                   c == '_' || c == '-';
        };
        if (!std::ranges::all_of(words_[1].text, allowed))
            return fail(Errc::bad_argument, words_[1], "letters, digits, '.', '_' and '-'");
        if (named_) return fail(Errc::bad_argument, words_[0], "one name");
        named_ = true;
        scale_.name = scale_.title = words_[1].text;
        return true;
    }

    bool take_level() {
        if (words_.size() != 3) return expect_words("level NAME DIFFICULTY");
        const auto from = number(words_[2]);
        if (!from) return false;
        if (std::ranges::find(scale_.levels, words_[1].text, &ScaleLevel::name) != scale_.levels.end())
            return fail(Errc::bad_argument, words_[1], "another name: this level exists already");
        if (!scale_.levels.empty() && scale_.levels.back().from >= *from)
            return fail(Errc::bad_argument, words_[2],
                        say("more than {count}", format_tenths(tenths_of(scale_.levels.back().from))));
        scale_.levels.push_back({std::string(words_[1].text), *from});
        return true;
    }

    bool take_technique() {
        const bool limited = words_.size() == 5 && words_[2].text == "up" && words_[3].text == "to";
        const Technique* technique = find_technique(words_[0].text);
        if (technique == nullptr)
            return fail(Errc::bad_argument, words_[0], "the name of a technique, 'name' or 'level'");
        if (words_.size() != 2 && !limited)
            return expect_words(std::string(technique->id) + " DIFFICULTY", true);
        const auto difficulty = number(words_[1]);
        if (!difficulty) return false;
        ScaleEntry entry{.technique = technique->id, .found_by = technique, .difficulty = *difficulty};
        if (limited && !count(words_[4], entry.longest)) return false;
        for (const ScaleEntry& before : scale_.entries)
            if (before.found_by == technique &&
                (before.longest == 0 || (entry.longest != 0 && entry.longest <= before.longest)))
                return fail(Errc::bad_argument, words_[0],
                            "each technique once, or again with longer chains than before");
        scale_.entries.push_back(entry);
        return true;
    }

    std::optional<double> number(const Word& word) {
        const std::size_t point = std::min(word.text.find('.'), word.text.size());
        const std::string_view whole = word.text.substr(0, point),
                               part = word.text.substr(std::min(point + 1, word.text.size()));
        const auto is_number = [](std::string_view digits) {
            return !digits.empty() &&
                   std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
        };
        const bool plain = is_number(whole) && whole.size() <= 5 &&
                           (point == word.text.size() || (part.size() == 1 && is_number(part)));
        int tenths = 0;
        if (plain)
            for (char digit : std::string(whole) + std::string(part.empty() ? "0" : part))
                tenths = 10 * tenths + (digit - '0');
        if (tenths >= 1 && tenths <= most_tenths) return tenths / 10.0;
        fail(Errc::bad_argument, word, "a difficulty from 0.1 to 10000, with at most one decimal place");
        return std::nullopt;
    }

    bool count(const Word& word, std::uint32_t& value) {
        const char* end = word.text.data() + word.text.size();
        const auto read = std::from_chars(word.text.data(), end, value);
        if (read.ec == std::errc() && read.ptr == end && value > 0) return true;
        return fail(Errc::bad_argument, word, "a number of literals, 1 or more");
    }

    bool expect_words(std::string_view expected, bool may_go_on = false) {
        return fail(Errc::bad_structure, words_.front().at, say("{count} words", words_.size()),
                    say(may_go_on ? "a line '{line}, optionally followed by 'up to N''" : "a line '{line}'",
                        expected));
    }
    bool fail(Errc code, const Word& word, std::string expected) {
        return fail(code, word.at, "'" + std::string(word.text) + "'", std::move(expected));
    }
    bool fail(Errc code, std::size_t at, std::string found, std::string expected) {
        error_ = {.code = code,
                  .at = at,
                  .line = line_,
                  .column = at - line_begin_ + 1,
                  .found = std::move(found),
                  .expected = std::move(expected)};
        return false;
    }

    const std::string_view text_;
    Scale scale_;
    std::uint64_t line_ = 1;
    std::size_t line_begin_ = 0;
    std::vector<Word> words_;
    bool named_ = false;
    Error error_;
};

}  // namespace

Result<Scale> parse_scale(std::string_view text, std::string_view name) {
    return ScaleText(text, name).read();
}

std::string format_scale(const Scale& scale) {
    std::string text = "name " + scale.name + '\n';
    for (const ScaleLevel& level : scale.levels)
        text += "level " + level.name + ' ' + format_tenths(tenths_of(level.from)) + '\n';
    for (const ScaleEntry& entry : scale.entries) {
        const std::string difficulty = format_tenths(tenths_of(entry.difficulty));
        if (entry.found_by == nullptr)
            text +=
                "# " + std::string(entry.technique) + ' ' + difficulty + "  only available on this scale\n";
        else
            text += std::string(entry.technique) + ' ' + difficulty +
                    (entry.longest != 0 ? " up to " + std::to_string(entry.longest) : "") + '\n';
    }
    return text;
}

}  // namespace nonet
