// Example grids: those of the tutorials, and some that show the page's features. Their names are in words.examples, in
// order.

export interface Example {
  readonly puzzle: string;
}

// Examples on other boards, named by the boards' titles: searches that are short enough to follow.
export interface BoardExample extends Example {
  readonly board: string;
}

export const examples: readonly Example[] = [
  { puzzle: '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..' },
  { puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' },
  { puzzle: '...7.....1...........43.2..........6...5.9.........418....81.....2....5..4....3..' },
  { puzzle: '.16.374..8..4....6.57.6.3..5.....9.4...983...2.9.....7..1.9.62.3....1..9..237.58.' },
  { puzzle: '1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5' },
  { puzzle: '........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58' },
  { puzzle: '3165.84..52........87....31..3.1..8.9..863..5.5..9.6..13..7.25........74..52.63..' },
];

export const boardExamples: readonly BoardExample[] = [
  { board: '4x4', puzzle: '..4..2....14....' },
  { board: '6x6', puzzle: '.6.3.5...6.24..5..3......1...6..2...' },
  { board: 'jigsaw:111122112222333344334444555566556666', puzzle: '43.2.....4.2.6....3...............5.' },
];
