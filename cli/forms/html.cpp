#include "forms/html.hpp"
#include "command/markup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "forms/html_head.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rate.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

constexpr std::string_view table_head = "<table>\n<tr><th>technique</th><th class=\"n\">steps</th></tr>\n";

// For other scales: the hardest step, and how often each form was used.
std::string summary_on_scale(const Path& path) {
    if (path.status != Status::unique || path.steps.empty()) return {};
    std::vector<std::pair<std::string_view, std::size_t>> counts;
    double hardest = 0;
    for (const Step& step : path.steps) {
        hardest = std::max(hardest, step.rating);
        const std::string_view name = name_of_kind(step.kind);
        const auto found = std::ranges::find(counts, name, &std::pair<std::string_view, std::size_t>::first);
        if (found == counts.end())
            counts.emplace_back(name, 1);
        else
            ++found->second;
    }
    std::string text = fmt::format("<p>The hardest step on the scale {}: <strong>{}</strong></p>\n",
                                   markup_text(path.scale), format_tenths(tenths_of(hardest)));
    text += table_head;
    for (const auto& [name, count] : counts)
        text += fmt::format("<tr><td>{}</td><td class=\"n\">{}</td></tr>\n", name, count);
    return text + "</table>\n";
}

// ER, EP and ED, and how often each technique was used.
std::string summary(const Path& path) {
    if (path.scale != rating_scale) return summary_on_scale(path);
    const Rating rating = rating_of(path);
    if (rating.status != Status::unique) return {};
    std::string text = fmt::format(
        "<p>Rating on the scale of Sudoku Explainer ({}): <strong>{}</strong> (first placement {}, first "
        "step {})</p>\n",
        rating.scale, format_tenths(rating.er), format_tenths(rating.ep), format_tenths(rating.ed));
    text += table_head;
    for (std::size_t i = 0; i < rating.counts.size(); ++i)
        if (rating.counts[i] != 0)
            text += fmt::format("<tr><td>{}</td><td class=\"n\">{}</td></tr>\n", techniques()[i]->name,
                                rating.counts[i]);
    return text + "</table>\n";
}

std::string anchor(std::size_t number, std::size_t step) {
    return fmt::format("puzzle-{}-step-{}", number, step);
}

std::string contents(const Path& path, std::size_t number, Cells cells) {
    std::string text = "<details open>\n<summary>All steps</summary>\n<table>\n";
    for (std::size_t i = 0; i < path.steps.size(); ++i)
        text += fmt::format(
            "<tr><td class=\"n\"><a href=\"#{}\">{}</a></td><td "
            "class=\"n\">{}</td><td>{}</td><td>{}</td></tr>\n",
            anchor(number, i + 1), i + 1, format_tenths(tenths_of(path.steps[i].rating)),
            name_of_kind(path.steps[i].kind), conclusion_of(path.steps[i], cells));
    return text + "</table>\n</details>\n";
}

// Returns the pictures of the step as elements.
std::string article(std::span<const std::string> parts, const Step& step, Cells cells, std::string_view id,
                    std::size_t index) {
    std::string pictures;
    for (const std::string& part : parts) pictures += part;
    if (parts.size() > 1) pictures = "<div class=\"parts\">\n" + pictures + "</div>\n";
    // The name is in the heading. The chains are below the reason, one on each line.
    const std::string words = describe(step, Rung::whole, cells);
    const std::size_t begin = std::min(words.size(), name_of_kind(step.kind).size() + 2),
                      proof = words.find('\n');
    std::string reason =
        "<p>" + markup_text(words.substr(begin, proof == std::string::npos ? proof : proof - begin)) +
        "</p>\n";
    if (proof != std::string::npos) reason += "<pre>" + markup_text(words.substr(proof + 1)) + "</pre>\n";
    return fmt::format(
        "<article class=\"step{}\" id=\"{}\">\n<h3>{}. {}<span "
        "class=\"rating\">{}</span></h3>\n{}<div>\n{}</div>\n"
        "</article>\n",
        parts.size() > 1 ? " wide" : "", id, index, name_of_kind(step.kind),
        format_tenths(tenths_of(step.rating)), pictures, reason);
}

std::string section_text(std::size_t number, std::string_view heading, std::string_view body) {
    return fmt::format("<section id=\"puzzle-{}\">\n<h2>{}</h2>\n{}</section>\n", number, heading, body);
}

}  // namespace

HtmlPage::HtmlPage(Cells cells)
    : cells_(cells),
      shelf_("n"),
      empty_grid_(shelf_.element(draw(start_of(ClassicPuzzle{}), {.candidates = false, .cells = cells}))) {}

HtmlSection HtmlPage::section(const Grid& givens, const Path& path, std::string_view ending,
                              std::size_t number, bool all) const {
    const DrawOptions options{.givens = givens.values, .candidates = true, .cells = cells_, .caption = false};
    // All pictures: one of the beginning, one or more of each step, one of the end.
    DrawOptions values_only = options;
    values_only.candidates = false;
    std::vector<Drawing> drawings{draw(start_of(ClassicPuzzle{.givens = givens, .marks = {}}), values_only)};
    std::vector<std::size_t> begins;  // the first picture of each step
    State state = path.start;
    for (const Step& step : path.steps) {
        begins.push_back(drawings.size());
        std::ranges::move(draw_parts(state, step, options), std::back_inserter(drawings));
        if (!all) apply(state, step);
    }
    begins.push_back(drawings.size());
    if (!all) drawings.push_back(draw(path.end, options));
    const SvgSeries series = svg_series(drawings, fmt::format("p{}-", number), shelf_);

    const std::string heading = fmt::format("Puzzle {}", number);
    std::string body = fmt::format(
        "<div class=\"shared\">\n{}</div>\n<div class=\"start\">\n{}<div>\n<p><code>{}</code></p>\n<p>{}</p>\n{}</div>\n</div>\n",
        series.shared, series.elements.front(), format_line(givens), markup_text(ending),
        all ? std::string() : summary(path));
    body += contents(path, number, cells_);
    const std::span<const std::string> elements(series.elements);
    for (std::size_t i = 0; i < path.steps.size(); ++i)
        body += article(elements.subspan(begins[i], begins[i + 1] - begins[i]), path.steps[i], cells_,
                        anchor(number, i + 1), i + 1);
    if (!all) body += "<div class=\"step\">\n" + series.elements.back() + "</div>\n";
    return {fmt::format("<a href=\"#puzzle-{}\">{}</a>: {}", number, heading, markup_text(ending)),
            section_text(number, heading, body)};
}

HtmlSection HtmlPage::refusal(std::string_view text, std::string_view error, std::size_t number) {
    const std::string heading = fmt::format("Puzzle {}", number);
    return {fmt::format("<a href=\"#puzzle-{}\">{}</a>: invalid", number, heading),
            section_text(number, heading,
                         fmt::format("<p>Not a puzzle: {}.</p>\n<pre>{}</pre>\n", markup_text(error),
                                     markup_text(text)))};
}

std::string HtmlPage::add(HtmlSection section) {
    constexpr std::size_t most_sections = 100, most_bytes = 4 << 20;
    std::string out;
    if (chapter_.size() == most_sections || bytes_ >= most_bytes) out = chapter(true);
    bytes_ += section.heading.size() + section.body.size();
    chapter_.push_back(std::move(section));
    return out;
}

std::string HtmlPage::end() { return chapter(false) + "</body>\n</html>\n"; }

// Returns the pending sections after their list of contents.
std::string HtmlPage::chapter(bool more) {
    std::string text;
    const bool first = written_ == 0;
    if (first) text = html_head();
    written_ += chapter_.size();
    if (chapter_.size() > 1 || more) {
        text += "<nav aria-label=\"Puzzles\">\n<ul>\n";
        for (const HtmlSection& section : chapter_) text += "<li>" + section.heading + "</li>\n";
        if (more) text += fmt::format("<li><a href=\"#puzzle-{}\">More puzzles</a></li>\n", written_ + 1);
        text += "</ul>\n</nav>\n";
    }
    if (first)
        text += html_legend() + "<div class=\"shared\" aria-hidden=\"true\">\n" + empty_grid_ + "</div>\n";
    for (const HtmlSection& section : chapter_) text += section.body;
    chapter_.clear();
    bytes_ = 0;
    return text;
}

}  // namespace nonet::cli
