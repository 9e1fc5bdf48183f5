namespace Nonet;

using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Runtime.Serialization.Json;
using System.Xml;
using System.Xml.Linq;

/// <summary>The JSON key of a record's member, if it differs from the member's name.</summary>
[AttributeUsage(AttributeTargets.Parameter)]
internal sealed class KeyAttribute : Attribute {
    internal KeyAttribute(string name) => Name = name;

    internal string Name { get; }
}

/// <summary>Reads the engine's JSON, with the keys of docs/json.md and docs/steps.md, into records.</summary>
internal static class Json {
    private static readonly ConcurrentDictionary<Type, (ConstructorInfo Make, (string Key, Type Type)[] Members)> Records = new();

    internal static T Read<T>(byte[] utf8) {
        using var reader = JsonReaderWriterFactory.CreateJsonReader(utf8, XmlDictionaryReaderQuotas.Max);
        return (T)Value(XElement.Load(reader), typeof(T))!;
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

    private static object? Value(XElement? from, Type type) {
        if (from == null || (string?)from.Attribute("type") == "null") return null;
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (type.IsEnum) return Enum.Parse(type, from.Value.Replace("_", ""), true);
        if (typeof(IConvertible).IsAssignableFrom(type)) return Convert.ChangeType(from.Value, type, CultureInfo.InvariantCulture);
        if (type == typeof(Cell)) {
            var place = from.Elements().Select(e => (int)e).ToArray();
            return new Cell(place[0], place[1]);
        }
        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IReadOnlyList<>)) {
            var items = from.Elements().ToArray();
            var item = type.GetGenericArguments()[0];
            var list = Array.CreateInstance(item, items.Length);
            for (int i = 0; i < items.Length; ++i) list.SetValue(Value(items[i], item), i);
            return list;
        }
        // A key that cannot be an element name, such as a number, is an attribute.
        if (type == typeof(IReadOnlyDictionary<string, int>))
            return from.Elements().ToDictionary(e => (string?)e.Attribute("item") ?? e.Name.LocalName, e => (int)e);
        var (make, members) = Record(type);
        return make.Invoke(members.Select(m => Value(from.Element(m.Key), m.Type)).ToArray());
    }
}
