using System;
using System.Linq;
using Nonet;

static class Solve {
    static void Main() {
        var puzzle = Puzzle.Parse("3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..");

        var solved = puzzle.Solve();
        Console.WriteLine($"{solved.Status} {solved.Solution?[..9]}"); // Unique 316578492
        Console.WriteLine(puzzle.Rate().Er); // 1.5
        Console.WriteLine(puzzle.Hint(level: 3).Words); // There is a Hidden Single in box 3.
        Console.WriteLine(puzzle.Explain().Steps.Count); // 49

        // On the scale of HoDoKu, and on boards other than the classic one.
        var hodoku = puzzle.Rate(new ExplainOptions { Scale = "hodoku" });
        Console.WriteLine($"{hodoku.Level} {hodoku.Score}"); // easy 256
        Console.WriteLine(Puzzle.Parse("2.....3...21....").Solve().Solution); // 2314413234211243
        Console.WriteLine(Puzzle.Parse(new string('.', 81), "9x9+x").Solve().Status); // Multiple

        // Many at once: 81 values each, of any memory.
        var batch = Sudoku.SolveBatch(new byte[162], new Limits { Time = TimeSpan.FromSeconds(60) });
        Console.WriteLine($"{batch.Count} {batch.Statuses[0]}"); // 2 Multiple

        // Limits; Cancel = token lets another thread end the search.
        var limits = new Limits { Solutions = 1000 };
        Console.WriteLine(Puzzle.Parse(new string('.', 81)).Count(limits)); // Counted { Count = 1000, Exact = False, Stop = Solutions }

        // Every puzzle of a text, a stream or a file; errors are listed, too.
        var readings = Sudoku.Read(puzzle + "\nwhat is this?\n" + puzzle.Format(Form.Grid));
        Console.WriteLine(string.Join(", ", readings.Select(r => r.Puzzle != null ? $"{r.Line}" : $"{r.Line} error"))); // 1, 2 error, 3
        try {
            Puzzle.Parse("12");
        } catch (NonetException error) {
            Console.WriteLine($"{error.Code} {error.Line}:{error.Column}"); // WrongLength 1:3
            Console.WriteLine(error.Message); // found 2 cells in row 1, expected 9
        }
    }
}
