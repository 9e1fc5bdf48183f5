import { load } from 'nonet';

const n = await load();
const shown = (puzzles) => puzzles.map(({ givens, er }) => (er ? `${givens} givens, ${er}` : `${givens} givens`)).join('; ');

// The pattern of the givens.
console.log(n.symmetries()[1]); // { name: 'rot180', words: 'half turn' }
console.log(shown(n.generate({ seed: 1, givens: 26, symmetry: 'rot180' }, 0, 3))); // 26 givens; 26 givens; 26 givens
console.log(shown(n.generate({ seed: 1, givens: [24, 27], minimal: true }, 0, 3))); // 25 givens; 24 givens; 26 givens
const [drawn] = n.generate({ seed: 1, pattern: 'xxx...xxx'.repeat(9).slice(0, 54) + '..xxxxx..'.repeat(3) });
console.log(drawn.puzzle.slice(0, 9).replace(/\d/g, 'x'), drawn.givens); // xxx...xxx 51

// The givens: some that must be present, or the whole solution.
const corner = '123......456......789'.padEnd(81, '.');
console.log(n.generate({ seed: 1, contains: corner })[0].puzzle.slice(0, 3)); // 123
console.log(n.generate({ seed: 1, solution: drawn.solution })[0].solution === drawn.solution); // true

// The difficulty: a range of Sudoku Explainer's ratings, and a required technique.
console.log(shown(n.generate({ seed: 1, rating: [7, 7.5] }, 0, 2))); // 23 givens, 7.2; 25 givens, 7.1
const [wing] = n.generate({ seed: 1, needs: 'xy_wing' });
console.log(n.explain(wing.puzzle).steps.some(({ technique }) => technique === 'xy_wing')); // true

// Near another puzzle: two of its givens are dropped and one is added.
const [near] = n.generate({ seed: 1, like: drawn.puzzle, likeDrop: 2, likeAdd: 1 });
console.log(near.givens - drawn.givens); // -1

// No isomorph of existing puzzles.
const [fresh] = n.generate({ seed: 1, like: drawn.puzzle, likeDrop: 2, unlike: n.scramble(near.puzzle, 5) });
console.log(fresh.met, n.same(fresh.puzzle, near.puzzle).same); // true false

// Minimal puzzles; all those with the same number of givens are equally likely. Each takes half a second.
console.log(n.generate({ seed: 1, unbiased: true })[0].met); // true

// Clues of rules, and a jigsaw's pieces, made for each puzzle. Its board has them.
const [{ puzzle: caged, board = '' }] = n.generate({ seed: 2, board: '6x6', jigsaw: true, rules: ['killer', 'thermo'], clues: 3, level: 'medium' });
console.log(board.slice(0, 7), n.solve(caged, { board }).status); // jigsaw: unique

// Limits: if the order is not met in time, the result is the best puzzle found.
const [tried] = n.generate({ seed: 1, rating: [9, 9.5], attempts: 10 });
console.log(tried.met, tried.attempts); // false 10
const [late] = n.generate({ seed: 1, givens: 17 }, 0, 1, { milliseconds: 100 });
console.log(late.met); // false
