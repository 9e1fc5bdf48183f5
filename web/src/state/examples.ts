// Grids to begin with: the tutorials' own, and some that show what the page can do.

export interface Example {
  readonly name: string;
  readonly about: string;
  readonly puzzle: string;
}

export const examples: readonly Example[] = [
  {
    name: 'The textbook grid',
    about: 'The one that most C++ tutorials solve. 32 givens.',
    puzzle: '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..',
  },
  {
    name: 'The interview question',
    about: 'LeetCode 37. 30 givens.',
    puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  },
  {
    name: 'Seventeen givens',
    about: 'Looks harmless. Walking along the rows takes 219,570,110 digit tries.',
    puzzle: '...7.....1...........43.2..........6...5.9.........418....81.....2....5..4....3..',
  },
  {
    name: 'A gentle one',
    about: 'Its companion in the same tutorial. 33 givens.',
    puzzle: '.16.374..8..4....6.57.6.3..5.....9.4...983...2.9.....7..1.9.62.3....1..9..237.58.',
  },
  {
    name: 'An X-Wing',
    about: 'Needs more than looking for the last place. Good to learn with.',
    puzzle: '1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5',
  },
  {
    name: 'Copied with a slip',
    about: 'One given was lost in copying: 26 solutions. Which one could it be?',
    puzzle: '........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58',
  },
  {
    name: 'A contradiction',
    about: 'No solution, though no two givens clash. Who is to blame?',
    puzzle: '3165.84..52........87....31..3.1..8.9..863..5.5..9.6..13..7.25........74..52.63..',
  },
];
