namespace Nonet;

using System;
using System.Collections.Generic;
using System.Text;

/// <summary>
/// Finds the defects of a data set: of rows alone, compared with earlier rows, and compared with other files.  For one
/// thread at a time. It uses 43 to 85 bytes for each different puzzle and takes about 6 microseconds for a minimal one.
/// </summary>
public sealed unsafe class Audit : IDisposable {
    private readonly AuditHandle audit;
    private readonly TextHandle told = Native.nonet_text_new();
    private readonly List<Finding> findings = new();

    /// <summary>An audit.</summary>
    /// <param name="minimality">Whether to report givens that can be dropped: needs 25 times as many searches.</param>
    /// <param name="nodes">Limit of each search; 0: no limit.</param>
    public Audit(bool minimality = false, ulong nodes = 0) {
        var options = new nonet_audit_options { size = (nuint)sizeof(nonet_audit_options), minimality = minimality ? 1 : 0, nodes = nodes };
        var error = Call.NoError();
        IntPtr made;
        int status = Native.nonet_audit_new(&options, Native.nonet_gather_findings(), (void*)told.DangerousGetHandle(), &made, &error);
        if (status != 0) throw Call.Failure(status, &error);
        audit = new AuditHandle(made);
    }

    /// <summary>Audits a row.</summary>
    /// <param name="puzzle">The puzzle in any form; any other text is an unreadable row.</param>
    /// <param name="solution">The solution given in the row, 81 digits unless it is wrong; null: none.</param>
    /// <param name="file">The file, 0 to 65,535; isomorphs in different files are leaks, not repeats.</param>
    /// <param name="line">A number that is returned with the findings.</param>
    public void Add(string puzzle, string? solution = null, int file = 0, long line = 0) {
        if (file < 0 || line < 0) throw new NonetException($"found file {file} and line {line}, expected 0 or more");
        byte[] text = Utf8.Of(puzzle ?? throw new ArgumentNullException(nameof(puzzle)))!;
        byte[]? answer = Utf8.Of(solution);
        var error = Call.NoError();
        fixed (byte* at = text, own = answer) {
            var row = new nonet_audit_row {
                size = (nuint)sizeof(nonet_audit_row), text = at, length = (nuint)text.Length - 1, solution = own,
                solution_length = answer == null ? 0 : (nuint)answer.Length - 1, file = (ulong)file, line = (ulong)line,
            };
            int status = Native.nonet_audit_add(audit, &row, null, &error);
            if (status != 0) throw Call.Failure(status, &error);
        }
    }

    /// <summary>The findings for the rows so far, in their order. More rows can follow.</summary>
    public IReadOnlyList<Finding> Findings {
        get {
            _ = Totals;
            var lines = Encoding.UTF8.GetString(told.Bytes()).Split('\n', StringSplitOptions.RemoveEmptyEntries);
            Native.nonet_text_clear(told);
            foreach (var line in lines) findings.Add(Json.Read<Finding>(Encoding.UTF8.GetBytes(line)));
            return findings.ToArray();
        }
    }

    /// <summary>The totals so far.</summary>
    public AuditTotals Totals => Call.AskJson<AuditTotals>(null, (c, written) => Native.nonet_audit_summary(audit, written, null, c.Error));

    /// <summary>Releases its memory.</summary>
    public void Dispose() {
        audit.Dispose();
        told.Dispose();
    }
}

/// <summary>The kinds of defects of a row.</summary>
public enum Defect {
    /// <summary>The row is not a puzzle, or has pencil marks.</summary>
    Unreadable,

    /// <summary>Equal givens in a house.</summary>
    Clash,

    /// <summary>No solution.</summary>
    None,

    /// <summary>More than one solution.</summary>
    Multiple,

    /// <summary>The search spent its nodes.</summary>
    Undecided,

    /// <summary>The row's own solution is incomplete, wrong, or contradicts the givens.</summary>
    WrongSolution,

    /// <summary>A given can be dropped; reported only if minimality was requested.</summary>
    NotMinimal,

    /// <summary>An identical puzzle is earlier in its file.</summary>
    Repeat,

    /// <summary>An isomorph is earlier in its file.</summary>
    Isomorph,

    /// <summary>The puzzle or an isomorph is in another file.</summary>
    Leak,
}

/// <summary>A defect of a row.</summary>
/// <param name="File">The number of its file.</param>
/// <param name="Line">The number of the row.</param>
/// <param name="Defect">The kind of defect.</param>
/// <param name="Detail">The defect in words.</param>
/// <param name="Same">For repeats, isomorphs and leaks: whether it is the identical puzzle; otherwise null.</param>
/// <param name="Of">The row that it repeats; null for other defects.</param>
public sealed record Finding(int File, long Line, Defect Defect, string Detail, bool? Same, AuditPlace? Of);

/// <summary>A row of an audit.</summary>
/// <param name="File">The number of its file.</param>
/// <param name="Line">The number of the row.</param>
public sealed record AuditPlace(int File, long Line);

/// <summary>The totals of an audit.</summary>
/// <param name="Rows">The number of rows.</param>
/// <param name="Readable">Rows that are puzzles.</param>
/// <param name="Unique">Puzzles with exactly one solution.</param>
/// <param name="Minimal">How many of these are minimal; null unless minimality was requested.</param>
/// <param name="Forms">Classes of isomorphs.</param>
/// <param name="SolutionsChecked">The number of checked solutions.</param>
/// <param name="Givens">The number of puzzles for each number of givens.</param>
/// <param name="Defects">The number of defects, by name.</param>
public sealed record AuditTotals(
    long Rows,
    long Readable,
    long Unique,
    long? Minimal,
    long Forms,
    long SolutionsChecked,
    IReadOnlyDictionary<string, int> Givens,
    IReadOnlyDictionary<string, int> Defects);
