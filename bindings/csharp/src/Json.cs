namespace Nonet;

using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Text.Json;

/// <summary>The JSON key of a record's member, if it differs from the member's name.</summary>
[AttributeUsage(AttributeTargets.Parameter)]
internal sealed class KeyAttribute : Attribute {
    internal KeyAttribute(string name) => Name = name;

    internal string Name { get; }
}

/// <summary>Reads the engine's JSON, with the keys of docs/json.md and docs/steps.md, into records.</summary>
internal static class Json {
    private static readonly ConcurrentDictionary<Type, (ConstructorInfo Make, (string Key, Type Type)[] Members)> Records = new();

    private static readonly JsonDocumentOptions Deep = new() { MaxDepth = 1000 };

    internal static T Read<T>(byte[] utf8) {
        using var document = JsonDocument.Parse(utf8, Deep);
        return (T)Value(document.RootElement, typeof(T))!;
    }

    /// <summary>DigitTries: digit_tries.</summary>
    internal static string Snake(string name) =>
        string.Concat(name.Select((c, i) => char.IsUpper(c) ? (i > 0 ? "_" : "") + char.ToLowerInvariant(c) : c.ToString()));

    /// <summary>The members of a record, in the order in which it declares them.</summary>
    internal static (ConstructorInfo Make, (string Key, Type Type)[] Members) Record(Type type) =>
        Records.GetOrAdd(type, static type => {
            var make = type.GetConstructors().Single();
            var members = make.GetParameters().Select(p => (p.GetCustomAttribute<KeyAttribute>()?.Name ?? Snake(p.Name!), p.ParameterType));
            return (make, members.ToArray());
        });

    private static object? Value(JsonElement from, Type type) {
        if (from.ValueKind == JsonValueKind.Null) return null;
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (type == typeof(string)) return from.ValueKind == JsonValueKind.String ? from.GetString() : from.GetRawText();
        if (type == typeof(int)) return from.GetInt32();
        if (type.IsEnum) return Enum.Parse(type, from.GetString()!.Replace("_", ""), true);
        if (typeof(IConvertible).IsAssignableFrom(type))
            return Convert.ChangeType(Value(from, typeof(string)), type, CultureInfo.InvariantCulture);
        if (type == typeof(Cell)) return new Cell(from[0].GetInt32(), from[1].GetInt32());
        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IReadOnlyList<>)) {
            var item = type.GetGenericArguments()[0];
            var list = Array.CreateInstance(item, from.GetArrayLength());
            for (int i = 0; i < list.Length; ++i) list.SetValue(Value(from[i], item), i);
            return list;
        }
        if (type == typeof(IReadOnlyDictionary<string, int>))
            return from.EnumerateObject().ToDictionary(member => member.Name, member => member.Value.GetInt32());
        var (make, members) = Record(type);
        var values = new object?[members.Length];
        for (int i = 0; i < members.Length; ++i)
            if (from.TryGetProperty(members[i].Key, out var value)) values[i] = Value(value, members[i].Type);
        return make.Invoke(values);
    }
}
