namespace Nonet;

using System;
using System.IO;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;

/// <summary>Reads the puzzles of a stream one after the other, in constant memory; or the puzzles of a text.</summary>
internal sealed unsafe class PuzzleReader : IDisposable {
    private readonly ReadBytes? read; // the engine keeps its address
    private readonly GCHandle text; // and that of the bytes
    private readonly ReaderHandle reader;
    private Exception? failure;

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate nuint ReadBytes(void* context, byte* buffer, nuint size);

    internal PuzzleReader(Stream stream, string? board) {
        read = (_, buffer, size) => {
            // Exceptions must not propagate through the engine's frames.
            try {
                return (nuint)stream.Read(new Span<byte>(buffer, (int)Math.Min(size, int.MaxValue)));
            } catch (Exception thrown) {
                failure = thrown;
                return 0;
            }
        };
        var error = Call.NoError();
        fixed (byte* name = Utf8.Of(board)) reader = Native.nonet_reader_new(name, Marshal.GetFunctionPointerForDelegate(read), null, &error);
        if (reader.IsInvalid) throw Call.Failure(error.code, &error);
    }

    internal PuzzleReader(byte[] utf8, string? board) {
        text = GCHandle.Alloc(utf8, GCHandleType.Pinned);
        var error = Call.NoError();
        fixed (byte* name = Utf8.Of(board)) {
            reader = Native.nonet_reader_of(name, (byte*)text.AddrOfPinnedObject(), (nuint)utf8.Length, &error);
        }
        if (!reader.IsInvalid) return;
        Dispose();
        throw Call.Failure(error.code, &error);
    }

    /// <summary>Reads the next item; null at the end.</summary>
    internal Reading? Next() {
        var error = Call.NoError();
        var record = new nonet_record { size = (nuint)sizeof(nonet_record) };
        bool found = Native.nonet_reader_next(reader, &record, &error) != 0;
        if (failure != null) ExceptionDispatchInfo.Capture(failure).Throw();
        if (!found) return null;
        if (record.status != 0) return new Reading(error.line, null, Call.Failure(record.status, &error));
        var copy = Native.nonet_puzzle_copy(record.puzzle);
        return copy.IsInvalid ? throw new OutOfMemoryException() : new Reading(record.line, new Puzzle(copy), null);
    }

    public void Dispose() {
        reader.Dispose();
        if (text.IsAllocated) text.Free();
        GC.KeepAlive(read);
    }
}
