// The tutorials' program: prints a puzzle and its solution.
import { load } from 'nonet';

const grid = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';

const n = await load();
const puzzle = process.argv[2] ?? grid;
console.log(n.format(puzzle, 'grid'));

const { solution } = n.solve(puzzle);
process.stdout.write(solution ? n.format(solution, 'grid') : 'no solution exists\n');
process.exitCode = solution ? 0 : 1;
