import { load } from 'nonet';

const n = await load();

// Puzzles 0 and 1 of seed 1; the same everywhere.
const [first] = n.generate({ seed: 1, symmetry: 'rot180', givens: [24, 30] }, 0, 2);
console.log(first.puzzle.slice(0, 18), first.givens); // 3....1.....54....1 28

const turned = n.scramble(first.puzzle, 7);
console.log(n.same(first.puzzle, turned).same); // true
console.log(n.canon(first.puzzle).form === n.canon(turned).form); // true
