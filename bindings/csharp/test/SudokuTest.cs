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
    const string Grid = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
    const string Solution = "316578492529134768487629531263415987974863125851792643138947256692351874745286319";
    static readonly Puzzle Classic = Puzzle.Parse(Grid);
    static readonly string Empty = new string('.', 81);

    [Test]
    public void TheLibraryIsForNetStandard() {
        var assembly = typeof(Sudoku).Assembly;
        var references = assembly.GetReferencedAssemblies().Select(r => $"{r.Name} {r.Version}").Distinct();
        Assert.AreEqual(new[] { "System.Text.Json", "netstandard" }, references.Select(r => r.Split()[0]).OrderBy(r => r, StringComparer.Ordinal));
        CollectionAssert.Contains(references, "netstandard 2.1.0.0");
        Assert.AreEqual(Sudoku.Version, assembly.GetName().Version!.ToString(3));
    }

    [Test]
    public void SolvesAndProves() {
        var solved = Classic.Solve();
        Assert.AreEqual(Status.Unique, solved.Status);
        Assert.AreEqual(Solution, solved.Solution);
        Assert.IsNull(solved.Second);
        Assert.AreEqual(Status.Solved, Classic.Solve(limits: new Limits { Solutions = 1 }).Status);
        Assert.AreEqual(6732, Classic.Solve("row", new Limits { Solutions = 1 }).DigitTries);
    }

    [Test]
    public void NoSolutionIsAnAnswer() {
        Assert.AreEqual(Status.None, Puzzle.Parse("55" + Grid.Substring(2)).Solve().Status);
        Assert.AreEqual(Status.Multiple, Puzzle.Parse(Empty).Solve().Status);
    }

    [TestCase("12", ErrorCode.WrongLength, 2, 3)]
    [TestCase("", ErrorCode.WrongLength, 0, 1)]
    [TestCase("\0", ErrorCode.BadCharacter, 0, 1)]
    public void UnreadableTextHasItsPlace(string text, ErrorCode code, int at, int column) {
        var error = Assert.Throws<NonetException>(() => Puzzle.Parse(text));
        Assert.AreEqual((code, (ulong)at, 1UL, (ulong)column), (error!.Code, error.At, error.Line, error.Column));
    }

    [Test]
    public void PlacesCountBytes() {
        var error = Assert.Throws<NonetException>(() => Puzzle.Parse("\u00e9" + Grid.Substring(1, 39) + "\u00e9" + Grid.Substring(41)));
        Assert.AreEqual((ErrorCode.BadCharacter, 0UL), (error!.Code, error.At));
        error = Assert.Throws<NonetException>(() => Puzzle.Parse(Grid.Substring(0, 40) + "\u00e9" + Grid.Substring(41)));
        Assert.AreEqual((40UL, 41UL), (error!.At, error.Column));
    }

    [Test]
    public void BadArgumentsAreErrors() {
        Fails(ErrorCode.BadArgument, () => Classic.Solve("none such"));
        Fails(ErrorCode.BadArgument, () => Classic.Hint(6));
        Fails(ErrorCode.BadArgument, () => Classic.WhyNot(new Cell(1, 2), 10));
        Fails(ErrorCode.BadArgument, () => Classic.Explain(new ExplainOptions { Only = new[] { "magic" } }));
        Fails(ErrorCode.BadArgument, () => Sudoku.Generate(new GenerateOptions { Symmetry = "odd" }, 0, 1));
        Fails(ErrorCode.BadArgument, () => Sudoku.Generate(new GenerateOptions { LowestRating = -1 }, 0, 1));
        Fails(ErrorCode.BadArgument, () => Sudoku.Generate(new GenerateOptions(), 0, -1));
        Fails(ErrorCode.BadArgument, () => Classic.Trace("row", -1));
        Fails(ErrorCode.BadArgument, () => Classic.Count(new Limits { Time = TimeSpan.FromSeconds(-1) }));
        Fails(ErrorCode.BadArgument, () => _ = new Cell(1, 26));
        Fails(ErrorCode.BadArgument, () => _ = new Cell(1, 10).Index);
        Fails(ErrorCode.BadArgument, () => Board.Of("9x9+square"));
        Fails(ErrorCode.WrongLength, () => Puzzle.Parse("12", "4x4"));
        Fails(ErrorCode.Unsupported, () => Sudoku.Generate(new GenerateOptions { Board = "4x4", Solution = "1234341221434321" }, 0, 1));
        Fails(ErrorCode.Unsupported, () => Puzzle.Parse(Classic.Format(Form.Marks)).Prove());
        Fails(ErrorCode.WrongLength, () => Sudoku.SolveBatch(new byte[80]));
        Fails(ErrorCode.BadArgument, () => Sudoku.SolveBatch(new byte[162], new byte[81], new Status[2]));
        Fails(ErrorCode.BadArgument, () => Sudoku.SolveBatch(new byte[162], new byte[162], new Status[1]));
        var ten = new byte[162];
        ten[100] = 10;
        Assert.AreEqual(100, Assert.Throws<NonetException>(() => Sudoku.SolveBatch(ten))!.At);
        Assert.Throws<ArgumentNullException>(() => Puzzle.Parse(null!));
        Assert.Throws<ArgumentNullException>(() => Classic.Same(null!));
    }

    [Test]
    public void TextsAreInTheLanguageThatIsSet() {
        string Message() => Assert.Throws<NonetException>(() => Puzzle.Parse(""))!.Message;
        string english = Message();
        StringAssert.StartsWith("found ", english);
        try {
            Sudoku.SetLanguage("de-AT");
            StringAssert.StartsWith("gefunden: ", Message());
            var unknown = Assert.Throws<NonetException>(() => Sudoku.SetLanguage("xx"))!;
            Assert.AreEqual(ErrorCode.BadArgument, unknown.Code);
            StringAssert.Contains("'xx'", unknown.Message);
            Fails(ErrorCode.BadArgument, () => Sudoku.SetLanguage(""));
            Assert.Throws<ArgumentNullException>(() => Sudoku.SetLanguage(null!));
            StringAssert.StartsWith("gefunden: ", Message());  // unchanged
        } finally {
            Sudoku.SetLanguage("en");
        }
        Assert.AreEqual(english, Message());
    }

    static void Fails(ErrorCode code, TestDelegate question) => Assert.AreEqual(code, Assert.Throws<NonetException>(question)!.Code);

    [Test]
    public void ABatchAnswersAsOneByOne() {
        var puzzles = Sudoku.Generate(new GenerateOptions { Seed = 7, Minimal = true }, 0, 300).Select(g => g.Puzzle).ToList();
        puzzles.Add("55" + Grid.Substring(2));
        var grids = Grids(string.Concat(puzzles));
        var batch = Sudoku.SolveBatch(grids);
        Assert.AreEqual(Stop.Finished, batch.Stop);
        Assert.AreEqual(batch.Solutions, Sudoku.SolveEach(grids).Solutions);
        for (int i = 0; i < puzzles.Count; ++i) {
            var one = Puzzle.Parse(puzzles[i]).Solve();
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

    [TestCase("4x4+x", "....1.2.4.......")]
    [TestCase("4x4+0..3", "0..1............")]
    public void ABatchOfAnotherBoardAnswersAsOneByOne(string name, string puzzle) {
        var board = Board.Of(name);
        var puzzles = new[] { puzzle, new string('.', 16), "11" + new string('.', 14) };
        var grids = string.Concat(puzzles).Select(c => (byte)(c == '.' ? 0 : c - '0' + 1 - board.FirstValue)).ToArray();
        foreach (var batch in new[] { Sudoku.SolveBatch(board, grids), Sudoku.SolveEach(board, grids) })
            for (int i = 0; i < puzzles.Length; ++i) {
                var one = Puzzle.Parse(puzzles[i], name).Solve();
                Assert.AreEqual((one.Status, one.Solution), (batch.Statuses[i], batch.Solution(i)));
            }
        Fails(ErrorCode.WrongLength, () => Sudoku.SolveBatch(board, new byte[81]));
    }

    static byte[] Grids(string cells) => cells.Select(c => (byte)(c == '.' ? 0 : c - '0')).ToArray();

    [Test]
    public void LimitsEndASearch() {
        Assert.AreEqual(new Counted(1000, false, Stop.Solutions), Puzzle.Parse(Empty).Count(new Limits { Solutions = 1000 }));
        Assert.AreEqual(Stop.Budget, Puzzle.Parse(Empty).Count(new Limits { Solutions = 0, Time = TimeSpan.FromMilliseconds(50) }).Stop);
        Assert.AreEqual(Stop.Budget, Puzzle.Parse(Empty).Count(new Limits { Solutions = 0, Nodes = 1000 }).Stop);
        Assert.AreEqual(Stop.Solutions, Puzzle.Parse(Empty).Count(new Limits { Time = TimeSpan.MaxValue }).Stop);
    }

    [Test]
    public void AnotherThreadCancelsWithinAMoment() {
        for (int round = 0; round < 5; ++round) {
            using var source = new CancellationTokenSource();
            var limits = new Limits { Solutions = 0, Cancel = source.Token };
            var counted = Task.Run(() => Puzzle.Parse(Empty).Count(limits));
            Thread.Sleep(50);
            Assert.IsFalse(counted.IsCompleted);
            var asked = Stopwatch.StartNew();
            source.Cancel();
            Assert.ThrowsAsync<OperationCanceledException>(() => counted);
            Assert.Less(asked.ElapsedMilliseconds, 500);
            // A search that begins afterwards ends at once.
            Assert.Throws<OperationCanceledException>(() => Puzzle.Parse(Empty).Count(limits));
            Assert.Throws<OperationCanceledException>(() => Sudoku.SolveBatch(new byte[81 * 5000], limits));
            Assert.Throws<OperationCanceledException>(() => Sudoku.SolveEach(new byte[81 * 5000], limits));
        }
    }

    static readonly string Several =
        "Grid 1\n" + Grid + "  # from a magazine\nwhat is this?\n" + Classic.Format(Form.Pencil) + "\n";

    [Test]
    public void AReaderGoesOnBehindWhatIsNoPuzzle() {
        var all = Sudoku.Read(Several).ToList();
        Assert.AreEqual(3, all.Count);
        Assert.AreEqual(new Reading(2, Classic, null), all[0]);
        Assert.AreEqual(3, all[1].Line);
        StringAssert.StartsWith("found the words 'what is this?'", all[1].Error!.Message);
        Assert.AreEqual(("pencil", 729), (all[2].Puzzle!.Form, all[2].Puzzle!.Marks!.Length));
        Assert.IsEmpty(Sudoku.Read(""));
    }

    [Test]
    public void AReaderCanBeLeftEarly() {
        string file = Path.GetTempFileName();
        try {
            File.WriteAllText(file, Several);
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
        var many = new Repeating(Encoding.UTF8.GetBytes(Grid + "\n"), 40_000);
        Assert.AreEqual(2, Sudoku.Read(many).Skip(1).First().Line);
        Assert.Less(many.Given, 3_000_000, "the whole stream was read for its first two lines");
        Assert.AreEqual(1000, Sudoku.Read(new Repeating(Encoding.UTF8.GetBytes(Grid + "\n"), 1000)).Count());
        var broken = new Repeating(Encoding.UTF8.GetBytes(Grid + "\n"), 5) { Breaks = true };
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
            var puzzle = Puzzle.Parse(Classic.Scramble(1, (ulong)i));
            answers[i] = (puzzle.Solve().Status, puzzle.Hint().Step!.Place.Count);
        });
        Assert.AreEqual(1, answers.Distinct().Count());
        Assert.AreEqual((Status.Unique, 1), answers[0]);
    }

    [Test]
    public void WhatTheVectorsDoNotAsk() {
        Assert.AreEqual(11, Sudoku.Engines.Count);
        var killer = Sudoku.RuleKinds()[0];
        Assert.AreEqual(("killer", RulePlace.Cells, RuleNumbers.Optional, 0, true), (killer.Id, killer.Place, killer.Numbers, killer.MostCells, killer.Generated));
        Assert.Contains(new TechniqueInfo("x_wing", "X-Wing", 3.2m), Sudoku.Techniques.ToList());
        Assert.AreEqual("half turn", Sudoku.Symmetries[1].Words);
        var padded = Puzzle.Parse(" " + Grid + "\n");
        Assert.AreEqual(("9x9", Grid, "line"), (padded.Board, padded.Cells, padded.Form));
        Assert.IsNull(padded.Marks);
        Assert.AreEqual(729, Puzzle.Parse(Classic.Format(Form.Marks)).Marks!.Length);
        Assert.AreEqual(1.5m, Classic.Rate().Er);
        Assert.IsNotEmpty(Classic.AllSteps().Steps);
        var estimate = Puzzle.Parse(Empty).Estimate(ulong.MaxValue, 1000, new Limits { Nodes = 1_000_000 });
        Assert.IsTrue(estimate.Low < estimate.Number && estimate.Number < estimate.High);
        Assert.AreEqual(ulong.MaxValue, estimate.Seed);
        string entries = "39" + Grid.Substring(2, 78) + "1";
        var found = Classic.DiagnoseEntries(Puzzle.Parse(entries), new[] { new Cell(9, 9), new Cell(1, 2) });
        Assert.AreEqual(new[] { new Edit(new Cell(9, 9), 1, 9) }, found.FirstWrong);
        Assert.AreEqual("wrong_length", Sudoku.Diagnose("12").Error!.Code);
        Assert.AreEqual(Status.Invalid, Sudoku.Diagnose("\u0001 \"\\ \ud83d\ude00").Status);
        Assert.AreEqual("r4c5", new Cell(4, 5).ToString());
        Assert.AreEqual("e2e58089ac31fedb5d16eb8c0ed0e18b", Classic.ClassOf());
        Assert.AreEqual(Classic.ClassOf(), Puzzle.Parse(Classic.Scramble(3)).ClassOf());
        Assert.IsTrue(Classic.Draw().StartsWith("<svg") && Classic.Draw() != Classic.Draw(1));
        Assert.AreEqual("%PDF", System.Text.Encoding.ASCII.GetString(Classic.DrawPdf(1), 0, 4));
        Assert.AreEqual(ErrorCode.BadArgument, Assert.Throws<NonetException>(() => Classic.Draw(1000))!.Code);
    }

    [Test]
    public void ABoardSaysWhatItIsMadeOf() {
        var board = Board.Of("4x4+x");
        Assert.AreEqual(("4x4+x", 4, 4, 4, 1), (board.Name, board.Rows, board.Columns, board.Digits, board.FirstValue));
        Assert.AreEqual(14, board.Houses.Count);
        var falling = new[] { new Cell(1, 1), new Cell(2, 2), new Cell(3, 3), new Cell(4, 4) };
        Assert.IsTrue(board.Houses.Any(h => h.Kind == HouseKind.Diagonal && h.Cells.SequenceEqual(falling)));
        Assert.AreEqual(0, Board.Of("4x4+0..3").FirstValue);
        var puzzle = Puzzle.Parse("..4..2....14....", "4x4+x");
        Fails(ErrorCode.BadArgument, () => puzzle.WhyNot(new Cell(5, 1), 1));
        Fails(ErrorCode.BadArgument, () => puzzle.WhyNot(new Cell(4, 1), 5));
        Assert.AreEqual(625, Puzzle.Parse(new string('.', 625)).Solve(limits: new Limits { Solutions = 1 }).Solution!.Length);
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
        var puzzle = Puzzle.Parse("..4..2....14....");
        string solution = puzzle.Solve().Solution!;
        foreach (var engine in Sudoku.Engines) {
            Assert.AreEqual(solution, puzzle.Solve(engine.Name).Solution, engine.Name);
            var trace = puzzle.Trace(engine.Name, 1000);
            Assert.AreEqual(1, trace.Solutions, engine.Name);
            Assert.AreEqual(TraceKind.Solution, trace[trace.Count - 1].Kind, engine.Name);
        }
        Assert.AreEqual(0, puzzle.Trace("row", 0).Count);
        Fails(ErrorCode.BadArgument, () => puzzle.Solve("no"));
        Assert.Throws<NonetException>(() => puzzle.Trace("row", -1));
    }

    [Test]
    public void ABoardIsDrawnWithItsSteps() {
        var puzzle = Puzzle.Parse(".6.2..25.......31...................", "6x6+x");
        StringAssert.StartsWith("<svg", puzzle.Draw());
        Assert.AreNotEqual(puzzle.Draw(), puzzle.Draw(1));
        Assert.AreNotEqual(puzzle.Draw(1), puzzle.Draw(2));
        Assert.AreEqual("%PDF", Encoding.ASCII.GetString(puzzle.DrawPdf(1), 0, 4));
        Fails(ErrorCode.BadArgument, () => puzzle.Draw(1000));
    }

    [Test]
    public void ABoardSaysWhyAPuzzleIsBroken() {
        var none = Sudoku.Diagnose("1....1..........", "4x4+x");
        Assert.AreEqual(Status.None, none.Status);
        Assert.AreEqual(new[] { new Cell(1, 1), new Cell(2, 2) }, none.Conflict!.Cells);
        Assert.IsTrue(none.Conflict.Minimal);
        Assert.IsNotEmpty(none.Sentences);
        var several = Sudoku.Diagnose("1...............");
        Assert.AreEqual(Status.Multiple, several.Status);
        Assert.IsNull(several.Conflict);
        Assert.AreEqual(72, several.Solutions);
        Assert.AreEqual(1, Sudoku.Diagnose("1" + new string('.', 15), "4x4+even:r1c1").Forbidden!.Count);
    }

    static IEnumerable<string[]> TextsOfBoards() {
        // Without the cage that r1c1 shares with r2c1, there are two solutions.
        var killer = Puzzle.Parse("..6" + Solution.Substring(3, 51) + ".." + Solution.Substring(56), "9x9+killer=8:r1c1,r2c1");
        var large = Sudoku.Generate(new GenerateOptions { Board = "16x16" }, 0, 1)[0];
        yield return new[] { Grid, "9x9", Solution };
        yield return new[] { killer.Format(Form.Sudokupad), killer.Board, Solution };
        yield return new[] { killer.Format(Form.FpuzzlesJson), killer.Board, Solution };
        yield return new[] { "{\"board\":\"jigsaw:1122112233443344\",\"puzzle\":\".....1.2.42.1...\"}", "jigsaw:1122112233443344", "2314413234211243" };
        yield return new[] { Puzzle.Parse(large.Puzzle).Format(Form.Grid), "16x16", large.Solution };
    }

    [Test]
    public void ATextNamesItsBoard() {
        foreach (var text in TextsOfBoards()) {
            var puzzle = Puzzle.Parse(text[0]);
            var solved = puzzle.Solve();
            Assert.AreEqual((text[1], Status.Unique, text[2]), (puzzle.Board, solved.Status, solved.Solution));
        }
    }

    [Test]
    public void APuzzleCanBeTried() {
        Assert.IsTrue(Puzzle.TryParse(Grid, out var puzzle));
        Assert.AreEqual(Classic, puzzle);
        Assert.AreEqual(Classic.GetHashCode(), puzzle!.GetHashCode());
        Assert.IsTrue(Puzzle.TryParse(Grid, out puzzle, "9x9+x"));
        Assert.AreNotEqual(Classic, puzzle);
        Assert.IsFalse(Puzzle.TryParse("12", out puzzle) || Puzzle.TryParse(Grid, out puzzle, "4x4") || Puzzle.TryParse(null, out puzzle));
        Assert.IsNull(puzzle);
    }

    [Test]
    public void WhatOnlyTheClassicBoardHasIsUnsupportedOnOthers() {
        var small = Puzzle.Parse("..4..2....14....");
        Fails(ErrorCode.Unsupported, () => small.Canon());
        Fails(ErrorCode.Unsupported, () => small.Scramble(1));
        Fails(ErrorCode.Unsupported, () => small.Rate(new ExplainOptions { Scale = "nonet" }));
    }

    [Test]
    public void ABoardsOwnRulesAreChecked() {
        string apart = new string('.', 20) + "1" + new string('.', 10) + "1" + new string('.', 49);
        var broken = Puzzle.Parse(apart, "9x9+knight").Check().Broken!.Single();
        Assert.AreEqual((new Cell(3, 3), new Cell(4, 5)), (broken.First, broken.Second));
        Assert.AreEqual(new[] { new Cell(1, 1) }, Puzzle.Parse("1" + new string('.', 15), "4x4+even:r1c1").Check().Forbidden);
        Assert.IsNull(Classic.Check().Broken);
    }

    [Test]
    public void ATraceTellsEveryEvent() {
        var trace = Classic.Trace("row", 1_000_000);
        Assert.AreEqual(Stop.Solutions, trace.Stop);
        Assert.AreEqual((6732UL, 720UL), (trace.DigitTries, trace.Backtracks));
        Assert.AreEqual(new TraceEvent(TraceKind.Try, 1, 1), trace[0]);
        Assert.AreEqual(TraceKind.Solution, trace.Last().Kind);
        Assert.AreEqual(trace.Bits.Length, trace.Count);
        Assert.AreEqual((100, Stop.MaxEvents), (Classic.Trace("row", 100).Count, Classic.Trace("row", 100).Stop));
        Assert.AreEqual(0, Classic.Trace("mrv", 0).Count);
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
        Assert.IsFalse(Puzzle.Parse(Sudoku.Generate(unlike, 0, 1)[0].Puzzle).Same(Puzzle.Parse(unlike.Unlike)).Isomorphic);
        var hard = new GenerateOptions { Seed = 1, LowestRating = 7, HighestRating = 7.5m };
        Assert.AreEqual(7.2m, Sudoku.Generate(hard, 0, 1)[0].Er);
        Assert.AreEqual(ulong.MaxValue, Sudoku.Generate(new GenerateOptions { Seed = ulong.MaxValue }, 0, 1)[0].Seed);
    }

    [Test]
    public void AnAuditFindsWhatIsWrongAndWhatRepeats() {
        using var audit = new Audit(minimality: true);
        audit.Add(Grid, Classic.Solve().Solution, 0, 1);
        audit.Add("what is this?", null, 0, 2);
        audit.Add(Classic.Scramble(7), null, 1, 1);
        audit.Add(Empty, "123", 1, 2);
        var findings = audit.Findings;
        var defects = new[] { Defect.NotMinimal, Defect.Unreadable, Defect.NotMinimal, Defect.Leak, Defect.Multiple, Defect.WrongSolution };
        Assert.AreEqual(defects, findings.Select(f => f.Defect));
        Assert.AreEqual((new AuditPlace(0, 1), false), (findings[3].Of, findings[3].Same));
        Assert.AreEqual(findings, audit.Findings);
        Assert.AreEqual((4, 0, 1), (audit.Totals.Rows, audit.Totals.Minimal, audit.Totals.Defects["leak"]));
        Assert.AreEqual(2, audit.Totals.Givens["32"]);
        Assert.Throws<NonetException>(() => audit.Add(Grid, file: 65_536));
        audit.Dispose();
        Assert.Throws<ObjectDisposedException>(() => audit.Add(Grid));
    }

    [Test]
    public void ReadersReadOtherBoards() {
        var readings = Sudoku.Read("..4..2....14....\nwords\n").ToList();
        Assert.AreEqual(Puzzle.Parse("..4..2....14....", "4x4"), readings[0].Puzzle);
        Assert.IsNull(readings[1].Puzzle);
        Assert.AreEqual(2, readings[1].Line);
        Assert.AreEqual("9x9+x", Sudoku.Read(Grid, "9x9+x").Single().Puzzle!.Board);
        using var stream = new MemoryStream(Encoding.UTF8.GetBytes(Grid));
        Assert.AreEqual("9x9+x", Sudoku.Read(stream, "9x9+x").Single().Puzzle!.Board);
        Assert.Throws<NonetException>(() => Sudoku.Read(stream, "9x9+nkight").ToList());
        StringAssert.Contains("nkight", Assert.Throws<NonetException>(() => Sudoku.Read(Grid, "9x9+nkight").ToList())!.Message);
    }

    [Test]
    public void ListsEndWhereTheyAreTold() {
        var some = Puzzle.Parse(Empty).Solutions(7);
        Assert.AreEqual((7, Stop.Solutions, false), (some.Found.Count, some.Stop, some.Exact));
        Assert.AreEqual(Classic.Solve().Solution, Classic.Solutions().Found.Single());
        Assert.IsNull(Classic.Minimal(new Limits { Nodes = 1 }));
        Assert.Throws<NonetException>(() => Puzzle.Parse(Empty).Minimal());
        Assert.Throws<NonetException>(() => Classic.Neighbours(-1, 0));
        Assert.Throws<OperationCanceledException>(() => Puzzle.Parse(Empty).Solutions(0, new Limits { Cancel = new CancellationToken(true) }));
    }

    [Test]
    public void ScalesAreNamedOrWritten() {
        var rating = Classic.Rate(new ExplainOptions { Scale = "nonet" });
        Assert.AreEqual(("nonet 1", "easy", 49), (rating.Scale, rating.Level, rating.Counts!.Values.Sum()));
        Assert.AreEqual("mine", Sudoku.Scale("name mine\nhidden_single 1\n").Name);
        Assert.AreEqual(2, Assert.Throws<NonetException>(() => Sudoku.Scale("hidden_single 1\nx_wing\n"))!.Line);
        Assert.Throws<NonetException>(() => Classic.Rate(new ExplainOptions { Scale = "nonet-9" }));
        var hodoku = new ExplainOptions { Scale = "hodoku" };
        Assert.AreEqual("r3c1=4", Classic.Explain(hodoku).Steps[0].Notation);
        Assert.AreEqual(256m, Classic.Rate(hodoku).Score);
        Assert.AreEqual("HoDoKu 2.2", Classic.Explain(hodoku with { Pruned = true }).Scale);
        var made = Sudoku.Generate(new GenerateOptions { Seed = 1, Level = "medium" }, 0, 1)[0];
        Assert.AreEqual(("medium", "nonet 1"), (made.Level, made.Scale));
    }
}
