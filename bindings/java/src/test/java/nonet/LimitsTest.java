package nonet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(120)
class LimitsTest {
    private static final String EMPTY = ".".repeat(81);
    private static final Puzzle NOTHING = Puzzle.of(EMPTY);
    private static final Puzzle HARD = Puzzle.of(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
    private static final byte[] EMPTIES = new byte[81 * 2000];

    /** Every function with limits, on a long search; true: the limits ended it. */
    enum Long {
        SOLVE(limits -> NOTHING.solve(limits).status() == Status.BUDGET),
        BATCH(limits -> Sudoku.solveBatch(EMPTIES, limits).stop() != Stop.FINISHED),
        EACH(limits -> Sudoku.solveEach(EMPTIES, limits).status(0) == Status.BUDGET),
        CHECK(limits -> NOTHING.check(limits).status() == Status.BUDGET),
        COUNT(limits -> !NOTHING.count(limits).exact()),
        CANDIDATES(limits -> !NOTHING.candidates(limits).exact()),
        ESTIMATE(limits -> NOTHING.estimate(1, 1L << 40, limits).probes() < 1L << 40),
        DIAGNOSE(limits -> Sudoku.diagnose(EMPTY, limits).status() == Status.BUDGET),
        ENTRIES(limits -> NOTHING.diagnoseEntries(NOTHING, List.of(), limits).status() == Status.BUDGET),
        HINT(limits -> HARD.hint(5, ExplainOptions.ALL, limits).status() == Status.BUDGET),
        EXPLAIN(limits -> HARD.explain(ExplainOptions.ALL, limits).status() == Status.BUDGET),
        ALL_STEPS(limits -> HARD.allSteps(ExplainOptions.ALL, limits).status() == Status.BUDGET),
        WHY_NOT(limits -> {
            WhyNot answer = HARD.whyNot(new Candidate(new Cell(1, 1), 2), ExplainOptions.ALL, limits);
            return !answer.found() && !answer.right();
        }),
        RATE(limits -> HARD.rate(ExplainOptions.ALL, limits).status() == Status.BUDGET),
        PROOF(limits -> HARD.prove(limits).status() == Status.BUDGET),
        GENERATE(limits -> !Sudoku.generate(new GenerateOptions(), 0, 20_000, limits).get(19_999).met()),
        TRACE(limits -> NOTHING.trace("row", 0, limits).stop() != Stop.SOLUTIONS);

        final Predicate<Limits> isCutShort;

        Long(Predicate<Limits> isCutShort) {
            this.isCutShort = isCutShort;
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyLongQuestionTakesThem(Long question) {
        var cancel = new Cancel();
        cancel.request();
        assertTrue(question.isCutShort.test(Limits.NONE.withCancel(cancel)), "cancelled");
        assertTrue(question.isCutShort.test(Limits.NONE.withTime(Duration.ofNanos(1))), "without time");
    }

    @ParameterizedTest
    @EnumSource
    void anInterruptEndsEveryLongQuestion(Long question) {
        Thread.currentThread().interrupt();
        Limits limits = question == Long.CANDIDATES ? Limits.NONE : Limits.NONE.withSolutions(0).withNodes(1L << 60);
        assertTrue(question.isCutShort.test(limits));
        assertTrue(Thread.interrupted(), "the thread stays interrupted");
        assertEquals(Status.UNIQUE, HARD.solve().status());
    }

    @Test
    void anExecutorEndsItsSearches() throws Exception {
        var executor = Executors.newFixedThreadPool(2);
        var counted = executor.submit(() -> NOTHING.count(Limits.NONE.withSolutions(0)));
        var each = executor.submit(() -> Sudoku.solveEach(EMPTIES, Limits.NONE.withSolutions(100_000_000)));
        Thread.sleep(50);
        assertFalse(counted.isDone() || each.isDone());
        executor.shutdownNow();
        assertEquals(Stop.CANCELLED, counted.get(10, TimeUnit.SECONDS).stop());
        assertEquals(Stop.CANCELLED, each.get(10, TimeUnit.SECONDS).stop());
    }

    @Test
    void limitsEndASearch() {
        assertEquals(new Counted(1000, false, Stop.SOLUTIONS), NOTHING.count(Limits.NONE.withSolutions(1000)));
        Limits moment = Limits.NONE.withSolutions(0).withTime(Duration.ofMillis(50));
        assertEquals(Stop.BUDGET, NOTHING.count(moment).stop());
        assertEquals(Stop.BUDGET, NOTHING.count(Limits.NONE.withSolutions(0).withNodes(1000)).stop());
    }

    @Test
    void anotherThreadCancelsWithinAMoment() throws Exception {
        for (int round = 0; round < 5; ++round) {
            var cancel = new Cancel();
            Limits limits = Limits.NONE.withSolutions(0).withCancel(cancel);
            var counted = CompletableFuture.supplyAsync(() -> NOTHING.count(limits));
            Thread.sleep(50);
            assertFalse(counted.isDone());
            long asked = System.nanoTime();
            cancel.request();
            assertEquals(Stop.CANCELLED, counted.get(10, TimeUnit.SECONDS).stop());
            long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - asked);
            assertTrue(took < 100, () -> "took " + took + " ms");
            // A search that begins while the flag is set ends at once.
            assertEquals(Stop.CANCELLED, NOTHING.count(limits).stop());
            cancel.reset();
            assertEquals(Stop.SOLUTIONS, NOTHING.count(limits.withSolutions(10)).stop());
        }
    }
}
