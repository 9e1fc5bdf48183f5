namespace Nonet;

using System;
using System.Runtime.InteropServices;

/// <summary>A text that the engine owns.</summary>
internal sealed class TextHandle : SafeHandle {
    public TextHandle() : base(IntPtr.Zero, true) {}

    public override bool IsInvalid => handle == IntPtr.Zero;

    internal unsafe byte[] Bytes() => new Span<byte>(Native.nonet_text_chars(this), (int)Native.nonet_text_length(this)).ToArray();

    protected override bool ReleaseHandle() {
        Native.nonet_text_free(handle);
        return true;
    }
}

/// <summary>A puzzle in the engine.</summary>
internal sealed class PuzzleHandle : SafeHandle {
    public PuzzleHandle() : base(IntPtr.Zero, true) {}

    internal PuzzleHandle(IntPtr puzzle) : this() => SetHandle(puzzle);

    public override bool IsInvalid => handle == IntPtr.Zero;

    protected override bool ReleaseHandle() {
        Native.nonet_puzzle_free(handle);
        return true;
    }
}

/// <summary>A reader in the engine.</summary>
internal sealed class ReaderHandle : SafeHandle {
    public ReaderHandle() : base(IntPtr.Zero, true) {}

    public override bool IsInvalid => handle == IntPtr.Zero;

    protected override bool ReleaseHandle() {
        Native.nonet_reader_free(handle);
        return true;
    }
}

/// <summary>An audit in the engine.</summary>
internal sealed class AuditHandle : SafeHandle {
    internal AuditHandle(IntPtr audit) : base(IntPtr.Zero, true) => SetHandle(audit);

    public override bool IsInvalid => handle == IntPtr.Zero;

    protected override bool ReleaseHandle() {
        Native.nonet_audit_free(handle);
        return true;
    }
}
