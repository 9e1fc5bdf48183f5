// The C interface with any bytes: the function, its numbers, a board, an option in words, and a text.
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

// A puzzle; null if the text is none.
struct Puzzle {
    nonet_puzzle* puzzle = nullptr;
    Puzzle(const char* board, const char* text, std::size_t length) {
        nonet_error error = NONET_ERROR_INIT;
        const nonet_status status = nonet_puzzle_read(board, text, length, &puzzle, &error);
        FUZZ_EXPECT((status == NONET_OK) == (puzzle != nullptr));
        check(status, error, length);
        if (!puzzle) return;
        const std::size_t cells = std::strlen(nonet_puzzle_cells(puzzle));
        FUZZ_EXPECT(cells >= 1 && cells < NONET_CELLS_ROOM && std::strlen(nonet_puzzle_form(puzzle)) > 0);
        FUZZ_EXPECT(std::strlen(nonet_puzzle_marks(puzzle)) % cells == 0 &&
                    std::strlen(nonet_puzzle_board(puzzle)) > 0);
    }
    Puzzle(const Puzzle&) = delete;
    Puzzle& operator=(const Puzzle&) = delete;
    ~Puzzle() { nonet_puzzle_free(puzzle); }
};

void read_all(const char* board, const char* text, std::size_t length) {
    nonet_error error = NONET_ERROR_INIT;
    nonet_reader* const reader = nonet_reader_of(board, text, length, &error);
    FUZZ_EXPECT(reader || error.code != NONET_OK);
    nonet_record record = NONET_RECORD_INIT;
    while (nonet_reader_next(reader, &record, &error)) {
        FUZZ_EXPECT(record.at <= length && (record.status == NONET_OK) == (record.puzzle != nullptr));
        if (record.puzzle) FUZZ_EXPECT(nonet_puzzle_cells(record.puzzle)[0] != '\0');
    }
    nonet_reader_free(reader);
}

void call(int which, Input input) {
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.nodes = 2000;
    limits.nanoseconds = 200'000'000;
    limits.solutions = static_cast<std::uint64_t>(input.number() % 4);
    const int first = input.number(), second = input.number();
    const std::string board_name = input.word(), word = input.word();
    // Exactly the stated length.
    const std::vector<char> text(input.data, input.data + input.size);
    const char* const t = text.empty() ? nullptr : text.data();
    const std::size_t n = text.size();
    nonet_error error = NONET_ERROR_INIT;
    nonet_status status = NONET_OK;
    Out out;
    std::uint64_t count = 0;
    nonet_stop stop{};
    const char* const board = board_name.empty() ? nullptr : board_name.c_str();
    const char* const name = word.empty() ? nullptr : word.c_str();
    const Puzzle given(board, t, n);
    const nonet_puzzle* const puzzle = given.puzzle;
    switch (which) {
        case 0: {
            std::vector<char> room(static_cast<std::size_t>(first)), more(static_cast<std::size_t>(second));
            nonet_answer answer = NONET_ANSWER_INIT;
            answer.first = room.data();
            answer.second = room.size() == more.size() ? more.data() : nullptr;
            answer.room = room.size();
            status = nonet_solve(puzzle, &limits, name, &answer, &error);
            break;
        }
        case 1: status = nonet_count(puzzle, &limits, &count, &stop, &error); break;
        case 2: status = nonet_check(puzzle, second % 2, &limits, out.text, &error); break;
        case 3: status = nonet_format(puzzle, name, out.text, &error); break;
        case 4: return read_all(board, t, n);
        case 5: status = nonet_true_candidates(puzzle, &limits, out.text, &stop, &error); break;
        case 6: status = nonet_enumerate(puzzle, &limits, ignore, nullptr, &count, &stop, &error); break;
        case 7: status = nonet_rate(puzzle, nullptr, &limits, out.text, &error); break;
        case 8: status = nonet_diagnose(board, t, n, &limits, out.text, &error); break;
        case 9:
            status = nonet_why_not(puzzle, first - 1, second - 1, nullptr, &limits, out.text, &error);
            break;
        case 10: {
            nonet_outcome outcome{};
            status = nonet_prove(puzzle, &limits, out.text, &outcome, &error);
            break;
        }
        case 11: status = nonet_canon(puzzle, out.text, &error); break;
        case 12: {
            const Puzzle other(nullptr, word.data(), word.size());
            status = nonet_same(puzzle, other.puzzle, out.text, &error);
            break;
        }
        case 13:
            status = nonet_scramble(puzzle, static_cast<std::uint64_t>(second), 1, out.text, &error);
            break;
        case 14: status = nonet_board(board, out.text, &error); break;
        case 15: status = nonet_minimal(puzzle, &limits, out.text, &error); break;
        case 16: status = nonet_scale(name, out.text, &error); break;
        case 17: {
            std::vector<std::uint16_t> order(static_cast<std::size_t>(first));
            for (std::size_t i = 0; i < order.size(); ++i)
                order[i] = static_cast<std::uint16_t>(i * static_cast<std::size_t>(second));
            const Puzzle entries(nullptr, word.data(), word.size());
            status = nonet_diagnose_entries(puzzle, entries.puzzle, order.data(), order.size(), &limits,
                                            out.text, &error);
            break;
        }
        case 18: status = nonet_draw_ground(board, out.text, &error); break;
        case 19: {
            nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
            options.only = name;
            options.pruned = first % 2;
            status = nonet_explain(puzzle, &options, &limits, out.text, &error);
            break;
        }
        default: status = nonet_hint(puzzle, first - 1, nullptr, &limits, out.text, &error);
    }
    check(status, error, std::max(n, word.size()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input{data, size};
    const int which = input.number() % 21;
    call(which, input);
    return 0;
}
