// The tutorials' program: prints a puzzle and its solution.
import nonet.Form;
import nonet.Puzzle;

class Tutorial {
    static final String GRID = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

    public static void main(String[] args) {
        Puzzle puzzle = Puzzle.of(args.length > 0 ? args[0] : GRID);
        System.out.println(puzzle.format(Form.GRID));

        String solution = puzzle.solve().solution();
        System.out.print(solution != null ? Puzzle.of(solution).format(Form.GRID) : "no solution exists\n");
        System.exit(solution != null ? 0 : 1);
    }
}
