// Generates puzzles identified by their numbers.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <cmath>

#include "blocks.hpp"
#include "boards.hpp"
#include "command/forms.hpp"
#include "core.hpp"
#include "limits.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/json.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/reader.hpp"
#include "nonet/text.hpp"
#include "scale_columns.hpp"

namespace nonet::python {
namespace {

// An immutable order. Generators are made from it on demand.
struct Order {
    GenerateOptions options;
    std::vector<Grid> forms;  // to be avoided
    std::optional<Scale> scale;

    // The scale given as text with the order, or one known by name.
    [[nodiscard]] const Scale* generator_scale() const { return scale ? &*scale : options.scale; }

    [[nodiscard]] nonet::Generator generator() const {
        GenerateOptions own = options;
        own.scale = generator_scale();
        own.avoid = forms;
        return value_or_raise(nonet::Generator::create(own));
    }
};

// Returns the description of an option's type, for messages.
template <class T>
constexpr const char* words_of = "text";
template <>
constexpr const char* words_of<bool> = "True or False";
template <>
constexpr const char* words_of<int> = "a whole number";
template <>
constexpr const char* words_of<std::uint64_t> = "a whole number from 0 to 18446744073709551615";
template <>
constexpr const char* words_of<std::pair<int, int>> = "a whole number, or two";
template <>
constexpr const char* words_of<std::pair<double, double>> = "the lowest and the highest";

template <class T>
std::optional<T> wanted(const nb::dict& given, const char* name) {
    if (!given.contains(name)) return {};
    T value{};
    if (!nb::try_cast(given[name], value))
        raise_argument(nb::str("{} {!r}").format(name, given[name]).c_str(), words_of<T>);
    return value;
}

std::optional<Grid> grid_wanted(const nb::dict& given, const char* name) {
    const auto text = wanted<std::string>(given, name);
    if (!text) return {};
    return value_or_raise(parse_line(*text));
}

Symmetry symmetry_of(const std::string& name) {
    if (const auto symmetry = find_symmetry(name)) return *symmetry;
    std::string names;
    for (int i = 0; i < symmetry_count; ++i)
        names.append(i == 0 ? "" : ", ").append(name_of(static_cast<Symmetry>(i)));
    raise_argument("symmetry '" + name + "'", "one of " + names);
}

int tenths(double rating) {
    if (!(rating >= 0 && rating <= 20)) raise_argument("rating " + std::to_string(rating), "0 to 20");
    return static_cast<int>(std::lround(rating * 10));
}

int clues_of(const nb::dict& given, bool has_rules) {
    const int clues = wanted<int>(given, "clues").value_or(0);
    if (clues != 0 && !has_rules) raise_argument("clues without rules", "rules of which clues are made");
    return clues;
}

// The options that were given, by the names of nonet.Generator.
Order order_of(const nb::dict& given) {
    Order order;
    GenerateOptions& options = order.options;
    options.seed = wanted<std::uint64_t>(given, "seed").value_or(0);
    options.attempts = wanted<std::uint64_t>(given, "attempts").value_or(0);
    options.minimal = wanted<bool>(given, "minimal").value_or(false);
    options.unbiased = wanted<bool>(given, "unbiased").value_or(false);
    options.symmetry = symmetry_of(wanted<std::string>(given, "symmetry").value_or("none"));
    if (const auto givens = wanted<std::pair<int, int>>(given, "givens"))
        std::tie(options.fewest_givens, options.most_givens) = *givens;
    if (const auto rating = wanted<std::pair<double, double>>(given, "rating"))
        options.rating = RatingRange{.lowest = tenths(rating->first), .highest = tenths(rating->second)};
    options.contains = grid_wanted(given, "contains").value_or(Grid{});
    options.solution = grid_wanted(given, "solution");
    options.like = grid_wanted(given, "like");
    options.like_drop = wanted<int>(given, "like_drop").value_or(1);
    options.like_add = wanted<int>(given, "like_add").value_or(1);
    if (const auto pattern = wanted<std::string>(given, "pattern"))
        value_or_raise(set_pattern(options, *pattern));
    if (const auto name = wanted<std::string>(given, "scale"))
        options.scale = &order.scale.emplace(scale_named(*name));
    if (const auto level = wanted<std::string>(given, "level")) {
        options.on_scale.emplace().level = *level;
        if (!options.scale) options.scale = find_scale("nonet");
    }
    if (const auto id = wanted<std::string>(given, "needs")) {
        options.needs = find_technique(*id);
        if (!options.needs) raise_argument("technique '" + *id + "'", "an id of nonet.techniques()");
    }
    (void)clues_of(given, false);
    if (const auto unlike = wanted<std::string>(given, "unlike")) {
        TextBytes bytes(*unlike);
        PuzzleReader reader(bytes);
        order.forms = value_or_raise(read_forms(reader));
    }
    (void)order.generator();  // reports an impossible order
    return order;
}

std::string make_one(const Order& order, std::uint64_t item, const Bounds* bounds) {
    return interruptibly([&](const Flag& cancel) {
        Generated made[1];
        order.generator().make(item, made, limits_from(bounds, {}, &cancel));
        return to_json(made[0], item, order.options.seed);
    });
}

// The number of puzzles that are made together; a few hundred are fastest.
nb::dict make_column(const Order& order, std::uint64_t first, std::int64_t count, const Bounds* bounds,
                     int threads, nb::object progress) {
    TableWriter table(count);
    Writer &item = table.add("item", Type::uint64), &puzzle = table.grids("puzzle"),
           &solution = table.grids("solution"), &givens = table.add("givens", Type::uint8),
           &attempts = table.add("attempts", Type::uint64);
    Writer* const er = order.options.rating ? &table.add("er", Type::float64) : nullptr;
    const Scale* const scale = order.options.on_scale ? order.generator_scale() : nullptr;
    std::optional<ScaleColumns> on_scale;
    if (scale) on_scale.emplace(*scale, table);
    Writer& met = table.add("met", Type::yes_no);
    const auto set = [&](std::int64_t row, const Generated& made) {
        item.set(row, first + static_cast<std::uint64_t>(row));
        puzzle.set_grid(row, made.puzzle);
        solution.set_grid(row, made.solution);
        givens.set_count(row, static_cast<std::size_t>(made.puzzle.filled()));
        attempts.set(row, made.attempts);
        if (er) er->set(row, made.er.value_or(0) / 10.0);
        if (er && !made.er) er->set_null(row);
        const OnScale rated = made.on_scale.value_or(OnScale{});
        if (on_scale)
            on_scale->set(row, made.on_scale.has_value(), rated.level, rated.difficulty, rated.score);
        met.set_bit(row, made.met);
    };
    for_blocks(count, {threads, progress, false}, [&](FunctionRef<void(OnBlock)> take) {
        nonet::Generator generator = order.generator();
        std::vector<Generated> made(block_rows);
        take([&](std::int64_t begin, std::size_t number, const Flag& cancel) {
            const auto part = std::span(made).first(number);
            generator.make(first + static_cast<std::uint64_t>(begin), part, limits_from(bounds, {}, &cancel));
            for (std::size_t i = 0; i < number; ++i) set(begin + static_cast<std::int64_t>(i), part[i]);
        });
    });
    return table.finished();
}

// ---- Other boards

struct BoardOrderOf {
    Geometry board;
    BoardOrder order;

    [[nodiscard]] BoardGenerator generator() const {
        return value_or_raise(BoardGenerator::create(board, order));
    }
};

bool is_option_of_boards(std::string_view name) {
    constexpr std::string_view names[] = {"seed",  "attempts", "minimal", "givens", "symmetry",
                                          "level", "rules",    "clues",   "jigsaw"};
    return std::ranges::find(names, name) != std::end(names);
}

BoardOrderOf board_order_of(const nb::dict& given, nb::handle name) {
    BoardOrderOf made{board_of(name).value_or(Geometry::classic()), {}};
    for (auto [key, value] : given)
        if (!is_option_of_boards(nb::cast<std::string_view>(key)))
            throw Raised{
                {.code = Errc::unsupported,
                 .found = nb::str("{} on the board '{}'").format(key, made.board.name()).c_str(),
                 .expected = "seed, attempts, minimal, givens, symmetry, level, rules, clues and jigsaw"},
                {}};
    BoardOrder& order = made.order;
    order.seed = wanted<std::uint64_t>(given, "seed").value_or(0);
    order.attempts = wanted<std::uint64_t>(given, "attempts").value_or(0);
    order.minimal = wanted<bool>(given, "minimal").value_or(false);
    order.symmetry = symmetry_of(wanted<std::string>(given, "symmetry").value_or("none"));
    if (const auto givens = wanted<std::pair<int, int>>(given, "givens"))
        std::tie(order.fewest_givens, order.most_givens) = *givens;
    if (const auto names = wanted<std::string>(given, "rules"))
        order.rules = value_or_raise(read_makeable_rules(*names));
    order.clues = clues_of(given, !order.rules.empty());
    order.jigsaw = wanted<bool>(given, "jigsaw").value_or(false);
    if (const auto level = wanted<std::string>(given, "level")) {
        order.level = find_level(*level);
        if (!order.level) raise_argument("level '" + *level + "'", "easy, medium, hard, expert or trial");
    }
    (void)made.generator();  // reports an impossible order
    return made;
}

std::string make_one_on_board(const BoardOrderOf& order, std::uint64_t item, const Bounds* bounds) {
    return interruptibly([&](const Flag& cancel) {
        BoardPuzzleMade made[1];
        order.generator().make(item, made, limits_from(bounds, {}, &cancel));
        const BoardPuzzleMade& one = made[0];
        return to_json(one, one.board ? *one.board : order.board, item, order.order.seed);
    });
}

nb::dict make_column_on_board(const BoardOrderOf& order, std::uint64_t first, std::int64_t count,
                              const Bounds* bounds, int threads, nb::object progress) {
    constexpr std::int64_t together = 8;
    const Geometry& board = order.board;
    TableWriter table(count, board);
    Writer &item = table.add("item", Type::uint64), &puzzle = table.grids("puzzle"),
           &solution = table.grids("solution"), &givens = table.counts("givens"),
           &attempts = table.add("attempts", Type::uint64);
    // Made clues are rules of a board of their own.
    Texts* const boards = order.order.rules.empty() && !order.order.jigsaw ? nullptr : &table.texts("board");
    Writer& met = table.add("met", Type::yes_no);
    const auto set = [&](std::int64_t row, const BoardPuzzleMade& made) {
        item.set(row, first + static_cast<std::uint64_t>(row));
        puzzle.set_grid(row, made.puzzle);
        solution.set_grid(row, made.solution);
        if (made.board && boards) boards->add(row, std::string(made.board->name()));
        const auto number = std::ranges::count_if(made.puzzle, [](int value) { return value != 0; });
        givens.set_count(row, static_cast<std::size_t>(number));
        attempts.set(row, made.attempts);
        met.set_bit(row, made.met);
    };
    for_blocks(count, {threads, progress, false, together}, [&](FunctionRef<void(OnBlock)> take) {
        BoardGenerator generator = order.generator();
        take([&](std::int64_t begin, std::size_t number, const Flag& cancel) {
            std::vector<BoardPuzzleMade> made(number);
            generator.make(first + static_cast<std::uint64_t>(begin), made, limits_from(bounds, {}, &cancel));
            for (std::size_t i = 0; i < number; ++i) set(begin + static_cast<std::int64_t>(i), made[i]);
        });
    });
    return table.finished();
}

}  // namespace

void bind_generator(nb::module_& module) {
    nb::class_<BoardOrderOf>(module, "BoardOrder")
        .def("make_one", make_one_on_board, nb::arg("item"), nb::arg("limits").none())
        .def("make_column", make_column_on_board, nb::arg("first"), nb::arg("count"),
             nb::arg("limits").none(), nb::arg("threads"), nb::arg("progress").none());
    module.def("board_order_of", board_order_of, nb::arg("options"), nb::arg("board").none());
    nb::class_<Order>(module, "Order")
        .def("make_one", make_one, nb::arg("item"), nb::arg("limits").none())
        .def("make_column", make_column, nb::arg("first"), nb::arg("count"), nb::arg("limits").none(),
             nb::arg("threads"), nb::arg("progress").none());
    module.def("order_of", order_of, nb::arg("options"));
}

}  // namespace nonet::python
