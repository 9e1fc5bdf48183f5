namespace Nonet.Tests;

using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.Linq;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Xml;
using System.Xml.Linq;
using NUnit.Framework;

/// <summary>Compares the answers in C# with those of C++: every vector that the program named in NONET_VECTORS writes, as
/// text.</summary>
[TestFixture]
public class VectorsTest {
    [TestCase("", 10_000)]
    [TestCase("hodoku", 400)]
    [TestCase("boards", 453)]
    [TestCase("scales", 166)]
    [TestCase("lists", 158)]
    public void EveryAnswerIsThatOfTheEngine(string set, int wanted) {
        string? program = Environment.GetEnvironmentVariable("NONET_VECTORS");
        if (program == null) Assert.Ignore("NONET_VECTORS names no program");
        using var vectors = Process.Start(new ProcessStartInfo(program!, set) { RedirectStandardOutput = true, UseShellExecute = false })!;
        int asked = 0;
        while (vectors.StandardOutput.ReadLine() is { } line) {
            ++asked;
            var vector = Parse(line);
            var given = vector.Element("given")!.Elements().ToList();
            string question = vector.Element("question")!.Value;
            string answer = Answer(question, given);
            if (answer != Text(vector.Element("answer")!)) Assert.AreEqual(Text(vector.Element("answer")!), answer, $"vector {asked}: {line}");
        }
        vectors.WaitForExit();
        Assert.AreEqual(0, vectors.ExitCode);
        bool isQuarter = set == "" && Environment.GetEnvironmentVariable("NONET_QUARTER") != null;
        Assert.AreEqual(isQuarter ? wanted / 4 : wanted, asked);
    }

    static XElement Parse(string json) {
        using var reader = JsonReaderWriterFactory.CreateJsonReader(Encoding.UTF8.GetBytes(json), XmlDictionaryReaderQuotas.Max);
        return XElement.Load(reader);
    }

    // JSON without null members, because a record has null for these as well.
    static string Text(XElement from) => (string?)from.Attribute("type") switch {
        "object" => Members(from.Elements().Where(e => (string?)e.Attribute("type") != "null").Select(e => (e.Name.LocalName, Text(e)))),
        "array" => $"[{string.Join(",", from.Elements().Select(Text))}]",
        "string" => Quoted(from.Value),
        _ => from.Value,
    };

    static string Members(IEnumerable<(string Key, string Value)> members) =>
        $"{{{string.Join(",", members.OrderBy(m => m.Key, StringComparer.Ordinal).Select(m => $"\"{m.Key}\":{m.Value}"))}}}";

    static string Quoted(string text) => $"\"{text}\"";

    static string Text(object value) => value switch {
        string text => Quoted(text),
        bool is_so => is_so ? "true" : "false",
        Enum name => Quoted(Json.Snake(name.ToString())),
        IConvertible number => number.ToString(CultureInfo.InvariantCulture),
        Cell cell => $"[{cell.Row},{cell.Column}]",
        IReadOnlyDictionary<string, int> counts => Members(counts.Select(c => (c.Key, Text(c.Value)))),
        IEnumerable items => $"[{string.Join(",", items.Cast<object>().Select(Text))}]",
        _ => Members(Record(value)),
    };

    static IEnumerable<(string, string)> Record(object record) {
        var (make, members) = Json.Record(record.GetType());
        foreach (var (parameter, member) in make.GetParameters().Zip(members, (p, m) => (p, m))) {
            var value = record.GetType().GetProperty(parameter.Name!)!.GetValue(record);
            if (value != null) yield return (member.Key, Text(value));
        }
    }

    static string Answer(string question, List<XElement> given) {
        string text = given[0].Value;
        var second = given.Count > 1 ? given[1] : new XElement("none");
        var options = given.LastOrDefault(g => (string?)g.Attribute("type") == "object") ?? new XElement("none");
        string? board = (string?)options.Element("board");
        switch (question) {
            case "solveEach":
                var batch = Sudoku.SolveEach(given[0].Elements().Select(e => (byte)(int)e).ToArray(), Limited(options));
                return Members(new[] { ("solutions", Text(batch.Solutions)), ("statuses", Text(batch.Statuses)) });
            case "diagnose": return Text(Sudoku.Diagnose(text, board, Limited(options)));
            case "scale": return Text(Sudoku.Scale(text));
            case "generate": return Text(Sudoku.Generate(Order(given[0]), (ulong)second, (int)given[2]));
            case "parseAll": return All(text);
        }
        var puzzle = Puzzle.Parse(text, board);
        switch (question) {
            case "solve":
                // The engine's counters have other names in the vectors.
                var solved = puzzle.Solve((string?)options.Element("engine"), options.Element("limits") is { } limits ? Limited(limits) : null);
                return Text(solved).Replace("digit_tries", "digitTries");
            case "check": return Text(puzzle.Check());
            case "count": return Text(puzzle.Count(Limited(options)));
            case "candidates": return Text(puzzle.Candidates());
            case "hint": return Text(puzzle.Hint((int)options.Element("level")!, Path(options), Limited(options)));
            case "explain": return Text(puzzle.Explain(Path(options), Limited(options)));
            case "whyNot":
                int cell = (int)second.Element("cell")!, columns = Board.Of(puzzle.Board).Columns;
                var place = new Cell(cell / columns + 1, cell % columns + 1);
                return Text(puzzle.WhyNot(place, (int)second.Element("digit")!, Path(options), Limited(options)));
            case "allSteps": return Text(puzzle.AllSteps(Path(options), Limited(options)));
            case "rate": return Rate(puzzle, options);
            case "proof": return Text(puzzle.Prove(Limited(options)));
            case "draw": return Text(puzzle.Draw((ulong)options.Element("step")!, Limited(options)));
            case "canon": return Text(puzzle.Canon());
            case "same": return Text(puzzle.Same(Puzzle.Parse(second.Value)));
            case "scramble": return Text(puzzle.Scramble((ulong)second, (ulong)given[2]));
            case "format": return Text(puzzle.Format(Enum.Parse<Form>(second.Value, true)));
            case "solutions": return Text(puzzle.Solutions(Most(options)));
            case "minimal": return Text(puzzle.Minimal()!);
            case "minimalPuzzles": return Text(puzzle.MinimalPuzzles(Most(options)));
            case "neighbours": return Text(puzzle.Neighbours((int)second, (int)given[2], Most(options)));
            case "unavoidableSets": return Text(puzzle.UnavoidableSets((int)second));
            case "classOf": return Text(puzzle.ClassOf(Kind(options)));
            case "partOf": return Text(Sudoku.PartOf(puzzle, (ulong)second, given[2].Elements().Select(e => (double)e), Kind(options)));
            default: throw new AssertionException($"no question {question}");
        }
    }

    static ulong Most(XElement options) => (ulong)options.Element("solutions")!;

    static By Kind(XElement options) => options.Element("by") is { } by ? Enum.Parse<By>(by.Value, true) : By.Puzzle;

    // In the vectors, an answer on the classic board has a scale other than Sudoku Explainer's in an object or a list of its own,
    // next to the status, which is the worst one; and only some have counts and the ending.
    static string Rate(Puzzle puzzle, XElement options) {
        if (options.Element("board") != null) return Text(puzzle.Rate(limits: Limited(options)));
        var scale = options.Element("scale");
        bool both = scale?.HasElements == true;
        var answer = new List<(string Key, string Value)>();
        if (scale == null || both) answer.AddRange(Record(puzzle.Rate(limits: Limited(options)) with { Counts = null, Ending = null }));
        if (scale == null) return Members(answer);
        bool hodoku = options.Element("without") == null && (both || scale.Value.StartsWith("hodoku"));
        var rating = puzzle.Rate(both ? new ExplainOptions { Scale = "hodoku" } : Path(options), Limited(options));
        if (hodoku) rating = rating with { Counts = null, Ending = null };
        bool unique = rating.Status == Status.Unique;
        if (!unique || !both) {
            answer.RemoveAll(member => member.Key == "status");
            answer.Add(("status", Text(rating.Status)));
        }
        string numbers = Members(Record(rating).Where(member => member.Item1 != "status"));
        if (unique) answer.Add(hodoku ? ("hodoku", numbers) : ("scales", $"[{numbers}]"));
        return Members(answer);
    }

    static Limits Limited(XElement given) => new Limits { Solutions = (ulong?)given.Element("solutions") ?? 2, Nodes = (ulong?)given.Element("nodes") ?? 0 };

    static ExplainOptions Path(XElement given) => new ExplainOptions {
        Pruned = given.Element("pruned") != null, Only = Strings(given.Element("only")), Without = Strings(given.Element("without")),
        Scale = (string?)given.Element("scale")
    };

    static string[] Strings(XElement? list) => list == null ? Array.Empty<string>() : list.Elements().Select(e => e.Value).ToArray();

    static GenerateOptions Order(XElement given) {
        if (given.Element("board") is { } board) {
            return new GenerateOptions {
                Board = board.Value,
                Seed = (ulong)given.Element("seed")!,
                Rules = given.Element("rules")?.Elements().Select(e => e.Value).ToArray(),
                Clues = (int?)given.Element("clues") ?? 0,
                Jigsaw = (bool?)given.Element("jigsaw") ?? false,
                Level = given.Element("level")?.Value,
                Attempts = (ulong?)given.Element("attempts") ?? 0,
            };
        }
        var givens = given.Element("givens")?.Elements().Select(e => (int)e).ToArray() ?? new[] { 0, 81 };
        return new GenerateOptions {
            Seed = (ulong)given.Element("seed")!,
            Symmetry = given.Element("symmetry")!.Value,
            Minimal = (bool)given.Element("minimal")!,
            Attempts = (ulong)given.Element("attempts")!,
            FewestGivens = givens[0],
            MostGivens = givens[1],
        };
    }

    static string All(string text) {
        var readings = Sudoku.Read(text).ToList();
        var puzzles = readings.Where(r => r.Puzzle != null).Select(r => Members(new[] {
            ("line", Text(r.Line)), ("cells", Text(r.Puzzle!.Cells)), ("marks", r.Puzzle.Marks is { } marks ? Text(marks) : ""), ("format", Text(r.Puzzle.Form))
        }.Where(member => member.Item2 != ""))).ToList();
        var errors = readings.Select(r => r.Error).OfType<NonetException>().Select(error => Members(new[] {
            ("code", Text(error.Code)), ("line", Text(error.Line)), ("column", Text(error.Column)), ("message", Text(error.Message))
        })).ToList();
        return Members(new[] {
            ("puzzles", $"[{string.Join(",", puzzles)}]"), ("errors", $"[{string.Join(",", errors)}]"),
            ("puzzleCount", Text(puzzles.Count)), ("errorCount", Text(errors.Count))
        });
    }
}
