package nonet;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(120)
class SudokuTest {
    private static final String PUZZLE = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
    private static final String SOLUTION = "316578492529134768487629531263415987974863125851792643138947256692351874745286319";
    private static final Puzzle CLASSIC = Puzzle.of(PUZZLE);
    private static final String EMPTY = ".".repeat(81);

    @Test
    void theWayIsTheOneThatWasAskedFor() {
        String wanted = System.getProperty("nonet.native");
        if (wanted != null) assertEquals(wanted.toUpperCase(Locale.ROOT), Sudoku.way().name());
    }

    @Test
    void theVersionIsThatOfTheJar() {
        assertEquals(System.getProperty("nonet.version", Sudoku.version()), Sudoku.version());
    }

    @Test
    void solvesAndProves() {
        Solved solved = CLASSIC.solve();
        assertEquals(Status.UNIQUE, solved.status());
        assertEquals(SOLUTION, solved.solution());
        assertNull(solved.second());
        assertEquals(Status.SOLVED, CLASSIC.solve(Limits.NONE.withSolutions(1)).status());
        assertEquals(6732, CLASSIC.solve("row", Limits.NONE.withSolutions(1)).digitTries());
    }

    @Test
    void noSolutionIsAnAnswer() {
        assertEquals(Status.NONE, Puzzle.of("55" + PUZZLE.substring(2)).solve().status());
        assertEquals(Status.MULTIPLE, Puzzle.of(EMPTY).solve().status());
    }

    @ParameterizedTest
    @CsvSource({"12, WRONG_LENGTH, 1, 3", "'', WRONG_LENGTH, 1, 1"})
    void unreadableTextHasItsPlace(String text, NonetException.Code code, long line, long column) {
        var error = assertThrows(NonetException.class, () -> Puzzle.of(text));
        assertEquals(code, error.code());
        assertEquals(line, error.line());
        assertEquals(column, error.column());
    }

    @Test
    void badCharactersHaveTheirPlace() {
        var error = assertThrows(NonetException.class, () -> Puzzle.of(PUZZLE.substring(0, 40) + "\u00e9" + PUZZLE.substring(41)));
        assertEquals(NonetException.Code.BAD_CHARACTER, error.code());
        assertEquals(40, error.at());
        assertEquals(41, error.column());
        var nul = assertThrows(NonetException.class, () -> Puzzle.of("\0" + PUZZLE.substring(1)));
        assertEquals(0, nul.at());
    }

    @Test
    void badArgumentsAreErrors() {
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> CLASSIC.solve("none such", Limits.NONE)));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> CLASSIC.hint(6)));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> CLASSIC.whyNot(new Candidate(new Cell(1, 2), 10), ExplainOptions.ALL, Limits.NONE)));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> CLASSIC.explain(ExplainOptions.ALL.only("magic"), Limits.NONE)));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> Sudoku.generate(new GenerateOptions().symmetry("odd"), 0, 1, Limits.NONE)));
        assertEquals(NonetException.Code.UNSUPPORTED, code(() -> Puzzle.of(CLASSIC.format(Form.MARKS)).prove(Limits.NONE)));
        assertEquals(NonetException.Code.WRONG_LENGTH, code(() -> Sudoku.solveBatch(new byte[80], Limits.NONE)));
        byte[] ten = new byte[162];
        ten[100] = 10;
        var error = assertThrows(NonetException.class, () -> Sudoku.solveBatch(ten, Limits.NONE));
        assertEquals(100, error.at());
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> Limits.NONE.withNodes(-1)));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> new Cell(1, 26)));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> new Cell(1, 10).index()));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> Board.of("9x9+square")));
        assertEquals(NonetException.Code.WRONG_LENGTH, code(() -> Puzzle.of("4x4", "12")));
        assertEquals(NonetException.Code.UNSUPPORTED, code(() ->
                Sudoku.generate(new GenerateOptions().board("4x4").solution("1234341221434321"), 0, 1, Limits.NONE)));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> Sudoku.generate(new GenerateOptions(), 0, -1, Limits.NONE)));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> CLASSIC.trace("row", -1, Limits.NONE)));
        assertThrows(NullPointerException.class, () -> Puzzle.of(null));
        assertThrows(NullPointerException.class, () -> CLASSIC.solve((Limits) null));
    }

    @Test
    void textsAreInTheLanguageThatIsSet() {
        Supplier<String> message = () -> assertThrows(NonetException.class, () -> Puzzle.of("")).getMessage();
        String english = message.get();
        assertTrue(english.startsWith("found "), english);
        try {
            Sudoku.setLanguage("de-AT");
            assertTrue(message.get().startsWith("gefunden: "), message.get());
            var unknown = assertThrows(NonetException.class, () -> Sudoku.setLanguage("xx"));
            assertEquals(NonetException.Code.BAD_ARGUMENT, unknown.code());
            assertTrue(unknown.getMessage().contains("'xx'"), unknown.getMessage());
            assertEquals(NonetException.Code.BAD_ARGUMENT, assertThrows(NonetException.class, () -> Sudoku.setLanguage("")).code());
            assertThrows(NullPointerException.class, () -> Sudoku.setLanguage(null));
            assertTrue(message.get().startsWith("gefunden: "), message.get()); // unchanged
        } finally {
            Sudoku.setLanguage("en");
        }
        assertEquals(english, message.get());
    }

    private static NonetException.Code code(Supplier<?> question) {
        return assertThrows(NonetException.class, question::get).code();
    }

    @Test
    void aBatchAnswersAsOneByOne() {
        List<String> puzzles = Sudoku.generate(new GenerateOptions().seed(7).minimal(true), 0, 300, Limits.NONE).stream()
                .map(Generated::puzzle)
                .toList();
        byte[] grids = grids(String.join("", puzzles));
        SolvedBatch batch = Sudoku.solveBatch(grids, Limits.NONE);
        assertEquals(Stop.FINISHED, batch.stop());
        assertArrayEquals(batch.solutions(), Sudoku.solveEach(grids, Limits.NONE).solutions());
        for (int i = 0; i < puzzles.size(); ++i) {
            Solved one = Puzzle.of(puzzles.get(i)).solve();
            assertEquals(one.status(), batch.status(i));
            assertEquals(one.solution(), batch.solution(i));
        }
        assertEquals(0, Sudoku.solveBatch(new byte[0], Limits.NONE).size());
        SolvedBatch many = Sudoku.solveBatch(new byte[81 * 100_000], Limits.NONE.withSolutions(1));
        assertEquals(Status.SOLVED, many.status(99_999));
    }

    @Test
    void aBatchOfAnotherBoardAnswersAsOneByOne() {
        for (var name : List.of("4x4+x", "4x4+0..3")) {
            Board board = Board.of(name);
            List<String> puzzles = List.of(name.endsWith("x") ? "....1.2.4......." : "0..1............", ".".repeat(16), "11" + ".".repeat(14));
            byte[] grids = grids(String.join("", puzzles));
            if (board.firstValue() == 0)
                for (int i = 0; i < grids.length; ++i) grids[i] = (byte) (String.join("", puzzles).charAt(i) == '.' ? 0 : grids[i] + 1);
            for (SolvedBatch batch : List.of(Sudoku.solveBatch(board, grids, Limits.NONE), Sudoku.solveEach(board, grids, Limits.NONE)))
                for (int i = 0; i < puzzles.size(); ++i) {
                    Solved one = Puzzle.of(name, puzzles.get(i)).solve();
                    assertEquals(one.status(), batch.status(i));
                    assertEquals(one.solution() == null ? ".".repeat(16) : one.solution(), batch.solution(i));
                }
            assertEquals(NonetException.Code.WRONG_LENGTH, code(() -> Sudoku.solveBatch(board, new byte[81], Limits.NONE)));
        }
    }

    @Test
    void whatHasNoSolutionIsEmptyInABatch() {
        for (int call = 0; call < 20; ++call) Sudoku.solveBatch(grids(PUZZLE), Limits.NONE); // memory is reused
        for (int call = 0; call < 20; ++call) assertEquals(EMPTY, Sudoku.solveBatch(grids("55" + PUZZLE.substring(2)), Limits.NONE).solution(0));
    }

    static byte[] grids(String cells) {
        byte[] grids = new byte[cells.length()];
        for (int i = 0; i < grids.length; ++i) grids[i] = (byte) (cells.charAt(i) == '.' ? 0 : cells.charAt(i) - '0');
        return grids;
    }

    @Test
    void aReaderGoesOnBehindWhatIsNoPuzzle(@TempDir Path folder) throws Exception {
        String text = "Grid 1\n" + PUZZLE + "  # from a magazine\nwhat is this?\n" + CLASSIC.format(Form.PENCIL) + "\n";
        try (var readings = Sudoku.read(text).stream()) {
            List<Reading> all = readings.toList();
            assertEquals(3, all.size());
            assertEquals(new Reading(2, CLASSIC, null), all.get(0));
            assertNull(all.get(1).puzzle());
            assertEquals(3, all.get(1).line());
            assertTrue(all.get(1).error().getMessage().startsWith("found the words 'what is this?'"));
            assertEquals("pencil", all.get(2).puzzle().form());
            assertEquals(729, all.get(2).puzzle().marks().length());
            assertEquals(SOLUTION, all.get(2).puzzle().solve().solution());
        }
        Path file = Files.writeString(folder.resolve("puzzles.txt"), text);
        PuzzleReader closed;
        try (PuzzleReader reader = Sudoku.read(file, null)) {
            assertEquals(2, reader.iterator().next().line());
            closed = reader;
        }
        assertThrows(IllegalStateException.class, () -> closed.iterator().hasNext());
        PuzzleReader streamed = Sudoku.read(text);
        streamed.stream().close();
        assertThrows(IllegalStateException.class, () -> streamed.iterator().hasNext());
        try (PuzzleReader nothing = Sudoku.read("")) {
            assertFalse(nothing.iterator().hasNext());
        }
    }

    @Test
    void aReaderMayBeClosedWhileAnotherThreadReads() throws Exception {
        for (int round = 0; round < 20; ++round) {
            PuzzleReader reader = Sudoku.read((PUZZLE + "\n").repeat(50_000));
            var reading = CompletableFuture.runAsync(() -> {
                try {
                    assertEquals(50_000, StreamSupport.stream(reader.spliterator(), false).count());
                } catch (IllegalStateException ended) {
                    assertEquals("the reader is closed", ended.getMessage());
                }
            });
            Thread.sleep(2);
            reader.close();
            reader.close();
            reading.get(10, TimeUnit.SECONDS);
        }
    }

    @Test
    void manyThreadsAskAtOnce() throws Exception {
        var threads = Executors.newFixedThreadPool(8);
        var answers = IntStream.range(0, 200)
                .mapToObj(i -> threads.submit(() -> Puzzle.of(CLASSIC.scramble(1, i)).solve().status()))
                .toList();
        for (var answer : answers) assertEquals(Status.UNIQUE, answer.get());
        threads.shutdown();
    }

    @Test
    void whatTheVectorsDoNotAsk() {
        assertEquals(11, Sudoku.engines().size());
        RuleKind killer = Sudoku.ruleKinds().get(0);
        assertEquals("killer", killer.id());
        assertEquals(RuleKind.Place.CELLS, killer.place());
        assertEquals(RuleKind.Numbers.OPTIONAL, killer.numbers());
        assertEquals(0, killer.mostCells());
        assertTrue(killer.generated());
        assertTrue(Sudoku.techniques().contains(new TechniqueInfo("x_wing", "X-Wing", 3.2)));
        assertEquals("half turn", Sudoku.symmetries().get(1).words());
        Puzzle padded = Puzzle.of(" " + PUZZLE + "\n");
        assertEquals(List.of("9x9", PUZZLE, "line"), List.of(padded.board(), padded.cells(), padded.form()));
        assertNull(padded.marks());
        assertEquals("marks", Puzzle.of(CLASSIC.format(Form.MARKS)).form());
        assertEquals(1.5, CLASSIC.rate().er());
        assertFalse(CLASSIC.allSteps(ExplainOptions.ALL, Limits.NONE).steps().isEmpty());
        Estimate estimate = Puzzle.of(EMPTY).estimate(-1, 1000, Limits.NONE.withNodes(1_000_000));
        assertTrue(estimate.low() < estimate.estimate() && estimate.estimate() < estimate.high());
        assertEquals(-1, estimate.seed());
        String entries = "39" + PUZZLE.substring(2, 80) + "1";
        Entries found = CLASSIC.diagnoseEntries(Puzzle.of(entries), List.of(new Cell(9, 9), new Cell(1, 2)), Limits.NONE);
        assertEquals(List.of(new Edit(new Cell(9, 9), 1, 9)), found.firstWrong());
        assertEquals("wrong_length", Sudoku.diagnose("12", Limits.NONE).error().code());
        assertEquals("e2e58089ac31fedb5d16eb8c0ed0e18b", CLASSIC.classOf());
        assertEquals(CLASSIC.classOf(), Puzzle.of(CLASSIC.scramble(3, 0)).classOf());
        assertTrue(CLASSIC.draw().startsWith("<svg"));
        assertNotEquals(CLASSIC.draw(), CLASSIC.draw(1, Limits.NONE));
        assertEquals("%PDF", new String(CLASSIC.drawPdf(1, Limits.NONE), 0, 4));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> CLASSIC.draw(1000, Limits.NONE)));
    }

    @Test
    void aBoardSaysWhatItIsMadeOf() {
        Board board = Board.of("4x4+x");
        assertEquals(List.of("4x4+x", 4, 4, 4, 1), List.of(board.name(), board.rows(), board.columns(), board.digits(), board.firstValue()));
        assertEquals(14, board.houses().size());
        List<Cell> falling = List.of(new Cell(1, 1), new Cell(2, 2), new Cell(3, 3), new Cell(4, 4));
        assertTrue(board.houses().stream().anyMatch(house -> house.kind() == House.Kind.DIAGONAL && house.cells().equals(falling)));
        assertEquals(0, Board.of("4x4+0..3").firstValue());
        Puzzle puzzle = Puzzle.of("4x4+x", "..4..2....14....");
        for (Candidate none : List.of(new Candidate(new Cell(5, 1), 1), new Candidate(new Cell(4, 1), 5))) {
            assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> puzzle.whyNot(none, ExplainOptions.ALL, Limits.NONE)));
        }
        assertEquals(625, Puzzle.of("25x25", ".".repeat(625)).solve(Limits.NONE.withSolutions(1)).solution().length());
    }

    @ParameterizedTest
    @CsvSource({"9x9, BOX", "jigsaw:1122112233443344, PIECE", "9x9+x, DIAGONAL", "9x9+windoku, WINDOW", "9x9+disjoint, GROUP", "9x9+centredot, REGION"})
    void aBoardsHousesHaveTheirKinds(String name, House.Kind kind) {
        assertEquals(kind, Board.of(name).houses().get(Board.of(name).houses().size() - 1).kind());
    }

    @Test
    void everyEngineSolvesABoardAndIsTraced() {
        Puzzle puzzle = Puzzle.of("..4..2....14....");
        String solution = puzzle.solve().solution();
        for (EngineInfo engine : Sudoku.engines()) {
            assertEquals(solution, puzzle.solve(engine.name(), Limits.NONE).solution(), engine.name());
            Trace trace = puzzle.trace(engine.name(), 1000, Limits.NONE);
            assertEquals(1, trace.solutions(), engine.name());
            assertEquals(Trace.Kind.SOLUTION, trace.event(trace.size() - 1).kind(), engine.name());
        }
        assertEquals(0, puzzle.trace("row", 0, Limits.NONE).size());
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> puzzle.solve("no", Limits.NONE)));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> puzzle.trace("row", -1, Limits.NONE)));
    }

    @Test
    void aBoardIsDrawnWithItsSteps() {
        Puzzle puzzle = Puzzle.of("6x6+x", ".6.2..25.......31...................");
        assertTrue(puzzle.draw().startsWith("<svg"));
        assertNotEquals(puzzle.draw(), puzzle.draw(1, Limits.NONE));
        assertNotEquals(puzzle.draw(1, Limits.NONE), puzzle.draw(2, Limits.NONE));
        assertEquals("%PDF", new String(puzzle.drawPdf(1, Limits.NONE), 0, 4));
        assertEquals(NonetException.Code.BAD_ARGUMENT, code(() -> puzzle.draw(1000, Limits.NONE)));
    }

    @Test
    void aBoardSaysWhyAPuzzleIsBroken() {
        Diagnosis none = Sudoku.diagnose("4x4+x", "1....1..........", Limits.NONE);
        assertEquals(Status.NONE, none.status());
        assertEquals(List.of(new Cell(1, 1), new Cell(2, 2)), none.conflict().cells());
        assertTrue(none.conflict().minimal());
        assertFalse(none.sentences().isEmpty());
        Diagnosis several = Sudoku.diagnose("1...............", Limits.NONE);
        assertEquals(Status.MULTIPLE, several.status());
        assertNull(several.conflict());
        assertEquals(72, several.solutions());
        assertEquals(1, Sudoku.diagnose("4x4+even:r1c1", "1" + ".".repeat(15), Limits.NONE).forbidden().size());
    }

    @ParameterizedTest
    @MethodSource
    void aTextNamesItsBoard(String text, String board, String solution) {
        Puzzle puzzle = Puzzle.of(text);
        Solved solved = puzzle.solve();
        assertEquals(Status.UNIQUE, solved.status());
        assertEquals(board, puzzle.board());
        assertEquals(solution, solved.solution());
    }

    static Stream<Arguments> aTextNamesItsBoard() {
        // Without the cage that r1c1 shares with r2c1, there are two solutions.
        Puzzle killer = Puzzle.of("9x9+killer=8:r1c1,r2c1", "..6" + SOLUTION.substring(3, 54) + ".." + SOLUTION.substring(56));
        Generated large = Sudoku.generate(new GenerateOptions().board("16x16"), 0, 1, Limits.NONE).get(0);
        return Stream.of(
                Arguments.of(PUZZLE, "9x9", SOLUTION),
                Arguments.of(killer.format(Form.SUDOKUPAD), killer.board(), SOLUTION),
                Arguments.of(killer.format(Form.RULES), killer.board(), SOLUTION),
                Arguments.of("{\"board\":\"jigsaw:1122112233443344\",\"puzzle\":\".....1.2.42.1...\"}", "jigsaw:1122112233443344", "2314413234211243"),
                Arguments.of(Puzzle.of("16x16", large.puzzle()).format(Form.GRID), "16x16", large.solution()));
    }

    @Test
    void aPuzzleOutlivesItsReader() {
        List<Puzzle> puzzles;
        try (var readings = Sudoku.read((PUZZLE + "\n" + EMPTY + "\n").repeat(500)).stream()) {
            puzzles = readings.map(Reading::puzzle).toList();
        }
        assertEquals(CLASSIC, puzzles.get(998));
        assertEquals(Puzzle.of(EMPTY), puzzles.get(1));
        assertNotEquals(CLASSIC, Puzzle.of("9x9+x", PUZZLE));
        assertEquals(CLASSIC.hashCode(), puzzles.get(0).hashCode());
    }

    @Test
    void whatOnlyTheClassicBoardHasIsUnsupportedOnOthers() {
        Puzzle small = Puzzle.of("..4..2....14....");
        assertEquals(NonetException.Code.UNSUPPORTED, code(small::canon));
        assertEquals(NonetException.Code.UNSUPPORTED, code(() -> small.scramble(1, 0)));
        assertEquals(NonetException.Code.UNSUPPORTED, code(() -> small.rate(ExplainOptions.ALL.scale("nonet"), Limits.NONE)));
    }

    @Test
    void aBoardsOwnRulesAreChecked() {
        String apart = ".".repeat(20) + "1" + ".".repeat(10) + "1" + ".".repeat(49);
        Broken broken = Puzzle.of("9x9+knight", apart).check().broken().get(0);
        assertEquals(List.of(new Cell(3, 3), new Cell(4, 5)), List.of(broken.first(), broken.second()));
        assertEquals(List.of(new Cell(1, 1)), Puzzle.of("4x4+even:r1c1", "1" + ".".repeat(15)).check().forbidden());
        assertNull(CLASSIC.check().broken());
    }

    @Test
    void aTraceTellsEveryEvent() {
        Trace trace = CLASSIC.trace("row", 1_000_000, Limits.NONE.withSolutions(1));
        assertEquals(Stop.SOLUTIONS, trace.stop());
        assertEquals(6732, trace.digitTries());
        assertEquals(720, trace.backtracks());
        assertEquals(new Trace.Event(Trace.Kind.TRY, 1, 1), trace.event(0));
        assertEquals(Trace.Kind.SOLUTION, trace.event(trace.size() - 1).kind());
        assertEquals(Stop.MAX_EVENTS, CLASSIC.trace("row", 100, Limits.NONE).stop());
        assertEquals(0, CLASSIC.trace("mrv", 0, Limits.NONE).size());
    }

    @Test
    void puzzlesAreMadeToOrder() {
        String corner = "123......456......789" + ".".repeat(60);
        Generated made = Sudoku.generate(new GenerateOptions().seed(1).contains(corner).givens(30, 40), 0, 1, Limits.NONE).get(0);
        assertEquals("123", made.puzzle().substring(0, 3));
        assertTrue(made.givens() >= 30 && made.givens() <= 40);
        var near = new GenerateOptions().seed(1).like(made.puzzle(), 2, 1);
        assertEquals(made.givens() - 1, Sudoku.generate(near, 0, 1, Limits.NONE).get(0).givens());
        var hard = new GenerateOptions().seed(1).rating(7, 7.5);
        assertEquals(7.2, Sudoku.generate(hard, 0, 1, Limits.NONE).get(0).er());
        assertEquals(-1, Sudoku.generate(new GenerateOptions().seed(-1), 0, 1, Limits.NONE).get(0).seed());
    }

    @Test
    void anAuditFindsWhatIsWrongAndWhatRepeats() {
        try (Audit audit = new Audit(true, 0)) {
            audit.add(PUZZLE, SOLUTION, 0, 1);
            audit.add("what is this?", null, 0, 2);
            audit.add(CLASSIC.scramble(7, 0), null, 1, 1);
            audit.add(EMPTY, SOLUTION.substring(1), 1, 2);
            List<Finding> findings = audit.findings();
            assertEquals(
                    List.of(
                            Finding.Defect.NOT_MINIMAL, Finding.Defect.UNREADABLE, Finding.Defect.NOT_MINIMAL, Finding.Defect.LEAK,
                            Finding.Defect.MULTIPLE, Finding.Defect.WRONG_SOLUTION),
                    findings.stream().map(Finding::defect).toList());
            assertEquals(new Finding.Row(0, 1), findings.get(3).of());
            assertEquals(false, findings.get(3).same());
            assertEquals(findings, audit.findings());
            AuditTotals totals = audit.totals();
            assertEquals(4, totals.rows());
            assertEquals(0L, totals.minimal());
            assertEquals(1L, totals.defects().get("leak"));
            assertThrows(NonetException.class, () -> audit.add(PUZZLE, null, -1, 1));
        }
    }

    @Test
    void readersReadOtherBoards() {
        String text = "..4..2....14....\nwords\n" + PUZZLE + "\n";
        try (var readings = Sudoku.read(text).stream()) {
            List<Reading> all = readings.toList();
            assertEquals(Puzzle.of("4x4", "..4..2....14...."), all.get(0).puzzle());
            assertNull(all.get(1).puzzle());
        }
        try (PuzzleReader reader = Sudoku.read(PUZZLE, "9x9+x")) {
            assertEquals("9x9+x", reader.iterator().next().puzzle().board());
        }
        var failure = assertThrows(NonetException.class, () -> Sudoku.read(PUZZLE, "9x9+nkight"));
        assertTrue(failure.getMessage().contains("nkight"), failure.getMessage());
    }

    @Test
    void listsEndWhereTheyAreTold() {
        Listing<String> some = Puzzle.of(EMPTY).solutions(7, Limits.NONE);
        assertEquals(7, some.found().size());
        assertEquals(Stop.SOLUTIONS, some.stop());
        assertFalse(some.exact());
        assertEquals(List.of(SOLUTION), CLASSIC.solutions(0, Limits.NONE).found());
        assertNull(CLASSIC.minimal(Limits.NONE.withNodes(1)));
        assertThrows(NonetException.class, () -> Puzzle.of(EMPTY).minimal(Limits.NONE));
        assertThrows(NonetException.class, () -> CLASSIC.neighbours(-1, 0, 0, Limits.NONE));
        var cancel = new Cancel();
        cancel.request();
        assertEquals(Stop.CANCELLED, Puzzle.of(EMPTY).solutions(0, Limits.NONE.withCancel(cancel)).stop());
    }

    @Test
    void scalesAreNamedOrWritten() {
        Rating rating = CLASSIC.rate(ExplainOptions.ALL.scale("nonet"), Limits.NONE);
        assertEquals("nonet 1", rating.scale());
        assertEquals("easy", rating.level());
        assertEquals(49, rating.counts().values().stream().mapToInt(Integer::intValue).sum());
        assertEquals("mine", Sudoku.scale("name mine\nhidden_single 1\n").name());
        assertEquals(2, assertThrows(NonetException.class, () -> Sudoku.scale("hidden_single 1\nx_wing\n")).line());
        assertThrows(NonetException.class, () -> CLASSIC.rate(ExplainOptions.ALL.scale("nonet-9"), Limits.NONE));
        var hodoku = ExplainOptions.ALL.scale("hodoku");
        assertEquals("r3c1=4", CLASSIC.explain(hodoku, Limits.NONE).steps().get(0).notation());
        assertEquals(256, CLASSIC.rate(hodoku, Limits.NONE).score());
        assertEquals("HoDoKu 2.2", CLASSIC.explain(hodoku.pruned(true), Limits.NONE).scale());
        var made = Sudoku.generate(new GenerateOptions().seed(1).level("medium"), 0, 1, Limits.NONE).get(0);
        assertEquals("medium", made.level());
        assertEquals("nonet 1", made.scale());
    }
}
