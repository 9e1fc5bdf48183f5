import nonet.Board;
import nonet.Cancel;
import nonet.Form;
import nonet.HodokuVersion;
import nonet.Limits;
import nonet.NonetException;
import nonet.Reading;
import nonet.Sudoku;

import java.time.Duration;

class Solve {
    public static void main(String[] arguments) {
        var puzzle = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

        var solved = Sudoku.solve(puzzle);
        System.out.println(solved.status() + " " + solved.solution().substring(0, 9)); // UNIQUE 316578492
        System.out.println(Sudoku.rate(puzzle).er()); // 1.5
        System.out.println(Sudoku.hint(puzzle, 3, Limits.NONE).hint()); // There is a Hidden Single in box 3.
        System.out.println(Sudoku.explain(puzzle).steps().size()); // 49

        // On the scale of HoDoKu, and on boards other than the classic one.
        var hodoku = Sudoku.rateHodoku(puzzle, HodokuVersion.V2_2, Limits.NONE);
        System.out.println(hodoku.level() + " " + hodoku.score()); // EASY 256
        System.out.println(Board.of("4x4").solve("2.....3...21....").solution()); // 2314413234211243

        // Many at once: 81 values each.
        var batch = Sudoku.solveBatch(new byte[162], Limits.NONE.withTime(Duration.ofSeconds(60)));
        System.out.println(batch.size() + " " + batch.status(0)); // 2 MULTIPLE

        // Limits; another thread may call cancel.request().
        var cancel = new Cancel();
        var limits = Limits.NONE.withSolutions(1000).withCancel(cancel);
        System.out.println(Sudoku.count(".".repeat(81), limits)); // Counted[count=1000, exact=false, stop=SOLUTIONS]

        // Every puzzle of a text; errors are listed, too.
        try (var readings = Sudoku.read(puzzle + "\nwhat is this?\n" + Sudoku.format(puzzle, Form.GRID)).stream()) {
            System.out.println(readings.filter(Reading.Puzzle.class::isInstance).map(Reading::line).toList()); // [1, 3]
        }
        try {
            Sudoku.solve("12");
        } catch (NonetException error) {
            System.out.println(error.code() + " " + error.line() + ":" + error.column()); // WRONG_LENGTH 1:3
            System.out.println(error.getMessage()); // found 2 cells in row 1, expected 9
        }
    }
}
