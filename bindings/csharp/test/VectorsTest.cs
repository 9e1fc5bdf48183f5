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
    [TestCase("boards", 440)]
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
            string answer = given.Any(g => g.Element("board") != null) ? OnBoard(question, given) : Answer(question, given);
            if (answer != Text(vector.Element("answer")!)) Assert.AreEqual(Text(vector.Element("answer")!), answer, $"vector {asked}: {line}");
        }
        vectors.WaitForExit();
        Assert.AreEqual(0, vectors.ExitCode);
        Assert.AreEqual(wanted, asked);
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

    static string Members(IEnumerable<(string Key, string Value)> members) => $"{{{string.Join(",", members.Select(m => $"\"{m.Key}\":{m.Value}"))}}}";

    static string Quoted(string text) => $"\"{text}\"";

    static string Text(object value) => value switch {
        string text => Quoted(text),
        bool is_so => is_so ? "true" : "false",
        Enum name => Quoted(Json.Snake(name.ToString())),
        decimal number => Quoted(number.ToString(CultureInfo.InvariantCulture)),
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
        var options = given.Count > 1 ? given[1] : new XElement("none");
        switch (question) {
            case "solve":
                // The engine's counters have other names in the vectors.
                return Text(Sudoku.Solve(text, options.Element("engine")!.Value, Limited(options.Element("limits")!))).Replace("digit_tries", "digitTries");
            case "solveEach":
                var solved = Sudoku.SolveEach(given[0].Elements().Select(e => (byte)(int)e).ToArray(), Limited(options));
                return Members(new[] { ("solutions", Text(solved.Solutions)), ("statuses", Text(solved.Statuses)) });
            case "check": return Text(Sudoku.Check(text));
            case "count": return Text(Sudoku.Count(text, Limited(options)));
            case "candidates": return Text(Sudoku.Candidates(text));
            case "diagnose": return Text(Sudoku.Diagnose(text, Limited(options)));
            case "hint" when options.Element("scale") != null:
                return Text(Sudoku.Hint(text, (int)options.Element("level")!, Path(options), Limited(options)));
            case "hint": return Text(Sudoku.Hint(text, (int)options.Element("level")!, Limited(options)));
            case "explain" when IsHodoku(options) && options.Element("pruned") == null: return Text(Sudoku.ExplainHodoku(text, Version(options), Limited(options)));
            case "explain": return Text(Sudoku.Explain(text, Path(options), Limited(options)));
            case "whyNot" when given[2].Element("scale") != null:
                var asked = Cell.At((int)options.Element("cell")!);
                return Text(Sudoku.WhyNot(text, asked, (int)options.Element("digit")!, Path(given[2]), Limited(given[2])));
            case "whyNot":
                return Text(Sudoku.WhyNot(text, Cell.At((int)options.Element("cell")!), (int)options.Element("digit")!, Limited(given[2])));
            case "allSteps": return Text(Sudoku.AllSteps(text, Path(options), Limited(options)));
            case "scale": return Text(Sudoku.Scale(text));
            case "rate" when options.Element("scale") is { HasElements: false } && (options.Element("without") != null || !IsHodoku(options)):
                return OnList(text, options);
            case "rate" when options.Element("scale") != null: return OnScales(text, options);
            case "rate": return Text(Sudoku.Rate(text, Limited(options)));
            case "proof": return Text(Sudoku.Proof(text));
            case "generate": return Text(Sudoku.Generate(Order(given[0]), (ulong)options, (int)given[2]));
            case "canon": return Text(Sudoku.Canon(text));
            case "same": return Text(Sudoku.Same(text, options.Value));
            case "scramble": return Text(Sudoku.Scramble(text, (ulong)options, (ulong)given[2]));
            case "format": return Text(Sudoku.Format(text, Enum.Parse<Form>(options.Value, true)));
            case "parseAll": return All(text);
            case "solutions": return Text(Sudoku.Solutions(text, Most(options)));
            case "minimal": return Text(Sudoku.Minimal(text)!);
            case "minimalPuzzles": return Text(Sudoku.MinimalPuzzles(text, Most(options)));
            case "neighbours": return Text(Sudoku.Neighbours(text, (int)options, (int)given[2], Most(given[3])));
            case "unavoidableSets": return Text(Sudoku.UnavoidableSets(text, (int)options));
            case "classOf": return Text(Sudoku.ClassOf(text, Kind(given, 1)));
            case "partOf": return Text(Sudoku.PartOf(text, (ulong)options, given[2].Elements().Select(e => (double)e), Kind(given, 3)));
            default: throw new AssertionException($"no question {question}");
        }
    }

    static string OnBoard(string question, List<XElement> given) {
        var options = given.First(g => g.Element("board") != null);
        var board = Board.Of(options.Element("board")!.Value);
        string text = given[0].Value;
        switch (question) {
            case "generate": return Text(board.Generate(new GenerateOptions { Seed = (ulong)options.Element("seed")! }, (ulong)given[1], (int)given[2]));
            case "solve": return Text(board.Solve(text)).Replace("digit_tries", "digitTries");
            case "check": return Text(board.Check(text));
            case "solutions": return Text(board.Solutions(text, Most(options)));
            case "minimal": return Text(board.Minimal(text)!);
            case "count": return Text(board.Count(text, Limited(options)));
            case "candidates": return Text(board.Candidates(text));
            case "hint": return Text(board.Hint(text, (int)options.Element("level")!, Limited(options)));
            case "explain": return Text(board.Explain(text, Limited(options)));
            case "rate": return Text(board.Rate(text, Limited(options)));
            case "proof": return Text(board.Proof(text, Limited(options)));
            case "draw": return Text(board.Draw(text, (ulong)options.Element("step")!, Limited(options)));
            case "whyNot":
                int cell = (int)given[1].Element("cell")!;
                var place = new Cell(cell / board.Columns + 1, cell % board.Columns + 1);
                return Text(board.WhyNot(text, place, (int)given[1].Element("digit")!, Limited(options)));
            case "format": return Text(board.Format(text, Enum.Parse<Form>(given[1].Value, true)));
            default: throw new AssertionException($"no question {question}");
        }
    }

    static bool IsHodoku(XElement options) => options.Element("scale")?.Value.StartsWith("hodoku") == true;

    static ulong Most(XElement options) => (ulong)options.Element("solutions")!;

    static By Kind(List<XElement> given, int at) => given.Count > at ? Enum.Parse<By>(given[at].Element("by")!.Value, true) : By.Puzzle;

    // In the vectors, the ratings of scales are a list next to the status.
    static string OnList(string text, XElement options) {
        var members = Record(Sudoku.RateOn(text, Path(options), Limited(options))).ToList();
        var status = members[0];
        bool rated = status == ("status", Text(Status.Unique));
        return Members(rated ? new[] { status, ("scales", $"[{Members(members.Skip(1))}]") } : new[] { status });
    }

    static HodokuVersion Version(XElement options) =>
        options.Element("scale")!.Value == "hodoku-2.3" ? HodokuVersion.V23 : HodokuVersion.V22;

    // In the vectors, one answer has the ratings of all requested scales; its status is the worst one.
    static string OnScales(string text, XElement options) {
        bool both = options.Element("scale")!.HasElements;
        var hodoku = Sudoku.RateHodoku(text, Version(options), Limited(options));
        var answer = both ? Record(Sudoku.Rate(text, Limited(options))).ToList() : new List<(string Key, string Value)> { ("status", "") };
        if (!both || hodoku.Status != Status.Unique) answer[0] = ("status", Text(hodoku.Status));
        if (hodoku.Status == Status.Unique) answer.Add(("hodoku", Members(Record(hodoku).Skip(1))));
        return Members(answer);
    }

    static Limits Limited(XElement given) => new Limits { Solutions = (ulong?)given.Element("solutions") ?? 2, Nodes = (ulong?)given.Element("nodes") ?? 0 };

    static ExplainOptions Path(XElement given) => new ExplainOptions {
        Pruned = given.Element("pruned") != null, Only = Strings(given.Element("only")), Without = Strings(given.Element("without")),
        Scale = (string?)given.Element("scale")
    };

    static string[] Strings(XElement? list) => list == null ? Array.Empty<string>() : list.Elements().Select(e => e.Value).ToArray();

    static GenerateOptions Order(XElement given) {
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
        var puzzles = readings.OfType<Reading.Puzzle>().ToList();
        var errors = readings.OfType<Reading.Unreadable>().Select(r => Members(new[] {
            ("code", Text(r.Error.Code)), ("line", Text(r.Error.Line)), ("column", Text(r.Error.Column)), ("message", Text(r.Error.Message))
        })).ToList();
        return Members(new[] {
            ("puzzles", Text(puzzles)), ("errors", $"[{string.Join(",", errors)}]"),
            ("puzzleCount", Text(puzzles.Count)), ("errorCount", Text(errors.Count))
        });
    }
}
