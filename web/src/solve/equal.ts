// The cells that hold the same digit as each other in every solution.

export interface Equal {
  readonly groups: readonly (readonly number[])[];
  readonly known: boolean; // no other cells are equal
}

type Group = readonly number[];

function parted(cells: Group, keyOf: (cell: number) => string): Group[] {
  const parts = new Map<string, number[]>();
  for (const cell of cells) parts.set(keyOf(cell), [...(parts.get(keyOf(cell)) ?? []), cell]);
  return [...parts.values()];
}

// `candidates`: for each cell a character for each digit, '.' if no solution has it there. `solutions`: some of them, at least
// one. `differing` returns a solution in which two cells differ, null if there is none, undefined if that is not known.
//
// Cells that are equal in all solutions seen are in a group. Each further solution splits groups, until all are proved. Cells with
// one candidate are left out: that they are equal says nothing new.
export function equalCells(
  candidates: string,
  solutions: readonly string[],
  differing: (first: number, second: number) => string | null | undefined,
): Equal {
  const count = solutions[0].length;
  const width = candidates.length / count;
  const possible = (cell: number) => candidates.slice(width * cell, width * (cell + 1));
  const unknown = Array.from({ length: count }, (_, cell) => cell).filter((cell) => possible(cell).replaceAll('.', '').length > 1);
  let open = parted(unknown, (cell) => possible(cell) + solutions.map((solution) => solution[cell]).join(''));
  let known = true;
  const proved = new Set<string>(); // pairs of cells
  const groups: Group[] = [];
  while (open.length > 0) {
    const [[first, ...rest], ...others] = open;
    const equal = [first];
    let other: string | null | undefined;
    for (const cell of rest) {
      const pair = `${first} ${cell}`;
      other = proved.has(pair) ? null : differing(first, cell);
      if (other) break;
      if (other === null) {
        proved.add(pair);
        equal.push(cell);
      } else known = false;
    }
    if (other) {
      const solution = other;
      open = open.flatMap((cells) => parted(cells, (cell) => solution[cell]));
      continue;
    }
    if (equal.length > 1) groups.push(equal);
    open = others;
  }
  return { groups: groups.sort(([a], [b]) => a - b), known };
}
