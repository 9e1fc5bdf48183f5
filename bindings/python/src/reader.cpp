// Reads puzzles of texts and files like the command; the form of each is detected separately.

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <cstring>
#include <optional>

#include "boards.hpp"
#include "command/record_fields.hpp"
#include "core.hpp"
#include "errors.hpp"
#include "interruptible.hpp"
#include "nonet/links.hpp"
#include "nonet/reader.hpp"
#include "nonet/text.hpp"
#include "table.hpp"

namespace nonet::python {
namespace {

// The bytes of a Python file object. If it raises an exception, that is kept and the stream ends, because the library
// does not use exceptions.
class FileBytes {
 public:
    explicit FileBytes(nb::object file) : file_(std::move(file)) {}

    std::size_t operator()(char* buffer, std::size_t size) {
        if (is_abandoned()) return 0;
        nb::gil_scoped_acquire lock;
        try {
            return read(buffer, size);
        } catch (...) {
            raised_ = std::current_exception();
            return 0;
        }
    }

    void raise_again() {
        if (raised_) std::rethrow_exception(std::exchange(raised_, nullptr));
    }

 private:
    std::size_t read(char* buffer, std::size_t size) {
        const nb::object given = file_.attr("read")(size);
        nb::bytes bytes;
        if (!nb::try_cast(given, bytes))
            throw nb::type_error("a file must be opened in binary mode: open(path, 'rb')");
        std::memcpy(buffer, bytes.c_str(), std::min(size, bytes.size()));
        return std::min(size, bytes.size());
    }

    nb::object file_;
    std::exception_ptr raised_;
};

// Returns tables of the puzzles of a file, with the given number of rows each. With a board, each puzzle has that one
// or the one that its record names.
class FileReader {
 public:
    FileReader(nb::object file, const std::optional<Geometry>& board)
        : bytes_(std::move(file)),
          reader_(board ? PuzzleReader(bytes_, *board) : PuzzleReader(bytes_)),
          has_boards_(board.has_value()) {}

    nb::object next(std::size_t most) {
        {
            const Unlocked free;
            take(most);
        }
        bytes_.raise_again();
        if (records_.empty()) return nb::none();
        return columns();
    }

 private:
    struct Taken {
        Grid grid;
        std::uint64_t line;
        Format format;
        std::string marks, solution, error;
        std::string cells, board;  // where there are boards
    };

    void take(std::size_t most) {
        records_.clear();
        Record record;
        while (records_.size() < most && reader_.next(record)) {
            const ClassicPuzzle* const classic = record.puzzle.classic();
            Taken& taken = records_.emplace_back(Taken{
                .grid = classic ? classic->givens : Grid{}, .line = record.line, .format = record.format});
            if (record.error) {
                taken.line = record.error->line;
                taken.error = record.error->message();
                continue;
            }
            if (const auto lost = lost_rule(record)) {  // the error could not be reported
                taken.error = lost->message();
                continue;
            }
            if (has_boards_) take_board(record, taken);
            if (classic && classic->marks) taken.marks = format_marks(candidates_of(*classic));
            if (header_ != reader_.csv_header() || !finder_) {
                header_ = reader_.csv_header();
                finder_.emplace(header_);
            }
            taken.solution = finder_->fields_of(record).solution.value_or("");
        }
    }

    static void take_board(const Record& record, Taken& taken) {
        const Geometry board = record.puzzle.geometry();
        taken.cells = format_line(board, record.puzzle.values());
        taken.board = board.name();
        if (const BoardPuzzle* other = record.puzzle.board_puzzle(); other && !other->marks.empty())
            taken.marks = format_marks(board, candidates_of(*other));
    }

    nb::dict columns() const {
        const auto length = static_cast<std::int64_t>(records_.size());
        TableWriter table(length);
        // A board of any size needs text of any length.
        Texts* const cells = has_boards_ ? &table.texts("puzzle") : nullptr;
        Texts* const boards = has_boards_ ? &table.texts("board") : nullptr;
        Writer* const puzzle = has_boards_ ? nullptr : &table.grids("puzzle");
        Texts &solutions = table.texts("solution"), &marks = table.texts("marks");
        Writer &line = table.add("line", Type::uint64),
               &format = table.add("format", Type::words, names_of_formats());
        Texts& errors = table.texts("error");
        const auto add = [](Texts* texts, std::int64_t row, const std::string& text) {
            if (texts && !text.empty()) texts->add(row, text);
        };
        for (std::int64_t row = 0; row < length; ++row) {
            const Taken& taken = records_[static_cast<std::size_t>(row)];
            line.set(row, taken.line);
            format.set(row, taken.format);
            if (puzzle) puzzle->set_grid(row, taken.grid);
            if (!taken.error.empty()) format.set_null(row);
            if (!taken.error.empty() && puzzle) puzzle->set_null(row);
            add(&marks, row, taken.marks);
            add(&solutions, row, taken.solution);
            add(&errors, row, taken.error);
            add(cells, row, taken.cells);
            add(boards, row, taken.board);
        }
        return table.finished();
    }

    FileBytes bytes_;
    PuzzleReader reader_;
    bool has_boards_;
    std::string header_;
    std::optional<FieldFinder> finder_;
    std::vector<Taken> records_;
};

// Same as parseAll of the npm package: the puzzles and the errors of a text, up to a given number of each.
struct Found {
    struct Puzzle {
        std::uint64_t line;
        ClassicPuzzle puzzle;
        Format format;
    };
    std::vector<Puzzle> puzzles;
    std::vector<Error> errors;
    std::size_t puzzle_count = 0, error_count = 0;
};

Found find_all(std::string_view text, std::size_t most, const Flag& cancel) {
    TextBytes bytes(text);
    PuzzleReader reader(bytes);
    Found found;
    for (Record record; !cancel.load(std::memory_order_relaxed) && reader.next(record);) {
        if (const auto error = record.error ? record.error : lost_rule(record)) {
            if (++found.error_count <= most) found.errors.push_back(*error);
        } else if (++found.puzzle_count <= most) {
            found.puzzles.push_back({record.line, *record.puzzle.classic(), record.format});
        }
    }
    return found;
}

nb::tuple parse_all(std::string_view text, std::size_t most) {
    const Found found = interruptibly([&](const Flag& cancel) { return find_all(text, most, cancel); });
    nb::list puzzles, errors;
    for (const auto& [line, puzzle, format] : found.puzzles) {
        nb::object marks = nb::none();
        if (puzzle.marks) marks = nb::cast(format_marks(candidates_of(puzzle)));
        puzzles.append(nb::make_tuple(line, format_line(puzzle.givens), marks, name_of(format)));
    }
    for (const Error& error : found.errors) {
        const std::string words = error.message();
        const nb::object shown =
            nb::steal(PyUnicode_DecodeUTF8(words.data(), static_cast<Py_ssize_t>(words.size()), "replace"));
        errors.append(nb::make_tuple(name_of(error.code), error.line, error.column, shown));
    }
    return nb::make_tuple(puzzles, errors, found.puzzle_count, found.error_count);
}

}  // namespace

void bind_reader(nb::module_& module) {
    module.def("parse_all", parse_all, nb::arg("text"), nb::arg("most"));
    nb::class_<FileReader>(module, "FileReader")
        .def(
            "__init__",
            [](FileReader* self, nb::object file, nb::handle board) {
                new (self) FileReader(std::move(file), board_of(board));
            },
            nb::arg("file"), nb::arg("board").none())
        .def("next", &FileReader::next, nb::arg("most"));
}

}  // namespace nonet::python
