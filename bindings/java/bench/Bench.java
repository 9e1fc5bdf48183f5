import nonet.Limits;
import nonet.Puzzle;
import nonet.Sudoku;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** CPU time of a puzzle in a batch and alone; the excess over {@code nonet bench FILE} is the cost of Java. */
class Bench {
    private static final int ROUNDS = 41;
    private static final int CALLS = 40;
    private static long sink; // keeps the compiler from removing a call

    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 1) {
            System.err.println("usage: java -cp CLASSPATH Bench.java FILE      FILE: 81 characters on each line; 5,000 are taken");
            System.exit(2);
        }
        List<String> puzzles = Files.readAllLines(Path.of(arguments[0])).stream().limit(5000).map(line -> line.substring(0, 81)).toList();
        byte[] grids = new byte[81 * puzzles.size()];
        for (int i = 0; i < grids.length; ++i) grids[i] = (byte) Math.max(0, Character.digit(puzzles.get(i / 81).charAt(i % 81), 10));
        report("solveBatch", CALLS * puzzles.size(), () -> {
            for (int call = 0; call < CALLS; ++call) sink += Sudoku.solveBatch(grids, Limits.NONE).solutions()[0];
        });
        report("Puzzle.of(text).solve()", puzzles.size(), () -> {
            for (String puzzle : puzzles) sink += Puzzle.of(puzzle).solve().nodes();
        });
    }

    private static void report(String name, int puzzles, Runnable work) {
        var threads = ManagementFactory.getThreadMXBean();
        long[] times = new long[ROUNDS];
        for (int round = -ROUNDS; round < ROUNDS; ++round) { // the first half warms up Java's compiler
            long before = threads.getCurrentThreadCpuTime();
            work.run();
            times[Math.max(0, round)] = threads.getCurrentThreadCpuTime() - before;
        }
        Arrays.sort(times);
        System.out.printf("%s by %s: %.3f microseconds for each puzzle%n", name, Sudoku.way(), times[ROUNDS / 2] / 1e3 / puzzles);
    }
}
