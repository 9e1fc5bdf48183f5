namespace Nonet;

using System;
using System.Collections;
using System.Collections.Generic;

/// <summary>The kind of an event.</summary>
public enum TraceKind {
    /// <summary>A digit is tried.</summary>
    Try,

    /// <summary>It is placed.</summary>
    Place,

    /// <summary>It is removed again.</summary>
    TakeBack,

    /// <summary>A solution is found.</summary>
    Solution,
}

/// <summary>One event of a search.</summary>
/// <param name="Kind">The kind of event.</param>
/// <param name="Cell">From 0, row by row; 0 with a solution.</param>
/// <param name="Digit">From 1 to 9; 0 with a solution.</param>
public readonly record struct TraceEvent(TraceKind Kind, int Cell, int Digit);

/// <summary>The events of an engine's search, and its counters.</summary>
public sealed class Trace : IReadOnlyList<TraceEvent> {
    private readonly uint[] events;

    internal Trace(uint[] events, ulong solutions, ulong digitTries, ulong backtracks, ulong nodes, Stop stop) {
        this.events = events;
        Solutions = solutions;
        DigitTries = digitTries;
        Backtracks = backtracks;
        Nodes = nodes;
        Stop = stop;
    }

    /// <summary>The number of events.</summary>
    public int Count => events.Length;

    /// <summary>One of the events.</summary>
    /// <param name="index">From 0.</param>
    public TraceEvent this[int index] {
        get {
            uint bits = events[index];
            return new TraceEvent((TraceKind)(bits >> 24), (int)(bits >> 8 & 0xffff), (int)(bits & 0xff));
        }
    }

    /// <summary>Solutions found.</summary>
    public ulong Solutions { get; }

    /// <summary>Tests of one digit in one empty cell.</summary>
    public ulong DigitTries { get; }

    /// <summary>Placed digits that were removed again.</summary>
    public ulong Backtracks { get; }

    /// <summary>Positions searched.</summary>
    public ulong Nodes { get; }

    /// <summary>Why the search ended: <see cref="Stop.MaxEvents"/> if there was no room for the next event.</summary>
    public Stop Stop { get; }

    /// <summary>The events as in nonet.h: bits 0 to 7 the digit, 8 to 23 the cell, 24 and 25 the kind.</summary>
    public ReadOnlySpan<uint> Bits => events;

    /// <summary>All events in sequence.</summary>
    /// <returns>Each event.</returns>
    public IEnumerator<TraceEvent> GetEnumerator() {
        for (int i = 0; i < Count; ++i) yield return this[i];
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
