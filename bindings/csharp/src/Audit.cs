namespace Nonet;

using System;
using System.Collections.Generic;
using System.Text;

/// <summary>
/// What is wrong with a data set: rows by themselves, beside those before, and beside other files.  For one thread at a time.  It
/// remembers 43 to 85 bytes of each different puzzle, and takes some 6 microseconds for a minimal one.
/// </summary>
public sealed unsafe class Audit : IDisposable {
    private readonly AuditHandle audit;
    private readonly TextHandle told = Native.nonet_text_new();
    private readonly List<Finding> findings = new();

    /// <summary>An audit.</summary>
    /// <param name="minimality">Whether a given that can be dropped is a defect too: 25 times the searches.</param>
    /// <param name="nodes">Of each search; 0: no limit.</param>
    public Audit(bool minimality = false, ulong nodes = 0) {
        var options = new nonet_audit_options { size = (nuint)sizeof(nonet_audit_options), minimality = minimality ? 1 : 0, nodes = nodes };
        var error = Call.NoError();
        IntPtr made;
        int status = Native.nonet_audit_new(&options, Native.nonet_gather_findings(), (void*)told.DangerousGetHandle(), &made, &error);
        if (status != 0) throw Call.Failure(status, &error);
        audit = new AuditHandle(made);
    }

    /// <summary>Judges a row.</summary>
    /// <param name="puzzle">In any form; what is none is an unreadable row.</param>
    /// <param name="solution">That the row itself gives, 81 digits unless it is wrong; null: none.</param>
    /// <param name="file">From 0 to 65,535: rows of different files leak instead of repeating.</param>
    /// <param name="line">Only handed back.</param>
    public void Add(string puzzle, string? solution = null, int file = 0, long line = 0) {
        if (file < 0 || line < 0) throw new NonetException($"found file {file} and line {line}, expected 0 or more");
        var answer = Utf8.Of(solution);
        Call.Ask(puzzle, null, call => {
            fixed (byte* own = answer) {
                var row = new nonet_audit_row {
                    size = (nuint)sizeof(nonet_audit_row), text = call.Text, length = call.Length, solution = own,
                    solution_length = answer == null ? 0 : (nuint)answer.Length - 1, file = (ulong)file, line = (ulong)line,
                };
                call.Expect(Native.nonet_audit_add(audit, &row, null, call.Error));
            }
            return true;
        });
    }

    /// <summary>What is wrong with the rows so far, in their order.  More may follow.</summary>
    public IReadOnlyList<Finding> Findings {
        get {
            _ = Totals;
            var lines = Encoding.UTF8.GetString(told.Bytes()).Split('\n', StringSplitOptions.RemoveEmptyEntries);
            Native.nonet_text_clear(told);
            foreach (var line in lines) findings.Add(Json.Read<Finding>(Encoding.UTF8.GetBytes(line)));
            return findings.ToArray();
        }
    }

    /// <summary>What was counted so far.</summary>
    public AuditTotals Totals {
        get {
            using var written = Native.nonet_text_new();
            var error = Call.NoError();
            int status = Native.nonet_audit_summary(audit, written, null, &error);
            if (status != 0) throw Call.Failure(status, &error);
            return Json.Read<AuditTotals>(written.Bytes());
        }
    }

    /// <summary>Gives its memory back.</summary>
    public void Dispose() {
        audit.Dispose();
        told.Dispose();
    }
}

/// <summary>What can be wrong with a row.</summary>
public enum Defect {
    /// <summary>No puzzle stands there, or pencil marks do.</summary>
    Unreadable,

    /// <summary>Equal givens in a house.</summary>
    Clash,

    /// <summary>No solution.</summary>
    None,

    /// <summary>More than one solution.</summary>
    Multiple,

    /// <summary>The nodes were spent before the answer.</summary>
    Undecided,

    /// <summary>The row's own solution is incomplete, wrong, or contradicts the givens.</summary>
    WrongSolution,

    /// <summary>A given can be dropped; only when minimality was asked for.</summary>
    NotMinimal,

    /// <summary>The very puzzle came before in its file.</summary>
    Repeat,

    /// <summary>An isomorph of it did.</summary>
    Isomorph,

    /// <summary>The puzzle, or an isomorph of it, came in another file.</summary>
    Leak,
}

/// <summary>What is wrong with a row.</summary>
/// <param name="File">The number of its file.</param>
/// <param name="Line">The number of the row.</param>
/// <param name="Defect">What is wrong.</param>
/// <param name="Detail">The same in words.</param>
/// <param name="Same">Of repeats, isomorphs and leaks: whether it is the very puzzle; otherwise null.</param>
/// <param name="Of">The row that it repeats; null of other defects.</param>
public sealed record Finding(int File, long Line, Defect Defect, string Detail, bool? Same, AuditPlace? Of);

/// <summary>A row of an audit.</summary>
/// <param name="File">The number of its file.</param>
/// <param name="Line">The number of the row.</param>
public sealed record AuditPlace(int File, long Line);

/// <summary>What an audit counted.</summary>
/// <param name="Rows">All.</param>
/// <param name="Readable">That are puzzles.</param>
/// <param name="Unique">That have exactly one solution.</param>
/// <param name="Minimal">Of these; null unless minimality was asked for.</param>
/// <param name="Forms">Classes of isomorphs.</param>
/// <param name="SolutionsChecked">Of the rows' own.</param>
/// <param name="Givens">How many puzzles have as many, by the number of givens.</param>
/// <param name="Defects">How many, by their names.</param>
public sealed record AuditTotals(
    long Rows,
    long Readable,
    long Unique,
    long? Minimal,
    long Forms,
    long SolutionsChecked,
    IReadOnlyDictionary<string, int> Givens,
    IReadOnlyDictionary<string, int> Defects);
