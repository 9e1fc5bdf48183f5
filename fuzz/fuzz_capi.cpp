// The C interface with any bytes: the function, its numbers, an option in words, and a text.
//
// A status other than NONET_OK has a message; an error's place is within the text; texts end with a NUL. The buffers
// have exactly the stated size, so that a sanitizer detects every write beyond it.

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "expect.hpp"
#include "nonet/nonet.h"

namespace {

struct Input {
    const std::uint8_t* data;
    std::size_t size;

    int number() {
        if (size == 0) return 0;
        --size;
        return *data++;
    }
    // Up to a line feed.
    std::string word() {
        const std::string_view rest(reinterpret_cast<const char*>(data), size);
        std::string word(rest.substr(0, rest.find('\n')));
        const std::size_t taken = std::min(word.size() + 1, size);
        data += taken;
        size -= taken;
        return word.substr(0, word.find('\0'));
    }
};

void check(nonet_status status, const nonet_error& error, std::size_t length) {
    FUZZ_EXPECT(status >= NONET_OK && status <= NONET_UNSUPPORTED && status == error.code);
    FUZZ_EXPECT(std::memchr(error.message, 0, sizeof error.message) != nullptr);
    if (status != NONET_OK) FUZZ_EXPECT(error.message[0] != '\0');
    if (status != NONET_OK && status != NONET_BAD_ARGUMENT) FUZZ_EXPECT(error.at <= length);
}

void ignore(void*, const char*) {}

// The texts that the functions write.
struct Out {
    nonet_text* text = nonet_text_new();
    Out() = default;
    Out(const Out&) = delete;
    Out& operator=(const Out&) = delete;
    ~Out() {
        FUZZ_EXPECT(std::strlen(nonet_text_chars(text)) == nonet_text_length(text));
        nonet_text_free(text);
    }
};

void read_all(const std::string& board, const char* text, std::size_t length) {
    nonet_error error = NONET_ERROR_INIT;
    nonet_reader* const reader = board.empty() ? nonet_reader_of(text, length)
                                               : nonet_reader_of_board(board.c_str(), text, length, &error);
    FUZZ_EXPECT(reader || error.code != NONET_OK);
    nonet_record record = NONET_RECORD_INIT;
    while (nonet_reader_next(reader, &record, &error)) {
        FUZZ_EXPECT(record.at <= length && (record.status == NONET_OK) == (record.cells[0] != '\0'));
        FUZZ_EXPECT(std::strlen(record.format) < 20 &&
                    std::strlen(record.board) + std::strlen(record.marks) < 100'000);
    }
    nonet_reader_free(reader);
}

void call(int which, Input input) {
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.nodes = 2000;
    limits.nanoseconds = 200'000'000;
    limits.solutions = static_cast<std::uint64_t>(input.number() % 4);
    const int first = input.number(), second = input.number();
    const std::string word = input.word();
    // Exactly the stated length.
    const std::vector<char> text(input.data, input.data + input.size);
    const char* const t = text.empty() ? nullptr : text.data();
    const std::size_t n = text.size();
    nonet_error error = NONET_ERROR_INIT;
    nonet_status status = NONET_OK;
    Out out;
    std::uint64_t count = 0;
    nonet_stop stop{};
    const char* const name = word.empty() ? nullptr : word.c_str();
    const std::string board = word.empty() ? "9x9" : word;
    switch (which) {
        case 0: {
            std::vector<char> room(static_cast<std::size_t>(first)), more(static_cast<std::size_t>(second));
            nonet_answer answer = NONET_ANSWER_INIT;
            answer.first = room.data();
            answer.second = room.size() == more.size() ? more.data() : nullptr;
            answer.room = room.size();
            status = nonet_solve(t, n, &limits, name, &answer, &error);
            break;
        }
        case 1: status = nonet_count(t, n, &limits, &count, &stop, &error); break;
        case 2: {
            std::vector<std::uint16_t> cells(static_cast<std::size_t>(first));
            nonet_report report = NONET_REPORT_INIT;
            report.redundant = cells.data();
            report.redundant_room = cells.size();
            status = nonet_check(t, n, second % 2, &limits, &report, &error);
            break;
        }
        case 3: {
            std::vector<nonet_duplicate> pairs(static_cast<std::size_t>(first));
            std::size_t found = 0;
            status = nonet_duplicates(t, n, pairs.data(), pairs.size(), &found, &error);
            break;
        }
        case 4: {
            std::vector<char> cells(static_cast<std::size_t>(first)),
                marks(static_cast<std::size_t>(second) * 4);
            const char* format = nullptr;
            status = nonet_parse(t, n, cells.data(), cells.size(), marks.empty() ? nullptr : marks.data(),
                                 marks.size(), &format, &error);
            FUZZ_EXPECT(status != NONET_OK || std::strlen(format) > 0);
            break;
        }
        case 5: {
            std::vector<char> room(static_cast<std::size_t>(first) * 16);
            std::size_t needed = 0;
            status = nonet_format(t, n, name, room.data(), room.size(), &needed, &error);
            FUZZ_EXPECT(status != NONET_OK ||
                        std::memchr(room.data(), 0, room.size()) == room.data() + needed - 1);
            break;
        }
        case 6: return read_all(word, t, n);
        case 7: {
            std::vector<char> marks(static_cast<std::size_t>(first) * 4);
            status = nonet_true_candidates(t, n, &limits, marks.data(), marks.size(), &stop, &error);
            break;
        }
        case 8: status = nonet_enumerate(t, n, &limits, ignore, nullptr, &count, &stop, &error); break;
        case 9: {
            nonet_rating rating = NONET_RATING_INIT;
            status = nonet_rate(t, n, &limits, &rating, &error);
            break;
        }
        case 10: status = nonet_check_text(t, n, first % 2, &limits, out.text, &error); break;
        case 11: status = nonet_diagnose(t, n, &limits, out.text, &error); break;
        case 12: status = nonet_why_not(t, n, first - 1, second % 12 - 1, &limits, out.text, &error); break;
        case 13: {
            nonet_outcome outcome{};
            status = nonet_prove(t, n, &limits, out.text, &outcome, &error);
            break;
        }
        case 14: status = nonet_canon(t, n, out.text, &error); break;
        case 15: status = nonet_same(t, n, word.data(), word.size(), out.text, &error); break;
        case 16: {
            std::vector<char> cells(static_cast<std::size_t>(first));
            status = nonet_scramble(t, n, static_cast<std::uint64_t>(second), 1, cells.data(), cells.size(),
                                    &error);
            break;
        }
        case 17: status = nonet_board(board.c_str(), out.text, &error); break;
        case 18: status = nonet_board_solve(board.c_str(), t, n, &limits, out.text, &error); break;
        case 19: status = nonet_board_count(board.c_str(), t, n, &limits, out.text, &error); break;
        case 20: status = nonet_board_candidates(board.c_str(), t, n, &limits, out.text, &error); break;
        case 21: status = nonet_board_check(board.c_str(), t, n, first % 2, &limits, out.text, &error); break;
        case 22:
            status =
                nonet_board_why_not(board.c_str(), t, n, first - 1, second - 1, &limits, out.text, &error);
            break;
        case 23: status = nonet_board_format("9x9", t, n, name ? name : "line", out.text, &error); break;
        case 24: status = nonet_board_minimal(board.c_str(), t, n, &limits, out.text, &error); break;
        case 25:
            status =
                nonet_board_enumerate(board.c_str(), t, n, &limits, ignore, nullptr, &count, &stop, &error);
            break;
        case 26: status = nonet_scale(name, out.text, &error); break;
        case 27: {
            std::vector<std::uint16_t> order(static_cast<std::size_t>(first));
            for (std::size_t i = 0; i < order.size(); ++i)
                order[i] = static_cast<std::uint16_t>(i * static_cast<std::size_t>(second));
            status = nonet_diagnose_entries(t, n, word.data(), word.size(), order.data(), order.size(),
                                            &limits, out.text, &error);
            break;
        }
        default: status = nonet_hint(t, n, first - 1, &limits, out.text, &error);
    }
    check(status, error, std::max(n, word.size()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input{data, size};
    const int which = input.number() % 29;
    call(which, input);
    return 0;
}
