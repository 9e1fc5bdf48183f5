// The engine `fast` passes its work to kernels and other searches, which report no events: its film shows `scalar`.

export const filmedAs = (engine: string) => (engine === 'fast' ? 'scalar' : engine);

// The file in src/engines/ whose lines run: `scalar` uses bands on the classic board, and another search on others.
export function fileOf(engine: string, isClassic: boolean): string {
  const name = filmedAs(engine);
  return name === 'scalar' && !isClassic ? 'scalar_boards' : name;
}
