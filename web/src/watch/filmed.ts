// The engine `fast` hands its work to kernels and other searches, which tell no events: its film is that of `scalar`.

export const filmedAs = (engine: string) => (engine === 'fast' ? 'scalar' : engine);

// The file in src/engines/ with the lines that run: `scalar` has bands of the classic board, and another search for others.
export function fileOf(engine: string, isClassic: boolean): string {
  const name = filmedAs(engine);
  return name === 'scalar' && !isClassic ? 'scalar_wide' : name;
}
