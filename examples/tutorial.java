// The tutorials' program: prints a puzzle and its solution.
import nonet.Form;
import nonet.Sudoku;

class Tutorial {
    static final String GRID = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

    public static void main(String[] args) {
        String puzzle = args.length > 0 ? args[0] : GRID;
        System.out.println(Sudoku.format(puzzle, Form.GRID));

        String solution = Sudoku.solve(puzzle).solution();
        System.out.print(solution != null ? Sudoku.format(solution, Form.GRID) : "no solution exists\n");
        System.exit(solution != null ? 0 : 1);
    }
}
