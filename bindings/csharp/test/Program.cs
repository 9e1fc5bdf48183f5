namespace Nonet.Tests;

using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using NUnit.Framework.Api;
using NUnit.Framework.Interfaces;
using NUnit.Framework.Internal;

/// <summary>Runs the tests: <c>Nonet.Tests [TEST...]</c>; or prints the layouts of the structs:
/// <c>Nonet.Tests --layouts</c>.</summary>
static class Program {
    static int Main(string[] arguments) {
        if (arguments.SequenceEqual(new[] { "--layouts" })) return Layouts();
        var runner = new NUnitTestAssemblyRunner(new DefaultTestAssemblyBuilder());
        runner.Load(typeof(Program).Assembly, new Dictionary<string, object>());
        string wanted = string.Concat(arguments.Select(a => $"<class re='1'>{a}</class>"));
        var result = runner.Run(new Listener(), TestFilter.FromXml(wanted == "" ? "<filter/>" : $"<filter><or>{wanted}</or></filter>"));
        Console.WriteLine($"{result.PassCount} passed, {result.FailCount} failed, {result.SkipCount} skipped");
        return result.ResultState.Status == TestStatus.Passed && result.PassCount > 0 ? 0 : 1;
    }

    /// <summary>C code that compiles only if its structs have the same fields at the same offsets.</summary>
    static int Layouts() {
        Console.WriteLine("#include <stddef.h>\n#include \"nonet/nonet.h\"");
        var structs = typeof(Sudoku).Assembly.GetTypes().Where(t => t.IsValueType && t.Name.StartsWith("nonet_")).ToList();
        foreach (var type in structs) {
            Console.WriteLine($"_Static_assert(sizeof({type.Name}) == {Marshal.SizeOf(type)}, \"{type.Name}\");");
            foreach (var field in type.GetFields(BindingFlags.Instance | BindingFlags.Public))
                Console.WriteLine(
                    $"_Static_assert(offsetof({type.Name}, {field.Name}) == {Marshal.OffsetOf(type, field.Name)}, \"{type.Name}.{field.Name}\");");
        }
        return structs.Count > 0 ? 0 : 1;
    }

    sealed class Listener : ITestListener {
        readonly TextWriter console = Console.Out; // tests write to a different stream

        public void TestStarted(ITest test) {}

        public void TestFinished(ITestResult result) {
            if (result.HasChildren) return;
            console.WriteLine($"{result.ResultState.Status,-8} {result.FullName} {1000 * result.Duration:0} ms");
            if (result.ResultState.Status != TestStatus.Passed) console.WriteLine($"{result.Message}\n{result.StackTrace}");
        }

        public void TestOutput(TestOutput output) {}

        public void SendMessage(TestMessage message) {}
    }
}
