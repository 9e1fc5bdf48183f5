// The tutorials' program: prints a puzzle and its solution.
using System;
using Nonet;

static class Tutorial {
    const string Grid = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

    static int Main(string[] args) {
        var puzzle = Puzzle.Parse(args.Length > 0 ? args[0] : Grid);
        Console.WriteLine(puzzle.Format(Form.Grid));

        string solution = puzzle.Solve().Solution;
        Console.Write(solution != null ? Puzzle.Parse(solution).Format(Form.Grid) : "no solution exists\n");
        return solution != null ? 0 : 1;
    }
}
