namespace Nonet;

using System;
using System.IO;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;

/// <summary>Reads the puzzles of a stream one after the other, in constant memory.</summary>
internal sealed unsafe class PuzzleReader : IDisposable {
    private readonly ReadBytes read; // the engine has its address
    private readonly ReaderHandle reader;
    private Exception? failure;

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate nuint ReadBytes(void* context, byte* buffer, nuint size);

    internal PuzzleReader(Stream stream) {
        read = (_, buffer, size) => {
            // What is thrown must not run through the engine's own frames.
            try {
                return (nuint)stream.Read(new Span<byte>(buffer, (int)Math.Min(size, int.MaxValue)));
            } catch (Exception thrown) {
                failure = thrown;
                return 0;
            }
        };
        reader = Native.nonet_reader_new(Marshal.GetFunctionPointerForDelegate(read), null);
    }

    /// <summary>Reads on; null at the end.</summary>
    internal Reading? Next() {
        var error = Call.NoError();
        var record = new nonet_record { size = (nuint)sizeof(nonet_record) };
        bool found = Native.nonet_reader_next(reader, &record, &error) != 0;
        if (failure != null) ExceptionDispatchInfo.Capture(failure).Throw();
        if (!found) return null;
        if (record.status != 0) return new Reading.Unreadable(Call.Failure(record.status, &error));
        string marks = Utf8.At(record.marks);
        return new Reading.Puzzle(record.line, Utf8.At(record.cells), marks.Length == 0 ? null : marks, Utf8.At(record.format));
    }

    public void Dispose() {
        reader.Dispose();
        GC.KeepAlive(read);
    }
}
