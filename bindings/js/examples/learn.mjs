import { load } from 'nonet';

const n = await load();
const puzzle = '1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5';

// Five levels, from the region to everything.
console.log(n.hint(puzzle, { level: 1 }).hint); // Look at the middle of the grid.
console.log(n.hint(puzzle, { level: 2, milliseconds: 60_000 }).hint); // Look at box 5.
console.log(n.hint(puzzle, { level: 3 }).hint); // There is a Pointing in box 5.
console.log(n.hint(puzzle, { level: 4 }).hint); // Pointing: look at r5c4 and r6c4.
console.log(n.hint(puzzle).step?.remove); // [ { cell: [ 9, 4 ], digits: [ 9 ] } ]
console.log(n.hint(puzzle).step?.sentences.at(-1)); // So r9c4 is not 9.

// The whole path, and every step that is available now.
const { steps, ending } = n.explain(puzzle);
console.log(steps.length, ending, steps[0]?.name, Math.max(...steps.map(({ rating = 0 }) => rating))); // 37 solved Pointing 3.2
console.log(new Set(n.allSteps(puzzle).steps.map(({ technique }) => technique)).size); // 56

// A path without unnecessary steps, with some techniques only, or without some.
console.log(n.explain(puzzle, { pruned: true }).steps.length); // 36
console.log(n.explain(puzzle, { only: ['hidden_single', 'naked_single'] }).ending); // stuck
console.log(n.explain(puzzle, { without: ['x_wing'], milliseconds: 60_000 }).steps.length); // 39

// Why not 3 in r1c2?  A cell is a number from 0 to 80.
const { right, clash } = n.whyNot(puzzle, { cell: 1, digit: 3 });
console.log(right, clash?.text); // false Then r8c4 has no candidate.

const { er, ep, ed } = n.rate(puzzle, { milliseconds: 60_000 });
console.log(er, ep, ed); // 3.2 3.2 2.6
console.log(n.techniques().find(({ id }) => id === 'x_wing')); // { id: 'x_wing', name: 'X-Wing', rating: 3.2 }
