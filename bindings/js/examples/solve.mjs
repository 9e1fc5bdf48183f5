import { load, NonetError } from 'nonet';

const n = await load();
const puzzle = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';

const { status, solution } = n.solve(puzzle);
if (status === 'unique') console.log(solution.slice(0, 9)); // 316578492
console.log(n.rate(puzzle).er); // 1.5
console.log(n.hint(puzzle, { level: 3 }).hint); // There is a Hidden Single in box 3.
console.log(n.explain(puzzle).steps.length); // 49

try {
  n.solve('12');
} catch (error) {
  if (!(error instanceof NonetError)) throw error;
  console.log(error.code, error.line, error.column); // wrong_length 1 3
  console.log(error.message); // found 2 cells in row 1, expected 9
}
