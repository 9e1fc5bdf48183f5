// The steps of HoDoKu's scale in words, and in its own notation.

#include <algorithm>

#include "core/tables.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/text.hpp"
#include "report/enumeration.hpp"
#include "report/words.hpp"
#include "techniques/hodoku/kinds.hpp"

namespace nonet {
namespace {

// Returns the parts of a step that its sentences use.
Step without_chains(const HodokuStep& found) {
    Step step = step_of(found);
    step.chains.clear();
    return step;
}

// "r5c8 is 8", "r5c8 is not 8", "one of r5c4 and r5c6 is 8", "neither r5c4 nor r5c6 is 8".
std::string words_of(const HodokuNode& node, bool a1) {
    const bool group = node.cells.size() > 1;
    const bool pair = node.cells.size() == 2;
    std::string cells;
    Enumeration list(cells, static_cast<std::size_t>(node.cells.size()),
                     pair && !node.on ? " nor " : " and ");
    for (Cell cell : node.cells) list.item() += cell_name(cell, a1);
    const char* form = !group    ? node.on ? "{cell} is {digit}" : "{cell} is not {digit}"
                       : node.on ? "one of {cells} is {digit}"
                       : pair    ? "neither {cells} is {digit}"
                                 : "none of {cells} is {digit}";
    return say(form, cells, glyph_of(node.digit));
}

// Returns why a node follows from the one before it; in a net it can have further premises.
std::string reason_of(const HodokuNode& before, const HodokuNode& node) {
    if (before.digit != node.digit)
        return say(node.on ? "no other candidate is left in the cell" : "the cell can hold only one digit");
    if (!node.house) return "";
    const std::string house = house_words(house_name(*node.house));
    return node.on ? say("no other place in {house}", house)
                   : say("only one {digit} in {house}", glyph_of(node.digit), house);
}

std::vector<std::string> sentences_of(const HodokuChain& chain, bool net, bool a1) {
    std::vector<std::string> sentences;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const std::string node = words_of(chain[i], a1);
        if (i == 0) {
            sentences.push_back(say("Suppose {literal}.", node));
            continue;
        }
        // A false node has one cause; a true node may have lost its rivals to several causes.
        const std::string reason = net && chain[i].on ? "" : reason_of(chain[i - 1], chain[i]);
        sentences.push_back(reason.empty() ? say("{literal} (from {from} and others).", node, i)
                                           : say("{literal}: {reason} (from {from}).", node, reason, i));
    }
    return sentences;
}

}  // namespace

std::string compact_cells(CellSet cells) {
    std::string text;
    while (!cells.empty()) {
        const Cell first = cells.first();
        const CellSet row = cells & house_sets[houses_of(first)[0]],
                      column = cells & house_sets[houses_of(first)[1]];
        const bool along = row.size() > 1 || column.size() == 1;
        const CellSet& taken = along ? row : column;
        if (!text.empty()) text += ',';
        std::string rows, columns;
        for (Cell cell : taken) {
            if (!along || rows.empty()) rows += static_cast<char>('1' + row_of(cell));
            if (along || columns.empty()) columns += static_cast<char>('1' + column_of(cell));
        }
        text += "r" + rows + "c" + columns;
        cells = cells - taken;
    }
    return text;
}

std::string_view hodoku_name(std::string_view kind) noexcept {
    const hodoku::Kind* known = hodoku::find_kind(kind);
    return known ? translated(known->name) : kind;
}

std::string hodoku_notation(const HodokuStep& step) {
    std::string text;
    for (Candidate placed : step.place)
        ((text += text.empty() ? "" : ", ") += compact_cells(CellSet::of(placed.cell)) + '=') +=
            glyph_of(placed.digit);
    DigitSet told;
    for (Candidate gone : step.remove) {
        if (told.contains(gone.digit)) continue;
        told |= DigitSet::of(gone.digit);
        CellSet cells;
        for (Candidate other : step.remove)
            if (other.digit == gone.digit) cells.insert(other.cell);
        ((text += text.empty() ? "" : ", ") += compact_cells(cells) + "<>") += glyph_of(gone.digit);
    }
    return text;
}

std::string hodoku_notation(const HodokuChain& chain) {
    std::string text;
    for (const HodokuNode& node : chain)
        ((text += text.empty() ? "" : " ") += compact_cells(node.cells) + (node.on ? "=" : "<>")) +=
            glyph_of(node.digit);
    return text;
}

StepWords words_of(const HodokuStep& step, Cells cells) {
    const bool a1 = cells == Cells::a1;
    const hodoku::Kind* kind = hodoku::find_kind(step.kind);
    StepWords words{
        .name = hodoku_name(step.kind),
        .sentences = fill_sentences(kind ? kind->sentence : "So {so}.", without_chains(step), cells)};
    const bool net = step.technique == "forcing_net";
    for (const HodokuChain& chain : step.chains)
        words.branches.push_back({sentences_of(chain, net, a1), hodoku_notation(chain)});
    return words;
}

}  // namespace nonet
