// The tutorials' program: prints a puzzle and its solution.
using System;
using Nonet;

const string grid = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

string puzzle = args.Length > 0 ? args[0] : grid;
Console.WriteLine(Sudoku.Format(puzzle, Form.Grid));

string? solution = Sudoku.Solve(puzzle).Solution;
Console.Write(solution is null ? "no solution exists\n" : Sudoku.Format(solution, Form.Grid));
return solution is null ? 1 : 0;
