// The WebAssembly module: the functions of nonet.h, and the few functions that its C library needs from the host.

export interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  nonet_version(): number;
  nonet_set_language: Ask;
  nonet_status_name(status: number): number;
  nonet_outcome_name(outcome: number): number;
  nonet_stop_name(stop: number): number;
  nonet_text_new(): number;
  nonet_text_chars(text: number): number;
  nonet_text_length(text: number): number;
  nonet_text_clear(text: number): void;
  nonet_text_free(text: number): void;
  nonet_gather_grids(): number;
  nonet_gather_findings(): number;
  nonet_engine_count?(): number;
  nonet_engine_name(number: number): number;
  nonet_engine_idea(number: number): number;
  nonet_engine_source(number: number): number;
  nonet_engine_takes_marks(number: number): number;
  nonet_technique_count?(): number;
  nonet_technique_id(number: number): number;
  nonet_technique_name(number: number): number;
  nonet_technique_rating(number: number): number;
  nonet_symmetry_count?(): number;
  nonet_symmetry_name(number: number): number;
  nonet_symmetry_words(number: number): number;
  nonet_puzzle_read: Ask;
  nonet_puzzle_free(puzzle: number): void;
  nonet_puzzle_board(puzzle: number): number;
  nonet_puzzle_form(puzzle: number): number;
  nonet_puzzle_cells(puzzle: number): number;
  nonet_puzzle_marks(puzzle: number): number;
  nonet_reader_of(board: number, text: number, length: number, error: number): number;
  nonet_reader_next(reader: number, record: number, error: number): number;
  nonet_reader_free(reader: number): void;
  nonet_enumerate?: Ask;
  nonet_minimal_puzzles?: Ask;
  nonet_neighbours?: Ask;
  nonet_unavoidable_sets?: Ask;
  nonet_part_of?: Ask;
  nonet_audit_new?: Ask;
  nonet_audit_add?: Ask;
  nonet_audit_summary?: Ask;
  nonet_audit_free(audit: number): void;
  nonet_format: Ask;
  nonet_solve: Ask;
  nonet_solve_batch: Ask;
  nonet_solve_each: Ask;
  nonet_count: Ask;
  nonet_true_candidates: Ask;
  nonet_diagnose: Ask;
  nonet_diagnose_entries: Ask;
  nonet_hint: Ask;
  nonet_explain: Ask;
  nonet_all_steps: Ask;
  nonet_why_not: Ask;
  nonet_scale: Ask;
  nonet_estimate: Ask;
  nonet_rate: Ask;
  nonet_prove: Ask;
  nonet_check: Ask;
  nonet_minimal: Ask;
  nonet_draw: Ask;
  nonet_draw_ground: Ask;
  nonet_class_of: Ask;
  nonet_canon: Ask;
  nonet_same: Ask;
  nonet_scramble: Ask;
  nonet_generate: Ask;
  nonet_trace: Ask;
  nonet_board: Ask;
  nonet_rule_kinds: Ask;
  nonet_photo_read?: Ask;
}

/** A function that returns a nonet_status and takes a nonet_error as its last argument. */
export type Ask = (...given: (number | bigint)[]) => number;

/** A WebAssembly module of nonet: its address, a fetched response, its bytes, or the compiled module. */
export type Source = string | URL | Response | BufferSource | WebAssembly.Module;

/** Fetches an address. */
export type Open = (address: URL | string) => Promise<Response | BufferSource>;

/** Makes an instance and initializes it. */
export async function instanceOf(source: Source, open: Open): Promise<Exports> {
  const opened = typeof source === 'string' || source instanceof URL ? await open(source) : source;
  return instantiate(await compiled(opened));
}

async function compiled(opened: Exclude<Source, string | URL>): Promise<WebAssembly.Module> {
  if (opened instanceof WebAssembly.Module) return opened;
  if (typeof Response === 'undefined' || !(opened instanceof Response)) {
    return WebAssembly.compile(opened as BufferSource);
  }
  if (!opened.ok) throw new Error(`nonet: ${opened.url}: ${opened.status} ${opened.statusText}`);
  // Some servers do not know the MIME type of .wasm files.
  const streams = opened.headers.get('content-type') === 'application/wasm';
  return streams ? WebAssembly.compileStreaming(opened) : WebAssembly.compile(await opened.arrayBuffer());
}

async function instantiate(module: WebAssembly.Module): Promise<Exports> {
  let memory: WebAssembly.Memory | undefined;
  const view = () => new DataView(memory!.buffer);
  const failed = 8; // EBADF: files do not exist here
  const instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: {
      clock_time_get(_clock: number, _precision: bigint, time: number): number {
        view().setBigUint64(time, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
      },
      environ_sizes_get(count: number, size: number): number {
        view().setUint32(count, 0, true);
        view().setUint32(size, 0, true);
        return 0;
      },
      environ_get: () => 0,
      fd_close: () => failed,
      fd_seek: () => failed,
      fd_write: () => failed,
      fd_fdstat_get: () => failed,
      proc_exit(code: number): never {
        throw new Error(`nonet ended with ${code}`);
      },
    },
  });
  const exports = instance.exports as unknown as Exports;
  memory = exports.memory;
  exports._initialize();
  return exports;
}
