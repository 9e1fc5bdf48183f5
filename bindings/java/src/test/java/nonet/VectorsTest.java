package nonet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the answers in Java with those of C++: every vector that the program named in NONET_VECTORS writes, as text. */
class VectorsTest {
    @ParameterizedTest
    @CsvSource({"'', 10000", "hodoku, 400", "boards, 440", "scales, 166", "lists, 158"})
    @EnabledIfEnvironmentVariable(named = "NONET_VECTORS", matches = ".+", disabledReason = "NONET_VECTORS names no program")
    void everyAnswerIsThatOfTheEngine(String set, int expected) throws Exception {
        List<String> words = new ArrayList<>(List.of(System.getenv("NONET_VECTORS")));
        if (!set.isEmpty()) words.add(set);
        Process vectors = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        int asked = 0;
        try (var lines = vectors.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonObject vector = JsonParser.parseString(line).getAsJsonObject();
                ++asked;
                String question = vector.get("question").getAsString();
                JsonArray given = vector.get("given").getAsJsonArray();
                JsonElement answer = given.asList().stream().anyMatch(one -> one instanceof JsonObject object && object.has("board"))
                        ? onBoard(question, given)
                        : answer(question, given);
                String shown = line;
                int number = asked;
                assertEquals(
                        withoutNulls(vector.get("answer")).toString(),
                        answer.toString(),
                        () -> Sudoku.way() + ", vector " + number + ": " + shown);
            }
        }
        assertEquals(0, vectors.waitFor());
        assertEquals(expected, asked);
    }

    // Null members of a record are not written.
    private static JsonElement withoutNulls(JsonElement element) {
        if (element instanceof JsonObject object) {
            var kept = new JsonObject();
            object.entrySet().stream()
                    .filter(entry -> !(entry.getValue() instanceof JsonNull))
                    .forEach(entry -> kept.add(entry.getKey(), withoutNulls(entry.getValue())));
            return kept;
        }
        if (element instanceof JsonArray array) {
            var kept = new JsonArray();
            array.forEach(item -> kept.add(withoutNulls(item)));
            return kept;
        }
        return element;
    }

    private static JsonElement answer(String question, JsonArray given) {
        JsonElement second = given.size() > 1 ? given.get(1) : new JsonObject();
        String text = given.get(0) instanceof JsonPrimitive ? given.get(0).getAsString() : "";
        return switch (question) {
            case "solve" -> {
                JsonObject options = second.getAsJsonObject();
                JsonObject limits = options.getAsJsonObject("limits");
                yield camel(Sudoku.solve(text, options.get("engine").getAsString(), limits(limits)));
            }
            case "solveEach" -> solveEach(given.get(0).getAsJsonArray(), limits(second));
            case "check" -> json(Sudoku.check(text));
            case "count" -> json(Sudoku.count(text, limits(second)));
            case "candidates" -> json(Sudoku.candidates(text, Limits.NONE));
            case "diagnose" -> json(Sudoku.diagnose(text, limits(second)));
            case "hint" -> {
                JsonObject options = second.getAsJsonObject();
                int level = options.get("level").getAsInt();
                yield json(
                        options.has("scale")
                                ? Sudoku.hint(text, level, path(options), limits(second))
                                : Sudoku.hint(text, level, limits(second)));
            }
            case "explain" -> json(
                    isHodoku(second) && !second.getAsJsonObject().has("pruned")
                            ? Sudoku.explainHodoku(text, version(second), limits(second))
                            : Sudoku.explain(text, path(second.getAsJsonObject()), limits(second)));
            case "whyNot" -> {
                JsonObject candidate = second.getAsJsonObject();
                Cell cell = Cell.of(candidate.get("cell").getAsInt());
                var asked = new Candidate(cell, candidate.get("digit").getAsInt());
                JsonObject options = given.get(2).getAsJsonObject();
                yield json(
                        options.has("scale")
                                ? Sudoku.whyNot(text, asked, path(options), limits(options))
                                : Sudoku.whyNot(text, asked, limits(options)));
            }
            case "allSteps" -> json(Sudoku.allSteps(text, path(second.getAsJsonObject()), limits(second)));
            case "scale" -> json(Sudoku.scale(text));
            case "rate" -> {
                if (!second.getAsJsonObject().has("scale")) yield json(Sudoku.rate(text, limits(second)));
                boolean whole = second.getAsJsonObject().has("without") || !isHodoku(second) && !second.getAsJsonObject().get("scale").isJsonArray();
                yield whole ? onList(text, second) : onScales(text, second);
            }
            case "solutions" -> json(Sudoku.solutions(text, most(second), Limits.NONE));
            case "minimal" -> json(Sudoku.minimal(text, Limits.NONE));
            case "minimalPuzzles" -> json(Sudoku.minimalPuzzles(text, most(second), Limits.NONE));
            case "neighbours" -> json(
                    Sudoku.neighbours(text, second.getAsInt(), given.get(2).getAsInt(), most(given.get(3)), Limits.NONE));
            case "unavoidableSets" -> json(Sudoku.unavoidableSets(text, second.getAsInt(), Limits.NONE));
            case "classOf" -> json(Sudoku.classOf(text, by(given, 1), Limits.NONE));
            case "partOf" -> {
                double[] shares = given.get(2).getAsJsonArray().asList().stream().mapToDouble(JsonElement::getAsDouble).toArray();
                yield json(Sudoku.partOf(text, by(given, 3), second.getAsLong(), shares));
            }
            case "proof" -> json(Sudoku.proof(text, Limits.NONE));
            case "generate" -> json(Sudoku.generate(
                    generate(given.get(0).getAsJsonObject()), second.getAsLong(), given.get(2).getAsInt(), Limits.NONE));
            case "canon" -> json(Sudoku.canon(text));
            case "same" -> json(Sudoku.same(text, second.getAsString()));
            case "scramble" -> json(Sudoku.scramble(text, second.getAsLong(), given.get(2).getAsLong()));
            case "format" -> json(Sudoku.format(text, Form.valueOf(second.getAsString().toUpperCase(Locale.ROOT))));
            case "parseAll" -> parseAll(text);
            default -> throw new AssertionError("no question " + question);
        };
    }

    private static JsonElement onBoard(String question, JsonArray given) {
        JsonObject options = given.asList().stream()
                .filter(one -> one instanceof JsonObject object && object.has("board")).findFirst().orElseThrow().getAsJsonObject();
        Board board = Board.of(options.get("board").getAsString());
        if (question.equals("generate")) {
            var order = new GenerateOptions().seed(options.get("seed").getAsLong());
            return json(board.generate(order, given.get(1).getAsLong(), given.get(2).getAsInt(), Limits.NONE));
        }
        String text = given.get(0).getAsString();
        return switch (question) {
            case "solve" -> camel(board.solve(text));
            case "solutions" -> json(board.solutions(text, most(options), Limits.NONE));
            case "minimal" -> json(board.minimal(text, Limits.NONE));
            case "check" -> json(board.check(text, Limits.NONE));
            case "count" -> json(board.count(text, limits(options)));
            case "candidates" -> json(board.candidates(text, Limits.NONE));
            case "hint" -> json(board.hint(text, options.get("level").getAsInt(), limits(options)));
            case "explain" -> json(board.explain(text, limits(options)));
            case "rate" -> json(board.rate(text, limits(options)));
            case "proof" -> json(board.proof(text, limits(options)));
            case "draw" -> json(board.draw(text, options.get("step").getAsLong(), limits(options)));
            case "whyNot" -> {
                JsonObject candidate = given.get(1).getAsJsonObject();
                int cell = candidate.get("cell").getAsInt();
                var place = new Cell(cell / board.columns() + 1, cell % board.columns() + 1);
                yield json(board.whyNot(text, new Candidate(place, candidate.get("digit").getAsInt()), limits(options)));
            }
            case "format" -> json(board.format(text, Form.valueOf(given.get(1).getAsString().toUpperCase(Locale.ROOT))));
            default -> throw new AssertionError("no question " + question);
        };
    }

    private static boolean isHodoku(JsonElement options) {
        JsonElement scale = options.getAsJsonObject().get("scale");
        return scale instanceof JsonPrimitive && scale.getAsString().startsWith("hodoku");
    }

    private static long most(JsonElement options) {
        return options.getAsJsonObject().get("solutions").getAsLong();
    }

    private static By by(JsonArray given, int at) {
        return given.size() > at ? By.valueOf(given.get(at).getAsJsonObject().get("by").getAsString().toUpperCase(Locale.ROOT)) : By.PUZZLE;
    }

    // In the vectors, the ratings of scales are a list next to the status.
    private static JsonObject onList(String text, JsonElement options) {
        ScaleRating rating = Sudoku.rateOn(text, path(options.getAsJsonObject()), limits(options));
        JsonObject numbers = json(rating).getAsJsonObject();
        var answer = new JsonObject();
        answer.add("status", numbers.remove("status"));
        if (rating.status() != Status.UNIQUE) return answer;
        var all = new JsonArray();
        all.add(numbers);
        answer.add("scales", all);
        return answer;
    }

    private static HodokuVersion version(JsonElement options) {
        return options.getAsJsonObject().get("scale").getAsString().equals("hodoku-2.3") ? HodokuVersion.V2_3 : HodokuVersion.V2_2;
    }

    // In the vectors, one answer has the ratings of all requested scales; its status is the worst one.
    private static JsonObject onScales(String text, JsonElement options) {
        boolean both = options.getAsJsonObject().get("scale").isJsonArray();
        HodokuRating hodoku = Sudoku.rateHodoku(text, both ? HodokuVersion.V2_2 : version(options), limits(options));
        JsonObject answer = both ? json(Sudoku.rate(text, limits(options))).getAsJsonObject() : new JsonObject();
        if (!both || hodoku.status() != Status.UNIQUE) answer.add("status", json(hodoku.status()));
        if (hodoku.status() == Status.UNIQUE) {
            JsonObject rating = json(hodoku).getAsJsonObject();
            rating.remove("status");
            answer.add("hodoku", rating);
        }
        return answer;
    }

    private static JsonElement json(Object answer) {
        return Json.GSON.toJsonTree(answer);
    }

    // The engine's counters have other names in the vectors.
    private static JsonObject camel(Solved solved) {
        JsonObject object = json(solved).getAsJsonObject();
        var renamed = new JsonObject();
        object.entrySet().forEach(entry ->
                renamed.add(entry.getKey().equals("digit_tries") ? "digitTries" : entry.getKey(), entry.getValue()));
        return renamed;
    }

    private static Limits limits(JsonElement given) {
        JsonObject object = given.getAsJsonObject();
        Limits limits = Limits.NONE.withTime(Duration.ZERO);
        if (object.has("solutions")) limits = limits.withSolutions(object.get("solutions").getAsLong());
        if (object.has("nodes")) limits = limits.withNodes(object.get("nodes").getAsLong());
        return limits;
    }

    private static ExplainOptions path(JsonObject given) {
        String scale = given.has("scale") ? given.get("scale").getAsString() : null;
        return new ExplainOptions(given.has("pruned"), strings(given, "only"), strings(given, "without"), scale);
    }

    private static List<String> strings(JsonObject object, String key) {
        List<String> all = new ArrayList<>();
        if (object.has(key)) object.getAsJsonArray(key).forEach(item -> all.add(item.getAsString()));
        return all;
    }

    private static GenerateOptions generate(JsonObject given) {
        var options = new GenerateOptions()
                .seed(given.get("seed").getAsLong())
                .symmetry(given.get("symmetry").getAsString())
                .minimal(given.get("minimal").getAsBoolean())
                .attempts(given.get("attempts").getAsLong());
        if (!given.has("givens")) return options;
        JsonArray givens = given.getAsJsonArray("givens");
        return options.givens(givens.get(0).getAsInt(), givens.get(1).getAsInt());
    }

    private static JsonObject solveEach(JsonArray values, Limits limits) {
        byte[] grids = new byte[values.size()];
        for (int i = 0; i < grids.length; ++i) grids[i] = values.get(i).getAsByte();
        SolvedBatch solved = Sudoku.solveEach(grids, limits);
        var statuses = new JsonArray();
        for (int i = 0; i < solved.size(); ++i) statuses.add(solved.status(i).name().toLowerCase(Locale.ROOT));
        var object = new JsonObject();
        object.add("solutions", json(solved.solutions()));
        object.add("statuses", statuses);
        return object;
    }

    private static JsonObject parseAll(String text) {
        var puzzles = new JsonArray();
        var errors = new JsonArray();
        try (PuzzleReader reader = Sudoku.read(text)) {
            for (Reading reading : reader) {
                if (reading instanceof Reading.Unreadable unreadable) {
                    NonetException error = unreadable.error();
                    var object = new JsonObject();
                    object.addProperty("code", error.code().name().toLowerCase(Locale.ROOT));
                    object.addProperty("line", error.line());
                    object.addProperty("column", error.column());
                    object.addProperty("message", error.getMessage());
                    errors.add(object);
                } else {
                    puzzles.add(json(reading));
                }
            }
        }
        var object = new JsonObject();
        object.add("puzzles", puzzles);
        object.add("errors", errors);
        object.addProperty("puzzleCount", puzzles.size());
        object.addProperty("errorCount", errors.size());
        return object;
    }
}
