namespace Nonet;

using System;
using System.Text;
using System.Threading;

/// <summary>The data that each call passes to the engine besides its own arguments. Addresses are valid during the
/// call.</summary>
internal unsafe struct Call {
    internal nonet_limits* Limits;
    internal nonet_error* Error;

    /// <summary>Calls a function with limits, prepared for the engine.</summary>
    internal static T Ask<T>(Limits? limits, Func<Call, T> question) {
        nonet_limits bounds;
        nonet_cancel flag;
        var error = NoError();
        using (Bound(limits, &bounds, &flag)) {
            var answer = question(new Call { Limits = limits == null ? null : &bounds, Error = &error });
            limits?.Cancel.ThrowIfCancellationRequested();
            return answer;
        }
    }

    /// <summary>The same for a function that writes a text.</summary>
    internal static byte[] AskBytes(Limits? limits, Func<Call, TextHandle, int> question) =>
        Ask(limits, call => {
            using var written = Native.nonet_text_new();
            call.Expect(question(call, written));
            return written.Bytes();
        });

    /// <summary>The same for a function that writes a text for people.</summary>
    internal static string AskText(Limits? limits, Func<Call, TextHandle, int> question) => Encoding.UTF8.GetString(AskBytes(limits, question));

    /// <summary>The same for a function that writes JSON.</summary>
    internal static T AskJson<T>(Limits? limits, Func<Call, TextHandle, int> question) => Json.Read<T>(AskBytes(limits, question));

    internal static nonet_error NoError() => new nonet_error { size = (nuint)sizeof(nonet_error) };

    /// <summary>Writes limits. The result keeps the flag up to date; dispose of it before the flag.</summary>
    internal static CancellationTokenRegistration Bound(Limits? limits, nonet_limits* bounds, nonet_cancel* flag) {
        if (limits == null) return default;
        if (limits.Time < TimeSpan.Zero) throw new NonetException("found a time below 0, expected 0 for no limit or more");
        *bounds = new nonet_limits { size = (nuint)sizeof(nonet_limits), solutions = limits.Solutions, nodes = limits.Nodes };
        // 584 years are practically no limit.
        ulong ticks = (ulong)limits.Time.Ticks;
        bounds->nanoseconds = ticks > ulong.MaxValue / 100 ? 0 : 100 * ticks;
        if (!limits.Cancel.CanBeCanceled) return default;
        Native.nonet_cancel_reset(flag);
        bounds->cancel = flag;
        return limits.Cancel.Register(at => Native.nonet_cancel_request((nonet_cancel*)(IntPtr)at!), (IntPtr)flag);
    }

    /// <summary>Throws the engine's error unless the status is 0.</summary>
    internal void Expect(int status) {
        if (status != 0) throw Failure(status, Error);
    }

    const int NoMemory = 6;  // NONET_NO_MEMORY

    internal static NonetException Failure(int status, nonet_error* error) =>
        status == NoMemory ? throw new OutOfMemoryException(Utf8.At(error->message)) : new NonetException((ErrorCode)status, error->at, error->line, error->column, Utf8.At(error->message));
}
