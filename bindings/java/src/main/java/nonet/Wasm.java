package nonet;

import com.dylibso.chicory.runtime.CompiledModule;
import com.dylibso.chicory.runtime.ExportFunction;
import com.dylibso.chicory.runtime.ImportValues;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.wasi.WasiOptions;
import com.dylibso.chicory.wasi.WasiPreview1;

/** The WebAssembly module, which the build made into bytecode: slower, but without native code. */
final class Wasm implements Opener {
    @Override public Opened find() throws ReflectiveOperationException {
        // By name: a jar can be built without the module.
        CompiledModule module =
                (CompiledModule) Class.forName("nonet.wasm.Nonet").getDeclaredConstructor().newInstance();
        return new Opened() {
            @Override public Way way() {
                return Way.WASM;
            }

            // An instance has one stack, so each thread at a time gets its own.
            @Override public Engine open() {
                WasiPreview1 host = WasiPreview1.builder().withOptions(WasiOptions.builder().build()).build();
                Instance instance = Instance.builder(module.wasmModule())
                        .withImportValues(ImportValues.builder().addFunction(host.toHostFunctions()).build())
                        .withMachineFactory(module.machineFactory())
                        .withStart(false)
                        .build();
                instance.export("_initialize").apply();
                return new Engine(Way.WASM, new WasmFunctions(instance), new WasmMemory(instance));
            }
        };
    }

    private static final class WasmMemory extends Memory {
        private final com.dylibso.chicory.runtime.Memory memory;
        private final ExportFunction malloc;
        private final ExportFunction free;

        WasmMemory(Instance instance) {
            memory = instance.memory();
            malloc = instance.export("malloc");
            free = instance.export("free");
        }

        @Override boolean isWide() {
            return false;
        }

        @Override long allocate(long size) {
            return size > Integer.MAX_VALUE ? 0 : malloc.apply(size)[0] & 0xffffffffL;
        }

        @Override void free(long at) {
            free.apply(at);
        }

        @Override void put(long at, byte[] from, int length) {
            memory.write((int) at, from, 0, length);
        }

        @Override byte[] bytes(long at, int length) {
            return memory.readBytes((int) at, length);
        }

        @Override byte getByte(long at) {
            return memory.read((int) at);
        }

        @Override int getInt(long at) {
            return memory.readInt((int) at);
        }

        @Override long getLong(long at) {
            return memory.readLong((int) at);
        }

        @Override void putByte(long at, byte value) {
            memory.writeByte((int) at, value);
        }

        @Override void putInt(long at, int value) {
            memory.writeI32((int) at, value);
        }

        @Override void putLong(long at, long value) {
            memory.writeLong((int) at, value);
        }

        // What nonet_cancel_request does, without entering an instance that another thread is in.
        @Override void requestCancel(Functions functions, long flag) {
            memory.atomicWriteByte((int) flag, (byte) 1);
        }
    }
}
