import { load } from 'nonet';

const n = await load();
const text = `Grid 1
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79  # from a magazine
what is this?
3 0 6 | 5 0 8 | 4 0 0
5 2 0 | 0 0 0 | 0 0 0
0 8 7 | 0 0 0 | 0 3 1
------+-------+------
0 0 3 | 0 1 0 | 0 8 0
9 0 0 | 8 6 3 | 0 0 5
0 5 0 | 0 9 0 | 6 0 0
------+-------+------
1 3 0 | 0 0 0 | 2 5 0
0 0 0 | 0 0 0 | 0 7 4
0 0 5 | 2 0 6 | 3 0 0
`;

const { puzzles, errors } = n.parseAll(text);
console.log(puzzles.map(({ line, format }) => `line ${line}: ${format}`).join(', ')); // line 2: line, line 4: grid
console.log(puzzles[1].cells.slice(0, 18), puzzles[1].marks); // 3.65.84..52....... null
console.log(errors.map(({ line, column, message }) => `${line}:${column}: ${message}`).join('; ')); // 3:1: found the words 'what is this?', expected a puzzle, or '#' before a comment

// The first puzzle only, but all are counted: for previews of long files.
const { puzzleCount, errorCount } = n.parseAll(text, { most: 1 });
console.log(puzzleCount, errorCount); // 2 1

// One puzzle, written in other forms. Pencil marks are kept.
console.log(n.format(puzzles[0].cells, 'grid').split('\n')[0]); // 5 3 0 0 7 0 0 0 0
console.log(n.parse(n.format(puzzles[0].cells, 'pencil')).marks?.slice(0, 27)); // ....5......3......12.4.....
