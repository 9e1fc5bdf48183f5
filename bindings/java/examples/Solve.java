import nonet.Cancel;
import nonet.ExplainOptions;
import nonet.Form;
import nonet.Limits;
import nonet.NonetException;
import nonet.Puzzle;
import nonet.Sudoku;

import java.time.Duration;

class Solve {
    public static void main(String[] arguments) {
        var puzzle = Puzzle.of("3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..");

        var solved = puzzle.solve();
        System.out.println(solved.status() + " " + solved.solution().substring(0, 9)); // UNIQUE 316578492
        System.out.println(puzzle.rate().er()); // 1.5
        System.out.println(puzzle.hint(3).hint()); // There is a Hidden Single in box 3.
        System.out.println(puzzle.explain().steps().size()); // 49

        // On the scale of HoDoKu, and on boards other than the classic one.
        var hodoku = puzzle.rate(ExplainOptions.ALL.scale("hodoku"), Limits.NONE);
        System.out.println(hodoku.level() + " " + hodoku.score()); // easy 256.0
        System.out.println(Puzzle.of("2.....3...21....").solve().solution()); // 2314413234211243
        System.out.println(Puzzle.of("9x9+x", ".".repeat(81)).solve().status()); // MULTIPLE

        // Many at once: 81 values each.
        var batch = Sudoku.solveBatch(new byte[162], Limits.NONE.withTime(Duration.ofSeconds(60)));
        System.out.println(batch.size() + " " + batch.status(0)); // 2 MULTIPLE

        // Limits; another thread may call cancel.request().
        var cancel = new Cancel();
        var limits = Limits.NONE.withSolutions(1000).withCancel(cancel);
        System.out.println(Puzzle.of(".".repeat(81)).count(limits)); // Counted[count=1000, exact=false, stop=SOLUTIONS]

        // Every puzzle of a text; errors are listed, too.
        try (var readings = Sudoku.read(puzzle + "\nwhat is this?\n" + puzzle.format(Form.GRID)).stream()) {
            System.out.println(readings.map(reading -> reading.line() + (reading.puzzle() != null ? "" : " error")).toList()); // [1, 2 error, 3]
        }
        try {
            Puzzle.of("12");
        } catch (NonetException error) {
            System.out.println(error.code() + " " + error.line() + ":" + error.column()); // WRONG_LENGTH 1:3
            System.out.println(error.getMessage()); // found 2 cells in row 1, expected 9
        }
    }
}
