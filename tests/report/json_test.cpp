// JSON answers are data: no reader has to parse sentences.

#include "command/json.hpp"

#include <gtest/gtest.h>

#include "nonet/more/json.hpp"

namespace nonet {
namespace {

template <class Write>
std::string written(Write write) {
    std::string out;
    JsonObject object(out);
    write(object);
    object.end();
    return out;
}

constexpr Cell r4c5 = cell_at(3, 4), r4c9 = cell_at(3, 8);

TEST(Json, WritesCellsDigitsAndHousesAsData) {
    EXPECT_EQ(written([](JsonObject& out) { out.cell("cell", r4c5); }), R"({"cell":[4,5]})");
    EXPECT_EQ(written([](JsonObject& out) { out.cells("cells", std::vector{r4c5, r4c9}); }),
              R"({"cells":[[4,5],[4,9]]})");
    DigitSet digits = DigitSet::of(0);
    digits.insert(1);
    EXPECT_EQ(written([&](JsonObject& out) { out.digits("digits", digits); }), R"({"digits":[1,2]})");
    EXPECT_EQ(written([](JsonObject& out) { out.value("from", 0).value("to", 9); }),
              R"({"from":null,"to":9})");
    EXPECT_EQ(written([](JsonObject& out) { out.house("house", 3); }),
              R"({"house":{"kind":"row","number":4,"name":"row 4"}})");
    EXPECT_EQ(written([](JsonObject& out) { out.houses("houses", std::vector<House>{side, 2 * side + 8}); }),
              R"({"houses":[{"kind":"column","number":1,"name":"column 1"},)"
              R"({"kind":"box","number":9,"name":"box 9"}]})");
}

Step chain_step() {
    Step step{.technique = "nishio", .kind = "nishio", .rating = 7.5};
    step.remove = {{r4c5, DigitSet::of(6)}};
    step.exhibits = {{.role = Role::base, .houses = {3}, .cells = {{r4c5, {}}}, .digits = DigitSet::of(6)}};
    step.chains = {
        {{{.literal = {r4c5, 6, true}}, {.literal = {r4c9, 6, false}, .why = Why::row, .from = {0}}}},
        {{{.literal = {r4c5, 6, true}}}}};
    return step;
}

TEST(Json, WritesAStepAsDataBesideItsText) {
    const std::string json = written([](JsonObject& out) { write_fields(out, chain_step(), Cells::r1c1); });
    const auto has = [&](std::string_view part) {
        EXPECT_NE(json.find(part), json.npos) << part << "\n" << json;
    };
    has(R"("place":[],"remove":[{"cell":[4,5],"digits":[7]}],"text":")");
    has(R"("sentences":["Suppose that r4c5 is 7.","From the places of this digit alone, )");
    has(R"(,"So r4c5 is not 7."],"exhibits":[{"role":"base","houses":[{"kind":"row","number":4,"name":"row 4"}],)");
    has(R"("cells":[{"cell":[4,5]}],"digits":[7]}])");
    has(R"("chains":[{"nodes":[{"literal":{"cell":[4,5],"digit":7,"on":true},"why":"supposed"},)");
    has(R"({"literal":{"cell":[4,9],"digit":7,"on":false},"why":"row","from":[0]}],)");
    has(R"("sentences":["Suppose r4c5 is 7.","r4c9 is not 7: only one 7 in row 4 (from 1)."],"eureka":"(7)r4c5-r4c9"},)");
    has(R"({"nodes":[{"literal":{"cell":[4,5],"digit":7,"on":true},"why":"supposed"}],"sentences":["Suppose r4c5 is 7."]}])");
}

TEST(Json, NamesCellsInWordsAsAsked) {
    const std::string json = written([](JsonObject& out) { write_fields(out, chain_step(), Cells::a1); });
    EXPECT_NE(json.find(R"("So D5 is not 7.")"), json.npos) << json;
    EXPECT_NE(json.find(R"("cell":[4,5])"), json.npos) << json;
    EXPECT_EQ(json.find("r4c5"), json.npos) << json;
}

TEST(Json, LabelsWhatChainsReferTo) {
    Step step = chain_step();
    step.inner = {{.technique = "naked_single", .kind = "naked_single", .place = {{r4c5, 6}}}};
    step.inner[0].exhibits = {{.role = Role::pattern, .cells = {{r4c5, DigitSet::of(6)}}}};
    step.chains[0].nodes[1].why = Why::pattern;
    const std::string json = written([&](JsonObject& out) { write_fields(out, step, Cells::r1c1); });
    EXPECT_NE(json.find(", see a (from 1).\""), json.npos) << json;
    EXPECT_NE(json.find(R"("inner":[{"label":"a","technique":"naked_single")"), json.npos) << json;
}

TEST(Json, WritesWhereAContradictionEnds) {
    Contradiction found{.found = true, .dead_end = DeadEnd{.house = 0, .digit = 0}};
    const auto json = [&] {
        return written([&](JsonObject& out) { write_fields(out, found, {r4c5, 6}, Cells::r1c1); });
    };
    EXPECT_NE(json().find(R"("why_not":{"cell":[4,5],"digit":7})"), std::string::npos) << json();
    EXPECT_NE(
        json().find(R"("clash":{"house":{"kind":"row","number":1,"name":"row 1"},"digit":1,"text":"Then)"),
        std::string::npos)
        << json();
    found.dead_end = DeadEnd{.cell = r4c9};
    EXPECT_NE(json().find(R"("clash":{"cell":[4,9],"text":"Then)"), std::string::npos) << json();
    found.start = start_of(ClassicPuzzle{});
    found.start.values[r4c9] = 3;
    found.value = r4c9;
    EXPECT_NE(json().find(R"("clash":{"value":[4,9],"text":"r4c9 is already 3."})"), std::string::npos)
        << json();
}

TEST(Json, WritesASymmetryAsLists) {
    const Transform transform{.transposed = true};
    EXPECT_EQ(written([&](JsonObject& out) { json_transform(out, "transform", transform); }),
              R"({"transform":{"transposed":true,"rows":[1,2,3,4,5,6,7,8,9],"columns":[1,2,3,4,5,6,7,8,9],)"
              R"("digits":[1,2,3,4,5,6,7,8,9],)"
              R"("text":"transposed=yes rows=123456789 columns=123456789 digits=123456789"}})");
}

TEST(Json, WritesAnAnswerAsOneObject) {
    const ClassicAnswer answer{.status = Status::none, .counters = {3, 2, 1}};
    EXPECT_EQ(to_json(answer), written([&](JsonObject& out) { write_fields(out, answer); }));
    EXPECT_EQ(to_json(Count{.solutions = 7}), R"({"count":7,"exact":true})");
}

TEST(Json, WritesACanonicalFormWithAndWithoutItsSymmetries) {
    const Canonical form{.grid = {}, .transform = {}, .automorphisms = 2};
    const std::string bare = to_json(form);
    const std::string whole = to_json(form, {.count = 2, .generators = {Transform{.transposed = true}}});
    EXPECT_EQ(whole.find("generators"), bare.size() + 1);  // the same fields, followed by these
    EXPECT_EQ(whole.substr(0, bare.size() - 1), bare.substr(0, bare.size() - 1));
    EXPECT_EQ(isomorphism_to_json(std::nullopt), R"({"same":false})");
}

}  // namespace
}  // namespace nonet
