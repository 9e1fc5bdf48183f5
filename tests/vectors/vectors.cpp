// Ten thousand questions with the answers of the C++ interface, which the bindings must match: one JSON object on each
// line, {"question":"hint","given":["3.65...",{"level":3}],"answer":{...}}. The questions are the methods of the npm
// package. All of it follows from one seed, and is independent of the clock.
//
//   vectors [NUMBER]             default: 10000; 2500 if NONET_QUARTER is set, as by .ci/run
//   vectors hodoku [NUMBER]      on the scale of HoDoKu; default: 400
//   vectors boards|scales|lists  other sets, some hundred each (sets.hpp): packages that support them request these, too

#include <cmath>
#include <cstdlib>
#include <string>

#include "core/rng.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/nonet.hpp"
#include "vectors/sets.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t seed = 20261121;
// Answers for people take few nodes, a diagnosis takes many.
const Limits few_nodes{.nodes = 20'000}, many_nodes{.nodes = 200'000};
std::string json_of(const Limits& limits) { return R"({"nodes":)" + std::to_string(limits.nodes) + "}"; }

// The puzzles of the questions: from one stream of the seed, minimal ones and changed ones.
class Puzzles {
 public:
    explicit Puzzles(std::size_t number) : made_(number) {
        auto generator = Generator::create({.seed = seed, .minimal = true});
        if (!generator) std::abort();
        generator->make(0, made_);
    }

    // Every other one is unchanged; the others have a wrong given, one given less, or many fewer.
    Grid number(std::size_t i) const {
        Grid grid = made_[i % made_.size()].puzzle;
        Rng rng(seed, i);
        const auto given = [&] {
            int cell = 0;
            do cell = static_cast<int>(rng.below(cell_count));
            while (grid[cell] == 0);
            return cell;
        };
        switch (i % 8) {
            case 1: grid[given()] = 0; break;
            case 3: grid[given()] = static_cast<std::uint8_t>(1 + rng.below(side)); break;
            case 5:
                for (int times = 0; times < 4; ++times) grid[given()] = 0;
                break;
            case 7: grid[static_cast<int>(rng.below(cell_count))] = 5; break;
            default: break;
        }
        return grid;
    }

 private:
    std::vector<Generated> made_;
};

// The texts of one question: its arguments and its answer.
struct Vector {
    std::string given, answer;
};

Vector solve_vector(const Grid& grid, std::size_t i) {
    const Engine& engine = *engines()[i % engines().size()];
    const Limits limits{.solutions = 1 + i % 2, .nodes = 3000};
    const ClassicAnswer answer = *solve({grid, {}}, limits, engine);
    const std::string given = quoted(format_line(grid)) + R"(,{"engine":)" + quoted(engine.name) +
                              R"(,"limits":{"solutions":)" + std::to_string(limits.solutions) +
                              R"(,"nodes":3000}})";
    return {given, object([&](JsonObject& out) {
                out.text("status", name_of(answer.status)).number("solutions", answer.solutions);
                if (answer.solutions >= 1) out.grid("solution", answer.first);
                if (answer.solutions >= 2) out.grid("second", answer.second);
                out.number("digitTries", answer.counters.digit_tries)
                    .number("backtracks", answer.counters.backtracks)
                    .number("nodes", answer.counters.nodes);
            })};
}

// The grid and some isomorphs of it.
Vector solve_each_vector(const Grid& grid, std::size_t i) {
    constexpr std::size_t count = 20;
    std::vector<Grid> grids{grid}, first(count);
    while (grids.size() < count) grids.push_back(apply(random_transform(seed + 2, i + grids.size()), grid));
    std::vector<Tally> tallies(count);
    const Limits limits{.solutions = 1 + i % 2, .nodes = i % 3 == 0 ? 5u : 0u};
    solve_each({.grids = grids, .tallies = tallies, .first = first}, limits);
    std::string given = "[";
    std::vector<std::uint16_t> solutions;
    std::vector<std::string> statuses;
    for (std::size_t k = 0; k < count; ++k) {
        for (std::uint8_t value : grids[k].values)
            (given += given.size() == 1 ? "" : ",") += std::to_string(value);
        solutions.insert(solutions.end(), first[k].values.begin(), first[k].values.end());
        statuses.emplace_back(name_of(status_of(tallies[k])));
    }
    return {
        given + R"(],{"solutions":)" + std::to_string(limits.solutions) + R"(,"nodes":)" +
            std::to_string(limits.nodes) + "}",
        object([&](JsonObject& out) { out.numbers("solutions", solutions).texts("statuses", statuses); })};
}

Vector check_vector(const Grid& grid, std::size_t) {
    return {quoted(format_line(grid)), object([&](JsonObject& out) {
                write_fields(out, check(ClassicPuzzle{grid, {}}), ClassicPuzzle{grid, {}}, true);
            })};
}

Vector count_vector(const Grid& grid, std::size_t) {
    const Count count = count_solutions({grid, {}}, {.solutions = 500});
    return {quoted(format_line(grid)) + R"(,{"solutions":500})", object([&](JsonObject& out) {
                write_fields(out, count);
                out.text("stop", name_of(count.stop));
            })};
}

Vector candidates_vector(const Grid& grid, std::size_t) {
    return {quoted(format_line(grid)), object([&](JsonObject& out) {
                write_fields(out, true_candidates(ClassicPuzzle{grid, {}}), Geometry::classic());
            })};
}

Vector diagnose_vector(const Grid& grid, std::size_t i) {
    const std::string line = format_line(grid);
    if (i % 5 == 4) {  // slightly damaged text
        const std::string text = line.substr(1);
        const auto diagnosis = diagnose_text(text, many_nodes);
        return {quoted(text) + "," + json_of(many_nodes),
                object([&](JsonObject& out) { write_fields(out, *diagnosis, diagnosis->repairs.size()); })};
    }
    const Diagnosis diagnosis = diagnose(ClassicPuzzle{grid, {}}, many_nodes);
    return {quoted(line) + "," + json_of(many_nodes), object([&](JsonObject& out) {
                write_fields(out, diagnosis, ClassicPuzzle{grid, {}}, diagnosis.repairs.size());
            })};
}

Vector hint_vector(const Grid& grid, std::size_t i) {
    const int level = 1 + static_cast<int>(i % rung_count);
    return {quoted(format_line(grid)) + R"(,{"level":)" + std::to_string(level) + R"(,"nodes":20000})",
            object([&](JsonObject& out) {
                write_fields(out, hint(ClassicPuzzle{grid, {}}, few_nodes), static_cast<Rung>(level - 1),
                             Cells::r1c1);
            })};
}

// The whole path; only the useful steps; with some techniques only.
Vector explain_vector(const Grid& grid, std::size_t i) {
    constexpr const char* options[] = {"", R"("pruned":true,)", R"("only":["naked_single","hidden_single"],)",
                                       R"("pruned":true,"without":["pointing","hidden_pair"],)"};
    const std::size_t form = i / 8 % std::size(options);
    const auto all = [](auto... ids) { return std::vector<const Technique*>{find_technique(ids)...}; };
    const auto only = form == 2 ? all("naked_single", "hidden_single") : all();
    const auto without = form == 3 ? all("pointing", "hidden_pair") : all();
    Path path = explain(ClassicPuzzle{grid, {}}, few_nodes, {.techniques = choose_techniques(only, without)});
    if (form % 2 == 1) path = pruned(std::move(path));
    return {quoted(format_line(grid)) + ",{" + options[form] + json_of(few_nodes).substr(1),
            object([&](JsonObject& out) { write_fields(out, path, Cells::r1c1); })};
}

Vector why_not_vector(const Grid& grid, std::size_t i) {
    Rng rng(seed + 1, i);
    const Candidate candidate{static_cast<Cell>(rng.below(cell_count)), static_cast<Digit>(rng.below(side))};
    return {quoted(format_line(grid)) + R"(,{"cell":)" + std::to_string(candidate.cell) + R"(,"digit":)" +
                std::to_string(candidate.digit + 1) + "}," + json_of(few_nodes),
            object([&](JsonObject& out) {
                write_fields(out, why_not(ClassicPuzzle{grid, {}}, candidate, few_nodes), candidate,
                             Cells::r1c1);
            })};
}

Vector rate_vector(const Grid& grid, std::size_t) {
    return {quoted(format_line(grid)) + "," + json_of(few_nodes), object([&](JsonObject& out) {
                const Rating rating = rate({grid, {}}, few_nodes);
                out.text("status", name_of(rating.status));
                if (rating.status != Status::unique) return;
                out.tenths("er", rating.er)
                    .tenths("ep", rating.ep)
                    .tenths("ed", rating.ed)
                    .text("scale", rating.scale);
            })};
}

Vector proof_vector(const Grid& grid, std::size_t) {
    return {quoted(format_line(grid)), object([&](JsonObject& out) {
                const Proof proof = *prove(ClassicPuzzle{grid, {}});
                out.text("status", name_of(proof.status)).text("proof", format_proof(proof));
            })};
}

Vector generate_vector(const Grid&, std::size_t i) {
    const auto symmetry = static_cast<Symmetry>((i + i / 100) % symmetry_count);
    GenerateOptions options{.seed = i, .symmetry = symmetry, .minimal = i % 3 == 0, .attempts = 20};
    std::string givens;
    if (i % 2 == 0) {
        options.fewest_givens = 26, options.most_givens = 34;
        givens = R"(,"givens":[26,34])";
    }
    std::vector<Generated> made(2);
    Generator::create(options)->make(i, made);
    std::string answer = "[";
    for (std::size_t k = 0; k < made.size(); ++k)
        answer += (k == 0 ? "" : ",") +
                  object([&](JsonObject& out) { write_fields(out, made[k], i + k, options.seed); });
    return {R"({"seed":)" + std::to_string(i) + R"(,"symmetry":)" + quoted(name_of(symmetry)) +
                R"(,"minimal":)" + (options.minimal ? "true" : "false") + givens + R"(,"attempts":20},)" +
                std::to_string(i) + ",2",
            answer + "]"};
}

// Clashing givens have no canonical form.
Grid without_clashes(Grid grid) {
    for (const Duplicate& duplicate : find_duplicates(grid)) grid[duplicate.second] = 0;
    return grid;
}

Vector canon_vector(const Grid& clashing, std::size_t) {
    const Grid grid = without_clashes(clashing);
    return {quoted(format_line(grid)), object([&](JsonObject& out) {
                write_fields(out, *canonicalize(grid));
                json_transforms(out, "generators", automorphisms(grid)->generators);
            })};
}

Vector same_vector(const Grid& clashing, std::size_t i) {
    const Grid grid = without_clashes(clashing);
    Grid other = apply(random_transform(seed, i), grid);
    if (i % 4 == 0) other[static_cast<int>(i % cell_count)] = 0;
    return {quoted(format_line(grid)) + "," + quoted(format_line(other)),
            object([&](JsonObject& out) { json_same(out, *find_isomorphism(grid, other)); })};
}

Vector scramble_vector(const Grid& grid, std::size_t i) {
    return {quoted(format_line(grid)) + "," + std::to_string(seed) + "," + std::to_string(i),
            quoted(format_line(apply(random_transform(seed, i), grid)))};
}

Vector format_vector(const Grid& grid, std::size_t i) {
    const ClassicPuzzle puzzle{grid, {}};
    const std::string given = quoted(format_grid(grid)) + ",";
    switch (i % 4) {
        case 0: return {given + R"("line")", quoted(format_line(grid))};
        case 1: return {given + R"("pretty")", quoted(format_pretty(grid))};
        case 2: return {given + R"("pencil")", quoted(format_pencil(candidates_of(puzzle)))};
        default: return {given + R"("marks")", quoted(format_marks(candidates_of(puzzle)))};
    }
}

// Three forms of the puzzle, and an unreadable line.
Vector parse_all_vector(const Grid& grid, std::size_t i) {
    const std::string line = format_line(grid);
    const std::string forms[] = {line + " # a comment\n", format_pretty(grid) + "\n",
                                 format_marks(candidates_of({grid, {}})) + "\n",
                                 line.substr(0, i % cell_count) + "!\n"};
    std::string text = "Puzzle 1\n";
    for (std::size_t k = 0; k < std::size(forms); ++k) text += forms[(k + i) % std::size(forms)];
    TextBytes bytes(text);
    PuzzleReader reader(bytes);
    std::vector<Record> puzzles, errors;
    for (Record record; reader.next(record);) (record.error ? errors : puzzles).push_back(record);
    const auto write_puzzle = [](JsonObject& out, const Record& record) {
        out.number("line", record.line).grid("cells", record.puzzle.classic()->givens);
        if (record.puzzle.classic()->marks)
            out.text("marks", format_marks(candidates_of(*record.puzzle.classic())));
        else
            out.real("marks", HUGE_VAL);  // null
        out.text("format", name_of(record.format));
    };
    const auto write_error = [](JsonObject& out, const Record& record) {
        out.text("code", name_of(record.error->code)).number("line", record.error->line);
        out.number("column", record.error->column).text("message", record.error->message());
    };
    return {quoted(text), object([&](JsonObject& out) {
                out.objects("puzzles", puzzles, write_puzzle).objects("errors", errors, write_error);
                out.number("puzzleCount", puzzles.size()).number("errorCount", errors.size());
            })};
}

// On the scale of HoDoKu in both versions, and on two scales at once.
Vector rate_hodoku_vector(const Grid& grid, std::size_t i) {
    constexpr const char* scales[] = {R"("hodoku")", R"("hodoku-2.3")", R"(["se","hodoku"])"};
    const std::size_t form = i / 8 % std::size(scales);
    const HodokuVersion version = form == 1 ? HodokuVersion::v2_3 : HodokuVersion::v2_2;
    std::optional<Rating> se;
    if (form == 2) se = rate({grid, {}}, few_nodes);
    const HodokuRating hodoku = rate_hodoku({grid, {}}, version, few_nodes);
    return {
        quoted(format_line(grid)) + R"(,{"scale":)" + scales[form] + "," + json_of(few_nodes).substr(1),
        object([&](JsonObject& out) {
            out.text("status", name_of(status_of(se ? &*se : nullptr, &hodoku, {})));
            if (se && se->status == Status::unique)
                out.tenths("er", se->er).tenths("ep", se->ep).tenths("ed", se->ed).text("scale", se->scale);
            if (hodoku.status == Status::unique)
                out.object("hodoku", [&](JsonObject& inner) {
                    inner.text("level", name_of(hodoku.level))
                        .number("score", static_cast<std::uint64_t>(hodoku.score))
                        .text("scale", hodoku.scale);
                });
        })};
}

Vector explain_hodoku_vector(const Grid& grid, std::size_t i) {
    const bool newer = i % 3 == 0;
    const HodokuVersion version = newer ? HodokuVersion::v2_3 : HodokuVersion::v2_2;
    return {quoted(format_line(grid)) + R"(,{"scale":)" + (newer ? R"("hodoku-2.3",)" : R"("hodoku",)") +
                json_of(few_nodes).substr(1),
            object([&](JsonObject& out) {
                write_fields(out, explain_hodoku({grid, {}}, version, few_nodes), Cells::r1c1);
            })};
}

struct Question {
    const char* name;
    int share;  // of a hundred
    Vector (*vector)(const Grid& grid, std::size_t i);
};

constexpr Question questions[] = {
    {"solve", 14, solve_vector},
    {"solveEach", 4, solve_each_vector},
    {"check", 10, check_vector},
    {"count", 8, count_vector},
    {"candidates", 6, candidates_vector},
    {"diagnose", 4, diagnose_vector},
    {"hint", 8, hint_vector},
    {"explain", 4, explain_vector},
    {"whyNot", 3, why_not_vector},
    {"rate", 8, rate_vector},
    {"proof", 6, proof_vector},
    {"generate", 6, generate_vector},
    {"canon", 6, canon_vector},
    {"same", 3, same_vector},
    {"scramble", 4, scramble_vector},
    {"format", 4, format_vector},
    {"parseAll", 2, parse_all_vector},
};

void print(const char* question, const Vector& vector) {
    print_vector(question, vector.given, vector.answer);
}

void print_hodoku(std::size_t number) {
    const Puzzles puzzles(number);
    for (std::size_t i = 0; i < number; ++i)
        if (i % 5 == 4)
            print("explain", explain_hodoku_vector(puzzles.number(i), i));
        else
            print("rate", rate_hodoku_vector(puzzles.number(i), i));
}

void print_all(std::size_t number) {
    const Puzzles puzzles(std::min<std::size_t>(number, 2048));
    for (std::size_t i = 0; i < number; ++i) {
        int left = static_cast<int>(i % 100);
        const Question* question = questions;
        while (left >= question->share) left -= question++->share;
        print(question->name, question->vector(puzzles.number(i), i));
    }
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
    const std::string_view set = argc > 1 ? argv[1] : "";
    const int at = set == "hodoku" ? 2 : 1;
    const auto number = [&](std::size_t otherwise) {
        return argc > at ? std::strtoul(argv[at], nullptr, 10) : otherwise;
    };
    if (set == "boards")
        nonet::print_board_vectors();
    else if (set == "scales")
        nonet::print_scale_vectors();
    else if (set == "lists")
        nonet::print_list_vectors();
    else if (set == "hodoku")
        nonet::print_hodoku(number(400));
    else
        nonet::print_all(number(std::getenv("NONET_QUARTER") ? 2'500 : 10'000));
    return std::ferror(stdout) ? 1 : 0;
}
