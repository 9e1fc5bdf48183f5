// In a separate file, as `nonet/simd`, for service workers that need nothing else.

// The smallest module with a SIMD instruction: (func (result v128) i32.const 0 i8x16.splat).
const simdProbe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11,
]);

/** Whether this JavaScript engine can run the module that uses SIMD. */
export const hasSimd = (): boolean => WebAssembly.validate(simdProbe);
