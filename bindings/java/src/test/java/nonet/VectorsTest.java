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
    @CsvSource({"'', 10000", "hodoku, 400", "boards, 453", "scales, 166", "lists, 158"})
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
                JsonElement expectedAnswer = withoutNulls(vector.get("answer"));
                JsonElement answer = answer(question, given);
                String shown = line;
                int number = asked;
                if (!expectedAnswer.equals(answer))
                    assertEquals(expectedAnswer.toString(), answer.toString(), () -> Sudoku.way() + ", vector " + number + ": " + shown);
            }
        }
        assertEquals(0, vectors.waitFor());
        boolean isQuarter = set.isEmpty() && System.getenv("NONET_QUARTER") != null;
        assertEquals(isQuarter ? expected / 4 : expected, asked);
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
        JsonObject options = given.asList().stream()
                .filter(JsonObject.class::isInstance).map(JsonElement::getAsJsonObject).reduce((first, last) -> last).orElseGet(JsonObject::new);
        String board = options.has("board") ? options.get("board").getAsString() : null;
        String text = given.get(0) instanceof JsonPrimitive ? given.get(0).getAsString() : "";
        switch (question) {
            case "solveEach":
                return solveEach(given.get(0).getAsJsonArray(), limits(second));
            case "diagnose":
                return json(Sudoku.diagnose(board, text, limits(second)));
            case "scale":
                return json(Sudoku.scale(text));
            case "generate":
                return json(Sudoku.generate(generate(given.get(0).getAsJsonObject()), second.getAsLong(), given.get(2).getAsInt(), Limits.NONE));
            case "parseAll":
                return parseAll(text);
            default:
        }
        Puzzle puzzle = board == null ? Puzzle.of(text) : Puzzle.of(board, text);
        return switch (question) {
            case "solve" -> options.has("engine")
                    ? camel(puzzle.solve(options.get("engine").getAsString(), limits(options.get("limits"))))
                    : camel(puzzle.solve());
            case "check" -> json(puzzle.check());
            case "count" -> json(puzzle.count(limits(options)));
            case "candidates" -> json(puzzle.candidates(Limits.NONE));
            case "hint" -> json(puzzle.hint(options.get("level").getAsInt(), path(options), limits(options)));
            case "explain" -> json(puzzle.explain(path(options), limits(options)));
            case "whyNot" -> {
                JsonObject candidate = second.getAsJsonObject();
                int cell = candidate.get("cell").getAsInt(), columns = Board.of(puzzle.board()).columns();
                var place = new Cell(cell / columns + 1, cell % columns + 1);
                yield json(puzzle.whyNot(new Candidate(place, candidate.get("digit").getAsInt()), path(options), limits(options)));
            }
            case "allSteps" -> json(puzzle.allSteps(path(options), limits(options)));
            case "rate" -> rate(puzzle, options);
            case "solutions" -> json(puzzle.solutions(most(options), Limits.NONE));
            case "minimal" -> json(puzzle.minimal(Limits.NONE));
            case "minimalPuzzles" -> json(puzzle.minimalPuzzles(most(options), Limits.NONE));
            case "neighbours" -> json(puzzle.neighbours(second.getAsInt(), given.get(2).getAsInt(), most(options), Limits.NONE));
            case "unavoidableSets" -> json(puzzle.unavoidableSets(second.getAsInt(), Limits.NONE));
            case "classOf" -> json(puzzle.classOf(by(options), Limits.NONE));
            case "partOf" -> {
                double[] shares = given.get(2).getAsJsonArray().asList().stream().mapToDouble(JsonElement::getAsDouble).toArray();
                yield json(Sudoku.partOf(puzzle, by(options), second.getAsLong(), shares));
            }
            case "proof" -> json(puzzle.prove(limits(options)));
            case "draw" -> json(puzzle.draw(options.get("step").getAsLong(), limits(options)));
            case "canon" -> json(puzzle.canon());
            case "same" -> json(puzzle.same(Puzzle.of(second.getAsString())));
            case "scramble" -> json(puzzle.scramble(second.getAsLong(), given.get(2).getAsLong()));
            case "format" -> json(puzzle.format(Form.valueOf(second.getAsString().toUpperCase(Locale.ROOT))));
            default -> throw new AssertionError("no question " + question);
        };
    }

    private static long most(JsonObject options) {
        return options.get("solutions").getAsLong();
    }

    private static By by(JsonObject options) {
        return options.has("by") ? By.valueOf(options.get("by").getAsString().toUpperCase(Locale.ROOT)) : By.PUZZLE;
    }

    // In the vectors, an answer on the classic board has a scale other than Sudoku Explainer's in an object or a list of its own,
    // next to the status, which is the worst one; and only some have counts and the ending.
    private static JsonElement rate(Puzzle puzzle, JsonObject options) {
        if (options.has("board")) return json(puzzle.rate(ExplainOptions.ALL, limits(options)));
        var answer = new JsonObject();
        JsonElement scale = options.get("scale");
        if (scale == null || scale.isJsonArray()) {
            answer = json(puzzle.rate(ExplainOptions.ALL, limits(options))).getAsJsonObject();
            answer.remove("counts");
            answer.remove("ending");
            if (scale == null) return answer;
        }
        boolean hodoku = !options.has("without") && (scale.isJsonArray() || scale.getAsString().startsWith("hodoku"));
        ExplainOptions chosen = scale.isJsonArray() ? ExplainOptions.ALL.scale("hodoku") : path(options);
        JsonObject rating = json(puzzle.rate(chosen, limits(options))).getAsJsonObject();
        JsonElement status = rating.remove("status");
        if (hodoku) {
            rating.remove("counts");
            rating.remove("ending");
        }
        boolean unique = status.equals(json(Status.UNIQUE));
        if (!unique || !answer.has("status")) answer.add("status", status);
        if (!unique) return answer;
        var list = new JsonArray();
        list.add(rating);
        answer.add(hodoku ? "hodoku" : "scales", hodoku ? rating : list);
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
                .seed(given.get("seed").getAsLong());
        if (given.has("rules"))
            options.rules(given.getAsJsonArray("rules").get(0).getAsString())
                    .clues(given.get("clues").getAsInt())
                    .jigsaw(given.get("jigsaw").getAsBoolean())
                    .attempts(given.get("attempts").getAsLong());
        if (given.has("level")) options.level(given.get("level").getAsString());
        if (given.has("board")) return options.board(given.get("board").getAsString());
        options.symmetry(given.get("symmetry").getAsString())
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
                var object = new JsonObject();
                NonetException error = reading.error();
                if (error != null) {
                    object.addProperty("code", error.code().name().toLowerCase(Locale.ROOT));
                    object.addProperty("line", error.line());
                    object.addProperty("column", error.column());
                    object.addProperty("message", error.getMessage());
                    errors.add(object);
                } else {
                    Puzzle puzzle = reading.puzzle();
                    object.addProperty("line", reading.line());
                    object.addProperty("cells", puzzle.cells());
                    if (puzzle.marks() != null) object.addProperty("marks", puzzle.marks());
                    object.addProperty("format", puzzle.form());
                    puzzles.add(object);
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
