// Measures the cost of calls from C#: a file of puzzles, one per line, solved by the C function itself and by Nonet,
// alternating.
//
//   tools/dotnet compile build/csharp/Bench.dll bindings/csharp/bench/Bench.cs build/csharp/Nonet.dll
//   LD_LIBRARY_PATH=build/csharp/runtimes/linux-x64/native tools/dotnet run build/csharp/Bench.dll FILE
//
// Nanoseconds of CPU time per puzzle: the median of the rounds.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;
using System.Text;
using Nonet;

static class Bench {
    const int Cells = 81, Many = 5000, Turns = 15, One = 2000;

    [StructLayout(LayoutKind.Sequential)]
    struct Batch {
        public UIntPtr Size, Count;
        public IntPtr Grids, First, Second, Outcomes, Solutions, Nodes;
    }

    [DllImport("nonet-c")]
    static extern int nonet_solve_batch(ref Batch batch, IntPtr limits, IntPtr kernel, IntPtr stop, IntPtr error);

    [StructLayout(LayoutKind.Sequential)]
    struct Answer {
        public UIntPtr Size;
        public int Outcome;
        public ulong Solutions, DigitTries, Backtracks, Nodes;
        public IntPtr First, Second;
        public UIntPtr Room;
    }

    [DllImport("nonet-c")]
    static extern int nonet_puzzle_read(IntPtr board, byte[] text, UIntPtr length, out IntPtr puzzle, IntPtr error);

    [DllImport("nonet-c")]
    static extern void nonet_puzzle_free(IntPtr puzzle);

    [DllImport("nonet-c")]
    static extern int nonet_solve(IntPtr puzzle, IntPtr limits, IntPtr engine, ref Answer answer, IntPtr error);

    [DllImport("libc")]
    static extern IntPtr clock();

    static void Main(string[] arguments) {
        var lines = File.ReadLines(arguments[0]).Where(l => l.Length >= Cells && l[0] != '#').Select(l => l[..Cells]).Take(20 * Many).ToArray();
        var grids = lines.SelectMany(l => l.Select(c => (byte)(c is >= '1' and <= '9' ? c - '0' : 0))).ToArray();
        var solutions = new byte[grids.Length];
        var statuses = new Status[lines.Length];
        var direct = Direct(grids, solutions);
        var ways = new (string Name, int Puzzles, Action Run)[] {
            ("the C function, 5,000 a call", lines.Length, direct),
            ("SolveBatch into spans", lines.Length, () => Pieces(lines.Length, (at, count) => Sudoku.SolveBatch(
                grids.AsSpan(at * Cells, count * Cells), solutions.AsSpan(at * Cells, count * Cells), statuses.AsSpan(at, count)))),
            ("SolveBatch, new arrays", lines.Length, () => Pieces(lines.Length, (at, count) => Sudoku.SolveBatch(
                grids.AsSpan(at * Cells, count * Cells)))),
            ("the C functions, one text", One, DirectOne(lines.Take(One))),
            ("Puzzle.Parse(text).Solve()", One, () => {
                foreach (string line in lines.Take(One)) Puzzle.Parse(line).Solve();
            }),
        };
        foreach (var way in ways) way.Run();
        var times = ways.Select(_ => new List<double>()).ToArray();
        for (int turn = 0; turn < Turns; ++turn) {
            for (int i = 0; i < ways.Length; ++i) {
                long began = (long)clock();
                ways[i].Run();
                times[i].Add(1000.0 * ((long)clock() - began) / Math.Min(ways[i].Puzzles, lines.Length));
            }
        }
        Console.WriteLine($"{lines.Length} puzzles, {Turns} turns");
        for (int i = 0; i < ways.Length; ++i) Console.WriteLine($"{ways[i].Name,-30} {times[i].OrderBy(t => t).ElementAt(Turns / 2),8:0} ns");
        foreach (var (ours, theirs) in new[] { (1, 0), (2, 0), (4, 3) }) {
            var more = times[ours].Zip(times[theirs], (a, b) => a - b).OrderBy(t => t).ToArray();
            Console.WriteLine($"{ways[ours].Name}: {more[Turns / 2]:0} ns more than the C function for a puzzle (median of the pairs)");
        }
    }

    static Action DirectOne(IEnumerable<string> lines) {
        var texts = lines.Select(Encoding.ASCII.GetBytes).ToArray();
        var answer = new Answer { Size = (UIntPtr)Marshal.SizeOf<Answer>(), First = Marshal.AllocHGlobal(82), Second = Marshal.AllocHGlobal(82), Room = (UIntPtr)82 };
        return () => {
            foreach (var text in texts) {
                if (nonet_puzzle_read(IntPtr.Zero, text, (UIntPtr)text.Length, out var puzzle, IntPtr.Zero) != 0 ||
                    nonet_solve(puzzle, IntPtr.Zero, IntPtr.Zero, ref answer, IntPtr.Zero) != 0)
                    throw new InvalidOperationException();
                nonet_puzzle_free(puzzle);
            }
        };
    }

    static void Pieces(int puzzles, Action<int, int> run) {
        for (int at = 0; at < puzzles; at += Many) run(at, Math.Min(Many, puzzles - at));
    }

    static Action Direct(byte[] grids, byte[] solutions) {
        var outcomes = new byte[grids.Length / Cells];
        var places = new[] { grids, solutions, outcomes }.Select(a => GCHandle.Alloc(a, GCHandleType.Pinned).AddrOfPinnedObject()).ToArray();
        return () => Pieces(outcomes.Length, (at, count) => {
            var batch = new Batch {
                Size = (UIntPtr)Marshal.SizeOf<Batch>(), Count = (UIntPtr)count, Grids = places[0] + at * Cells,
                First = places[1] + at * Cells, Outcomes = places[2] + at
            };
            if (nonet_solve_batch(ref batch, IntPtr.Zero, IntPtr.Zero, IntPtr.Zero, IntPtr.Zero) != 0) throw new InvalidOperationException();
        });
    }
}
