package nonet;

import com.google.gson.FieldNamingPolicy;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Locale;

/** Reads the engine's JSON, with the keys of docs/json.md and docs/steps.md, into records. */
final class Json {
    static final Gson GSON = new GsonBuilder()
            .setFieldNamingPolicy(FieldNamingPolicy.LOWER_CASE_WITH_UNDERSCORES)
            .disableHtmlEscaping()
            .registerTypeAdapter(Cell.class, new OfCell().nullSafe())
            .registerTypeAdapter(long.class, new OfLong())
            .registerTypeAdapter(Long.class, new OfLong().nullSafe())
            .registerTypeAdapterFactory(new OfEnums())
            .create();

    private Json() {}

    static <T> T read(String text, Class<T> type) {
        return GSON.fromJson(text, type);
    }

    /** [row, column]. */
    private static final class OfCell extends TypeAdapter<Cell> {
        @Override public void write(JsonWriter out, Cell cell) throws IOException {
            out.beginArray().value(cell.row()).value(cell.column()).endArray();
        }

        @Override public Cell read(JsonReader in) throws IOException {
            in.beginArray();
            var cell = new Cell(in.nextInt(), in.nextInt());
            in.endArray();
            return cell;
        }
    }

    /** Unsigned 64-bit numbers. */
    private static final class OfLong extends TypeAdapter<Long> {
        @Override public void write(JsonWriter out, Long number) throws IOException {
            out.value(new BigInteger(Long.toUnsignedString(number)));
        }

        @Override public Long read(JsonReader in) throws IOException {
            return Long.parseUnsignedLong(in.nextString());
        }
    }

    /** Lower case: "unique". */
    private static final class OfEnums implements TypeAdapterFactory {
        @Override @SuppressWarnings("unchecked") public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
            Class<? super T> raw = type.getRawType();
            if (!raw.isEnum()) return null;
            return new TypeAdapter<T>() {
                @Override public void write(JsonWriter out, T value) throws IOException {
                    if (value == null) out.nullValue();
                    else out.value(((Enum<?>) value).name().toLowerCase(Locale.ROOT));
                }

                @Override public T read(JsonReader in) throws IOException {
                    if (in.peek() == JsonToken.NULL) {
                        in.nextNull();
                        return null;
                    }
                    String name = in.nextString().toUpperCase(Locale.ROOT);
                    return (T) Enum.valueOf(raw.asSubclass(Enum.class), name);
                }
            };
        }
    }
}
