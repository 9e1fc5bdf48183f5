// techniques: the techniques that explain, hint and rate know, and their difficulty.

#include <fmt/format.h>

#include <algorithm>

#include "forms/csv.hpp"
#include "forms/form.hpp"
#include "forms/json.hpp"
#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/text.hpp"
#include "rows/scales.hpp"

namespace nonet::cli {
namespace {

constexpr Flag board_flag{.name = "--board",
                          .kind = Flag::Kind::board,
                          .value = "NAME",
                          .help = "list the techniques for this board: the level of each, or why it is off"};
constexpr Flag scale_flag{
    .name = "--scale",
    .kind = Flag::Kind::scales,
    .value = "SCALE",
    .help =
        "list the techniques of this scale (se, hodoku, hodoku-2.3, nonet or a file) in its order, with difficulty and level"};
constexpr Flag file{
    .name = "--file",
    .help = "with --scale: write a file that --scale can read, as a start for your own scale"};
constexpr std::array techniques_flags{board_flag,
                                      scale_flag,
                                      flag::scale_without,
                                      file,
                                      flag::format("text json csv", "write text (the default), json or csv"),
                                      flag::json};

constexpr std::array techniques_examples{
    Example{"List the fish:", "nonet techniques | awk '$2 != \"-\" && /fish|x_wing/ { print $1, $2 }'",
            "x_wing 3.2\nswordfish 3.8\njellyfish 5.2\n"},
    Example{"Show the first entries of nonet's own scale:",
            "nonet techniques --scale nonet | head -3 | cut -c-48 | sed 's/ *$//'",
            "technique                  difficulty level\n"
            "hidden_single              1.0        easy\n"
            "naked_single               1.3        easy\n"},
    Example{"List the techniques with ratings below 2.0:",
            "nonet techniques --format csv | awk -F, '$3 > 0 && $3 < 2 { print $1 }'",
            "hidden_single\ndirect_pointing\n"},
};

// Returns the lowest rating on the scale of Sudoku Explainer; empty for a technique that it lacks.
std::string se_of(const Technique& technique) {
    return technique.ratings.se == 0 ? std::string() : format_tenths(tenths_of(technique.ratings.se));
}

void add_text(std::string& out) {
    out += fmt::format("{:26} {:9} {:34} {}\n", "technique", rating_scale, "name", "meaning");
    for (const Technique* one : techniques())
        out += fmt::format("{:26} {:9} {:34} {}\n", one->id, one->ratings.se == 0 ? "-" : se_of(*one),
                           one->name, one->meaning);
}

void add_csv(std::string& out) {
    out += fmt::format("technique,name,{},assumes_unique,meaning\n", rating_scale);
    for (const Technique* one : techniques())
        out += fmt::format("{},{},{},{},{}\n", one->id, csv_field(one->name, ','), se_of(*one),
                           one->assumes_unique, csv_field(one->meaning, ','));
}

void add_json_of_techniques(std::string& out) {
    for (const Technique* one : techniques()) {
        JsonObject object(out);
        write_fields(object, *one);
        object.end_line();
    }
}

// The techniques of a board: those that apply in their order, then those that are off.
struct OnBoard {
    const Technique* technique;
    std::string_view level;  // empty: off
    std::string why_off;
};

std::vector<OnBoard> on_board(const Geometry& geometry) {
    std::vector<OnBoard> on, off;
    for (const Technique* one : board_order())
        if (std::string why = why_off(*one, geometry); why.empty())
            on.push_back({one, name_of(*level_of(*one)), {}});
        else
            off.push_back({one, {}, std::move(why)});
    for (const Technique* one : techniques())
        if (!level_of(*one)) off.push_back({one, {}, why_off(*one, geometry)});
    on.insert(on.end(), off.begin(), off.end());
    return on;
}

void add_on_board(std::string& out, const Geometry& geometry, Form form) {
    if (form == Form::csv) out += "technique,name,board,level,off\n";
    if (form == Form::text)
        out += fmt::format("{:26} {:9} {:34} {}\n", "technique", "level", "name", "meaning");
    for (const auto& [technique, level, why] : on_board(geometry)) {
        if (form == Form::json) {
            JsonObject object(out);
            object.text("technique", technique->id)
                .text("name", technique->name)
                .text("board", geometry.name());
            if (why.empty())
                object.text("level", level).text("meaning", technique->meaning);
            else
                object.text("off", why);
            object.end_line();
        } else if (form == Form::csv) {
            out += fmt::format("{},{},{},{},{}\n", technique->id, csv_field(technique->name, ','),
                               csv_field(geometry.name(), ','), level, csv_field(why, ','));
        } else {
            out += fmt::format("{:26} {:9} {:34} {}\n", technique->id, why.empty() ? level : "off",
                               technique->name, why.empty() ? std::string(technique->meaning) : why + ".");
        }
    }
}

// The techniques of HoDoKu's own path have HoDoKu's names.
std::string_view name_of_entry(const ScaleEntry& entry) {
    return entry.found_by != nullptr ? entry.found_by->name : hodoku_name(entry.technique);
}

void add_scale(std::string& out, const Scale& scale, Form form) {
    if (form == Form::json) {
        JsonObject object(out);
        write_fields(object, scale);
        return object.end_line();
    }
    const auto difficulty = [](const ScaleEntry& entry) {
        return format_tenths(tenths_of(entry.difficulty));
    };
    if (form == Form::csv) {
        out += "technique,name,scale,difficulty,level,longest\n";
        for (const ScaleEntry& entry : scale.entries)
            out += fmt::format("{},{},{},{},{},{}\n", entry.technique, csv_field(name_of_entry(entry), ','),
                               csv_field(stamp_of(scale), ','), difficulty(entry),
                               level_of(scale, entry.difficulty),
                               entry.longest == 0 ? "" : std::to_string(entry.longest));
        return;
    }
    out += fmt::format("{:26} {:10} {:10} {}\n", "technique", "difficulty", "level", stamp_of(scale));
    for (const ScaleEntry& entry : scale.entries)
        out += fmt::format("{:26} {:10} {:10} {}{}\n", entry.technique, difficulty(entry),
                           level_of(scale, entry.difficulty), name_of_entry(entry),
                           entry.longest == 0 ? "" : fmt::format(", of at most {} literals", entry.longest));
}

Exit run_techniques(const Args& args, Streams& io) {
    const FormChoice form(args, io, Form::text);
    std::string out;
    for (const Flag& other : {flag::scale_without, file})
        if (args.has(other) && !args.has(scale_flag))
            throw UsageError(fmt::format("{} needs --scale", other.name));
    if (args.has(scale_flag)) {
        if (args.has(board_flag))
            throw UsageError("--scale and --board cannot be combined: scales are for the classic board");
        const std::vector<Scale> scales = scales_by(args, io);
        for (const Scale& scale : scales)
            if (args.has(file))
                out += format_scale(scale);
            else
                add_scale(out, scale, form.chosen().value_or(Form::text));
        return print(io, out);
    }
    if (const auto geometry = args.board(board_flag)) {
        add_on_board(out, *geometry, form.chosen().value_or(Form::text));
        return print(io, out);
    }
    switch (form.chosen().value_or(Form::text)) {
        case Form::json: add_json_of_techniques(out); break;
        case Form::csv: add_csv(out); break;
        default: add_text(out);
    }
    return print(io, out);
}

}  // namespace

extern constinit const Command techniques_command{
    .name = "techniques",
    .summary = "list the techniques: names, ratings, meanings",
    .description =
        R"(Lists the techniques in the order in which explain, hint and rate try them: the name for --only, --without and
--needs, the lowest rating of its steps on the scale of Sudoku Explainer ('-' if the scale does not have it),
the name in steps, and a sentence that describes it.

--scale lists the techniques of a scale in its order, with difficulty and level: se, hodoku, hodoku-2.3, nonet,
or a file. --file writes the list as a file that can be edited and given to --scale.

--board lists the techniques of that board in their order, with a level instead of a rating; then those that are
off on the board, with the reason.)",
    .operands = "",
    .flags = techniques_flags,
    .examples = techniques_examples,
    .run = run_techniques};

}  // namespace nonet::cli
