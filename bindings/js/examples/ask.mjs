import { load } from 'nonet';

const n = await load();
const puzzle = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';
const several = '........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58';
const empty = '.'.repeat(81);

// With a chosen engine, and only the first solution, which is not proved to be the only one.
const { status, digitTries, backtracks } = n.solve(puzzle, { engine: 'row', limits: { solutions: 1 } });
console.log(status, digitTries, backtracks); // solved 6732 720
console.log(n.engines().map(({ name }) => name).join(' ')); // scan column row tables maps bits mrv dlx logic scalar fast

// Many at once: 81 values each.
const grids = Uint8Array.from(puzzle + several, (cell) => (cell === '.' ? 0 : Number(cell)));
const { statuses, solutions } = n.solveBatch(grids, { milliseconds: 60_000 });
console.log(statuses, solutions.subarray(0, 9).join('')); // [ 'unique', 'multiple' ] 316578492

// The number of solutions, and the digits that they use.
console.log(n.count(several, { solutions: 0 })); // { count: 26, exact: true, stop: 'finished' }
console.log(n.candidates(several).candidates.slice(0, 18)); // ..34.6.891.345.7.9
const guess = n.estimate(empty, 1, 1000, { nodes: 1_000_000 });
if (!guess.exact) console.log((guess.estimate ?? 0) > 1e21, guess.probes <= 1000); // true true

// Is it correct? Which of a player's entries was wrong first? The order of play is cells 0 to 80.
console.log(n.check(puzzle).minimal, n.check(puzzle).redundant?.length); // false 16
const entries = `39${puzzle.slice(2, 80)}1`;
console.log(n.diagnoseEntries(puzzle, entries, [80, 1]).firstWrong); // [ { cell: [ 9, 9 ], from: 1, to: 9 } ]

// An isomorph of the puzzle, and a certificate of the answer for the program nonet-verify.
const other = n.scramble(puzzle, 2026, 1); // isomorph 1 of seed 2026
console.log(n.same(puzzle, other).same, n.canon(puzzle).automorphisms); // true 1
console.log(n.proof(several, { nodes: 1000 }).status); // multiple
