namespace Nonet;

using System.Runtime.InteropServices;
using System.Text;

/// <summary>Texts in the form of nonet.h.</summary>
internal static unsafe class Utf8 {
    /// <summary>The text with a NUL at the end; null for null.</summary>
    internal static byte[]? Of(string? text) {
        if (text == null) return null;
        var bytes = new byte[Encoding.UTF8.GetByteCount(text) + 1];
        Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
        return bytes;
    }

    internal static string At(byte* text) => Marshal.PtrToStringUTF8((System.IntPtr)text)!;
}
