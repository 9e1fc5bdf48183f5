namespace Nonet.Tests;

using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using NUnit.Framework;

[TestFixture]
public class SudokuTest {
    const string Puzzle = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
    const string Solution = "316578492529134768487629531263415987974863125851792643138947256692351874745286319";
    static readonly string Empty = new string('.', 81);

    [Test]
    public void TheLibraryIsForNetStandard() {
        var assembly = typeof(Sudoku).Assembly;
        var references = assembly.GetReferencedAssemblies().Select(r => $"{r.Name} {r.Version}").Distinct();
        Assert.AreEqual(new[] { "netstandard 2.1.0.0" }, references.ToArray());
        Assert.AreEqual(Sudoku.Version, assembly.GetName().Version!.ToString(3));
    }

    [Test]
    public void SolvesAndProves() {
        var solved = Sudoku.Solve(Puzzle);
        Assert.AreEqual(Status.Unique, solved.Status);
        Assert.AreEqual(Solution, solved.Solution);
        Assert.IsNull(solved.Second);
        Assert.AreEqual(Status.Solved, Sudoku.Solve(Puzzle, limits: new Limits { Solutions = 1 }).Status);
        Assert.AreEqual(6732, Sudoku.Solve(Puzzle, "row", new Limits { Solutions = 1 }).DigitTries);
    }

    [Test]
    public void NoSolutionIsAnAnswer() {
        Assert.AreEqual(Status.None, Sudoku.Solve("55" + Puzzle.Substring(2)).Status);
        Assert.AreEqual(Status.Multiple, Sudoku.Solve(Empty).Status);
    }

    [TestCase("12", ErrorCode.WrongLength, 2, 3)]
    [TestCase("", ErrorCode.WrongLength, 0, 1)]
    [TestCase("\0", ErrorCode.BadCharacter, 0, 1)]
    public void UnreadableTextHasItsPlace(string text, ErrorCode code, int at, int column) {
        var error = Assert.Throws<NonetException>(() => Sudoku.Solve(text));
        Assert.AreEqual((code, (ulong)at, 1UL, (ulong)column), (error!.Code, error.At, error.Line, error.Column));
    }

    [Test]
    public void PlacesCountBytes() {
        var error = Assert.Throws<NonetException>(() => Sudoku.Check("\u00e9" + Puzzle.Substring(1, 39) + "\u00e9" + Puzzle.Substring(41)));
        Assert.AreEqual((ErrorCode.BadCharacter, 0UL), (error!.Code, error.At));
        error = Assert.Throws<NonetException>(() => Sudoku.Check(Puzzle.Substring(0, 40) + "\u00e9" + Puzzle.Substring(41)));
        Assert.AreEqual((40UL, 41UL), (error!.At, error.Column));
    }

    [Test]
    public void BadArgumentsAreErrors() {
        Fails(ErrorCode.BadArgument, () => Sudoku.Solve(Puzzle, "none such"));
        Fails(ErrorCode.BadArgument, () => Sudoku.Hint(Puzzle, 6));
        Fails(ErrorCode.BadArgument, () => Sudoku.WhyNot(Puzzle, new Cell(1, 2), 10));
        Fails(ErrorCode.BadArgument, () => Sudoku.Explain(Puzzle, new ExplainOptions { Only = new[] { "magic" } }));
        Fails(ErrorCode.BadArgument, () => Sudoku.Generate(new GenerateOptions { Symmetry = "odd" }, 0, 1));
        Fails(ErrorCode.BadArgument, () => Sudoku.Generate(new GenerateOptions { LowestRating = -1 }, 0, 1));
        Fails(ErrorCode.BadArgument, () => Sudoku.Generate(new GenerateOptions(), 0, -1));
        Fails(ErrorCode.BadArgument, () => Sudoku.Trace(Puzzle, "row", -1));
        Fails(ErrorCode.BadArgument, () => Sudoku.Count(Puzzle, new Limits { Time = TimeSpan.FromSeconds(-1) }));
        Fails(ErrorCode.BadArgument, () => _ = new Cell(1, 26));
        Fails(ErrorCode.BadArgument, () => _ = new Cell(1, 10).Index);
        Fails(ErrorCode.BadArgument, () => Sudoku.RateHodoku(Puzzle, (HodokuVersion)2));
        Fails(ErrorCode.BadArgument, () => Board.Of("9x9+square"));
        Fails(ErrorCode.WrongLength, () => Board.Of("4x4").Solve("12"));
        Fails(ErrorCode.Unsupported, () => Board.Of("4x4").Generate(new GenerateOptions { Solution = "1234341221434321" }, 0, 1));
        Fails(ErrorCode.Unsupported, () => Sudoku.Proof(Sudoku.Format(Puzzle, Form.Marks)));
        Fails(ErrorCode.WrongLength, () => Sudoku.SolveBatch(new byte[80]));
        Fails(ErrorCode.BadArgument, () => Sudoku.SolveBatch(new byte[162], new byte[81], new Status[2]));
        Fails(ErrorCode.BadArgument, () => Sudoku.SolveBatch(new byte[162], new byte[162], new Status[1]));
        var ten = new byte[162];
        ten[100] = 10;
        Assert.AreEqual(100, Assert.Throws<NonetException>(() => Sudoku.SolveBatch(ten))!.At);
        Assert.Throws<ArgumentNullException>(() => Sudoku.Solve(null!));
        Assert.Throws<ArgumentNullException>(() => Sudoku.Same(Puzzle, null!));
    }

    static void Fails(ErrorCode code, TestDelegate question) => Assert.AreEqual(code, Assert.Throws<NonetException>(question)!.Code);

    [Test]
    public void ABatchAnswersAsOneByOne() {
        var puzzles = Sudoku.Generate(new GenerateOptions { Seed = 7, Minimal = true }, 0, 300).Select(g => g.Puzzle).ToList();
        puzzles.Add("55" + Puzzle.Substring(2));
        var grids = Grids(string.Concat(puzzles));
        var batch = Sudoku.SolveBatch(grids);
        Assert.AreEqual(Stop.Finished, batch.Stop);
        Assert.AreEqual(batch.Solutions, Sudoku.SolveEach(grids).Solutions);
        for (int i = 0; i < puzzles.Count; ++i) {
            var one = Sudoku.Solve(puzzles[i]);
            Assert.AreEqual((one.Status, one.Solution), (batch.Statuses[i], batch.Solution(i)));
        }
        // Solves a part of an array into parts of others.
        var solutions = new byte[300];
        var statuses = new Status[5];
        Assert.AreEqual(Stop.Finished, Sudoku.SolveBatch(grids.AsSpan(81, 162), solutions.AsSpan(10, 162), statuses.AsSpan(1, 2)));
        Assert.AreEqual(batch.Solutions.AsSpan(81, 162).ToArray(), solutions.AsSpan(10, 162).ToArray());
        Assert.AreEqual((0, 0), (solutions[9], solutions[172]));
        Assert.AreEqual(0, Sudoku.SolveBatch(Array.Empty<byte>()).Count);
    }

    static byte[] Grids(string cells) => cells.Select(c => (byte)(c == '.' ? 0 : c - '0')).ToArray();

    [Test]
    public void LimitsEndASearch() {
        Assert.AreEqual(new Counted(1000, false, Stop.Solutions), Sudoku.Count(Empty, new Limits { Solutions = 1000 }));
        Assert.AreEqual(Stop.Budget, Sudoku.Count(Empty, new Limits { Solutions = 0, Time = TimeSpan.FromMilliseconds(50) }).Stop);
        Assert.AreEqual(Stop.Budget, Sudoku.Count(Empty, new Limits { Solutions = 0, Nodes = 1000 }).Stop);
        Assert.AreEqual(Stop.Solutions, Sudoku.Count(Empty, new Limits { Time = TimeSpan.MaxValue }).Stop);
    }

    [Test]
    public void AnotherThreadCancelsWithinAMoment() {
        for (int round = 0; round < 5; ++round) {
            using var source = new CancellationTokenSource();
            var limits = new Limits { Solutions = 0, Cancel = source.Token };
            var counted = Task.Run(() => Sudoku.Count(Empty, limits));
            Thread.Sleep(50);
            Assert.IsFalse(counted.IsCompleted);
            var asked = Stopwatch.StartNew();
            source.Cancel();
            Assert.IsTrue(counted.Wait(TimeSpan.FromSeconds(10)));
            Assert.AreEqual(Stop.Cancelled, counted.Result.Stop);
            Assert.Less(asked.ElapsedMilliseconds, 500);
            // A search that begins afterwards ends at once.
            Assert.AreEqual(Stop.Cancelled, Sudoku.Count(Empty, limits).Stop);
            Assert.AreEqual(Stop.Cancelled, Sudoku.SolveBatch(new byte[81 * 5000], limits).Stop);
            Assert.AreEqual(Stop.Cancelled, Sudoku.SolveEach(new byte[81 * 5000], limits).Stop);
        }
    }

    static readonly string Text =
        "Grid 1\n" + Puzzle + "  # from a magazine\nwhat is this?\n" + Sudoku.Format(Puzzle, Form.Pencil) + "\n";

    [Test]
    public void AReaderGoesOnBehindWhatIsNoPuzzle() {
        var all = Sudoku.Read(Text).ToList();
        Assert.AreEqual(3, all.Count);
        Assert.AreEqual(new Reading.Puzzle(2, Puzzle, null, null, "line"), all[0]);
        Assert.AreEqual(3, all[1].Line);
        StringAssert.StartsWith("found the words 'what is this?'", ((Reading.Unreadable)all[1]).Error.Message);
        Assert.AreEqual(("pencil", 729), (((Reading.Puzzle)all[2]).Format, ((Reading.Puzzle)all[2]).Marks!.Length));
        Assert.IsEmpty(Sudoku.Read(""));
    }

    [Test]
    public void AReaderCanBeLeftEarly() {
        string file = Path.GetTempFileName();
        try {
            File.WriteAllText(file, Text);
            Assert.AreEqual(2, Sudoku.ReadFile(file).First().Line);
            using (File.Open(file, FileMode.Open, FileAccess.ReadWrite, FileShare.None)) {} // the file is closed again
            var readings = Sudoku.ReadFile(file).GetEnumerator();
            Assert.IsTrue(readings.MoveNext());
            readings.Dispose();
            Assert.IsFalse(readings.MoveNext());
        } finally {
            File.Delete(file);
        }
    }

    [Test]
    public void AStreamIsReadPieceByPieceAndItsFailureIsTheCallers() {
        var many = new Repeating(Encoding.UTF8.GetBytes(Puzzle + "\n"), 40_000);
        Assert.AreEqual(2, Sudoku.Read(many).Skip(1).First().Line);
        Assert.Less(many.Given, 3_000_000, "the whole stream was read for its first two lines");
        Assert.AreEqual(1000, Sudoku.Read(new Repeating(Encoding.UTF8.GetBytes(Puzzle + "\n"), 1000)).Count());
        var broken = new Repeating(Encoding.UTF8.GetBytes(Puzzle + "\n"), 5) { Breaks = true };
        Assert.Throws<IOException>(() => Sudoku.Read(broken).Count());
    }

    /// <summary>A stream that repeats a line, a few bytes at a time.</summary>
    sealed class Repeating : MemoryStream {
        readonly byte[] line;
        readonly int end;

        internal Repeating(byte[] line, int times) {
            this.line = line;
            end = times * line.Length;
        }

        internal bool Breaks { get; set; }

        internal int Given { get; private set; }

        public override int Read(Span<byte> buffer) {
            if (Given == end) return Breaks ? throw new IOException("the disk is gone") : 0;
            int now = Math.Min(buffer.Length, line.Length - Given % line.Length);
            line.AsSpan(Given % line.Length, now).CopyTo(buffer);
            Given += now;
            return now;
        }
    }

    [Test]
    public void ManyThreadsAskAtOnce() {
        var answers = new (Status, int)[400];
        Parallel.For(0, answers.Length, new ParallelOptions { MaxDegreeOfParallelism = 8 }, i => {
            string puzzle = Sudoku.Scramble(Puzzle, 1, (ulong)i);
            answers[i] = (Sudoku.Solve(puzzle).Status, Sudoku.Hint(puzzle).Step!.Place.Count);
        });
        Assert.AreEqual(1, answers.Distinct().Count());
        Assert.AreEqual((Status.Unique, 1), answers[0]);
    }

    [Test]
    public void WhatTheVectorsDoNotAsk() {
        Assert.AreEqual(11, Sudoku.Engines.Count);
        var killer = Sudoku.RuleKinds()[0];
        Assert.AreEqual(("killer", RulePlace.Cells, RuleNumbers.Optional, 0), (killer.Id, killer.Place, killer.Numbers, killer.MostCells));
        Assert.Contains(new TechniqueInfo("x_wing", "X-Wing", 3.2m), Sudoku.Techniques.ToList());
        Assert.AreEqual("half turn", Sudoku.Symmetries[1].Words);
        Assert.AreEqual(new Parsed(Puzzle, null, "line"), Sudoku.Parse(" " + Puzzle + "\n"));
        Assert.AreEqual(729, Sudoku.Parse(Sudoku.Format(Puzzle, Form.Marks)).Marks!.Length);
        Assert.AreEqual(1.5m, Sudoku.Rate(Puzzle).Er);
        Assert.IsNotEmpty(Sudoku.AllSteps(Puzzle).Steps);
        var estimate = Sudoku.Estimate(Empty, ulong.MaxValue, 1000, new Limits { Nodes = 1_000_000 });
        Assert.IsTrue(estimate.Low < estimate.Number && estimate.Number < estimate.High);
        Assert.AreEqual(ulong.MaxValue, estimate.Seed);
        string entries = "39" + Puzzle.Substring(2, 78) + "1";
        var found = Sudoku.DiagnoseEntries(Puzzle, entries, new[] { new Cell(9, 9), new Cell(1, 2) });
        Assert.AreEqual(new[] { new Edit(new Cell(9, 9), 1, 9) }, found.FirstWrong);
        Assert.AreEqual("wrong_length", Sudoku.Diagnose("12").Error!.Code);
        Assert.AreEqual(Status.Invalid, Sudoku.Diagnose("\u0001 \"\\ \ud83d\ude00").Status);
        Assert.AreEqual("r4c5", new Cell(4, 5).ToString());
        Assert.AreEqual("e2e58089ac31fedb5d16eb8c0ed0e18b", Sudoku.ClassOf(Puzzle));
        Assert.AreEqual(Sudoku.ClassOf(Puzzle), Sudoku.ClassOf(Sudoku.Scramble(Puzzle, 3)));
        Assert.IsTrue(Sudoku.Draw(Puzzle).StartsWith("<svg") && Sudoku.Draw(Puzzle) != Sudoku.Draw(Puzzle, 1));
        Assert.AreEqual("%PDF", System.Text.Encoding.ASCII.GetString(Sudoku.DrawPdf(Puzzle, 1), 0, 4));
        Assert.AreEqual(ErrorCode.BadArgument, Assert.Throws<NonetException>(() => Sudoku.Draw(Puzzle, 1000))!.Code);
    }

    [Test]
    public void ABoardSaysWhatItIsMadeOf() {
        var board = Board.Of("4x4+x");
        Assert.AreEqual(("4x4+x", 4, 4, 4, 1), (board.Name, board.Rows, board.Columns, board.Digits, board.FirstValue));
        Assert.AreEqual(14, board.Houses.Count);
        var falling = new[] { new Cell(1, 1), new Cell(2, 2), new Cell(3, 3), new Cell(4, 4) };
        Assert.IsTrue(board.Houses.Any(h => h.Kind == HouseKind.Diagonal && h.Cells.SequenceEqual(falling)));
        Assert.AreEqual(0, Board.Of("4x4+0..3").FirstValue);
        Assert.Throws<NonetException>(() => board.WhyNot("..4..2....14....", new Cell(5, 1), 1));
        Assert.Throws<NonetException>(() => board.WhyNot("..4..2....14....", new Cell(4, 1), 5));
        Assert.AreEqual(625, Board.Of("25x25").Solve(new string('.', 625), new Limits { Solutions = 1 }).Solution!.Length);
    }

    [TestCase("9x9", HouseKind.Box)]
    [TestCase("jigsaw:1122112233443344", HouseKind.Piece)]
    [TestCase("9x9+x", HouseKind.Diagonal)]
    [TestCase("9x9+windoku", HouseKind.Window)]
    [TestCase("9x9+disjoint", HouseKind.Group)]
    [TestCase("9x9+centredot", HouseKind.Region)]
    public void ABoardsHousesHaveTheirKinds(string name, HouseKind kind) => Assert.AreEqual(kind, Board.Of(name).Houses.Last().Kind);

    [Test]
    public void EveryEngineSolvesABoardAndIsTraced() {
        var board = Board.Of("4x4");
        const string puzzle = "..4..2....14....";
        string solution = board.Solve(puzzle).Solution!;
        foreach (var engine in Sudoku.Engines) {
            Assert.AreEqual(solution, board.Solve(puzzle, engine.Name).Solution, engine.Name);
            var trace = board.Trace(puzzle, engine.Name, 1000);
            Assert.AreEqual(1, trace.Solutions, engine.Name);
            Assert.AreEqual(TraceKind.Solution, trace[trace.Count - 1].Kind, engine.Name);
        }
        Assert.AreEqual(0, board.Trace(puzzle, "row", 0).Count);
        Fails(ErrorCode.BadArgument, () => board.Solve(puzzle, "no"));
        Assert.Throws<NonetException>(() => board.Trace(puzzle, "row", -1));
    }

    [Test]
    public void ABoardIsDrawnWithItsSteps() {
        var board = Board.Of("6x6+x");
        const string puzzle = ".6.2..25.......31...................";
        StringAssert.StartsWith("<svg", board.Draw(puzzle));
        Assert.AreNotEqual(board.Draw(puzzle), board.Draw(puzzle, 1));
        Assert.AreNotEqual(board.Draw(puzzle, 1), board.Draw(puzzle, 2));
        Assert.AreEqual("%PDF", Encoding.ASCII.GetString(board.DrawPdf(puzzle, 1), 0, 4));
        Fails(ErrorCode.BadArgument, () => board.Draw(puzzle, 1000));
    }

    [Test]
    public void ABoardSaysWhyAPuzzleIsBroken() {
        var none = Board.Of("4x4+x").Diagnose("1....1..........");
        Assert.AreEqual(Status.None, none.Status);
        Assert.AreEqual(new[] { new Cell(1, 1), new Cell(2, 2) }, none.Conflict!.Cells);
        Assert.IsTrue(none.Conflict.Minimal);
        Assert.IsNotEmpty(none.Sentences);
        var several = Board.Of("4x4").Diagnose("1...............");
        Assert.AreEqual(Status.Multiple, several.Status);
        Assert.IsNull(several.Conflict);
        Assert.AreEqual(72, several.Solutions);
        Assert.AreEqual(1, Board.Of("4x4+even:r1c1").Diagnose("1" + new string('.', 15)).Forbidden.Count);
    }

    [Test]
    public void ABoardsOwnRulesAreChecked() {
        string apart = new string('.', 20) + "1" + new string('.', 10) + "1" + new string('.', 49);
        var broken = Board.Of("9x9+knight").Check(apart).Broken!.Single();
        Assert.AreEqual((new Cell(3, 3), new Cell(4, 5)), (broken.First, broken.Second));
        Assert.AreEqual(new[] { new Cell(1, 1) }, Board.Of("4x4+even:r1c1").Check("1" + new string('.', 15)).Forbidden);
        Assert.IsNull(Sudoku.Check(Puzzle).Broken);
    }

    [Test]
    public void ATraceTellsEveryEvent() {
        var trace = Sudoku.Trace(Puzzle, "row", 1_000_000);
        Assert.AreEqual(Stop.Solutions, trace.Stop);
        Assert.AreEqual((6732UL, 720UL), (trace.DigitTries, trace.Backtracks));
        Assert.AreEqual(new TraceEvent(TraceKind.Try, 1, 1), trace[0]);
        Assert.AreEqual(TraceKind.Solution, trace.Last().Kind);
        Assert.AreEqual(trace.Bits.Length, trace.Count);
        Assert.AreEqual((100, Stop.MaxEvents), (Sudoku.Trace(Puzzle, "row", 100).Count, Sudoku.Trace(Puzzle, "row", 100).Stop));
        Assert.AreEqual(0, Sudoku.Trace(Puzzle, "mrv", 0).Count);
    }

    [Test]
    public void PuzzlesAreMadeToOrder() {
        var corner = new GenerateOptions { Seed = 1, Contains = "123......456......789" + new string('.', 60), FewestGivens = 30, MostGivens = 40 };
        var made = Sudoku.Generate(corner, 0, 1)[0];
        Assert.AreEqual("123", made.Puzzle.Substring(0, 3));
        Assert.That(made.Givens, Is.InRange(30, 40));
        var near = new GenerateOptions { Seed = 1, Like = made.Puzzle, LikeDrop = 2, LikeAdd = 1 };
        Assert.AreEqual(made.Givens - 1, Sudoku.Generate(near, 0, 1)[0].Givens);
        var unlike = near with { Unlike = Sudoku.Generate(near, 0, 1)[0].Puzzle };
        Assert.IsFalse(Sudoku.Same(Sudoku.Generate(unlike, 0, 1)[0].Puzzle, unlike.Unlike).Isomorphic);
        var hard = new GenerateOptions { Seed = 1, LowestRating = 7, HighestRating = 7.5m };
        Assert.AreEqual(7.2m, Sudoku.Generate(hard, 0, 1)[0].Er);
        Assert.AreEqual(ulong.MaxValue, Sudoku.Generate(new GenerateOptions { Seed = ulong.MaxValue }, 0, 1)[0].Seed);
    }

    [Test]
    public void AnAuditFindsWhatIsWrongAndWhatRepeats() {
        using var audit = new Audit(minimality: true);
        audit.Add(Puzzle, Sudoku.Solve(Puzzle).Solution, 0, 1);
        audit.Add("what is this?", null, 0, 2);
        audit.Add(Sudoku.Scramble(Puzzle, 7), null, 1, 1);
        audit.Add(Empty, "123", 1, 2);
        var findings = audit.Findings;
        var defects = new[] { Defect.NotMinimal, Defect.Unreadable, Defect.NotMinimal, Defect.Leak, Defect.Multiple, Defect.WrongSolution };
        Assert.AreEqual(defects, findings.Select(f => f.Defect));
        Assert.AreEqual((new AuditPlace(0, 1), false), (findings[3].Of, findings[3].Same));
        Assert.AreEqual(findings, audit.Findings);
        Assert.AreEqual((4, 0, 1), (audit.Totals.Rows, audit.Totals.Minimal, audit.Totals.Defects["leak"]));
        Assert.AreEqual(2, audit.Totals.Givens["32"]);
        Assert.Throws<NonetException>(() => audit.Add(Puzzle, file: 65_536));
        audit.Dispose();
        Assert.Throws<ObjectDisposedException>(() => audit.Add(Puzzle));
    }

    [Test]
    public void ReadersReadOtherBoards() {
        var readings = Sudoku.Read("..4..2....14....\nwords\n", "").ToList();
        Assert.AreEqual(new Reading.Puzzle(1, "..4..2....14....", null, "4x4", "line"), readings[0]);
        Assert.IsInstanceOf<Reading.Unreadable>(readings[1]);
        Assert.AreEqual("9x9+x", ((Reading.Puzzle)Sudoku.Read(Puzzle, "9x9+x").Single()).Board);
        StringAssert.Contains("nkight", Assert.Throws<NonetException>(() => Sudoku.Read(Puzzle, "9x9+nkight").ToList())!.Message);
    }

    [Test]
    public void ListsEndWhereTheyAreTold() {
        var some = Sudoku.Solutions(Empty, 7);
        Assert.AreEqual((7, Stop.Solutions, false), (some.Found.Count, some.Stop, some.Exact));
        Assert.AreEqual(Sudoku.Solve(Puzzle).Solution, Sudoku.Solutions(Puzzle).Found.Single());
        Assert.IsNull(Sudoku.Minimal(Puzzle, new Limits { Nodes = 1 }));
        Assert.Throws<NonetException>(() => Sudoku.Minimal(Empty));
        Assert.Throws<NonetException>(() => Sudoku.Neighbours(Puzzle, -1, 0));
        Assert.AreEqual(Stop.Cancelled, Sudoku.Solutions(Empty, 0, new Limits { Cancel = new CancellationToken(true) }).Stop);
    }

    [Test]
    public void ScalesAreNamedOrWritten() {
        var rating = Sudoku.RateOn(Puzzle, "nonet");
        Assert.AreEqual(("nonet 1", "easy", 49), (rating.Scale, rating.Level, rating.Counts!.Values.Sum()));
        Assert.AreEqual("mine", Sudoku.Scale("name mine\nhidden_single 1\n").Name);
        Assert.AreEqual(2, Assert.Throws<NonetException>(() => Sudoku.Scale("hidden_single 1\nx_wing\n"))!.Line);
        Assert.Throws<NonetException>(() => Sudoku.RateOn(Puzzle, "nonet-9"));
        var hodoku = new ExplainOptions { Scale = "hodoku" };
        Assert.Throws<NonetException>(() => Sudoku.Explain(Puzzle, hodoku));
        Assert.AreEqual("HoDoKu 2.2", Sudoku.Explain(Puzzle, hodoku with { Pruned = true }).Scale);
        var made = Sudoku.Generate(new GenerateOptions { Seed = 1, Level = "medium" }, 0, 1)[0];
        Assert.AreEqual(("medium", "nonet 1"), (made.Level, made.Scale));
    }
}
