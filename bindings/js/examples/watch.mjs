import { load } from 'nonet';

const n = await load();
const puzzle = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';

const { events, stop, digitTries, backtracks } = n.trace(puzzle, 'row', { maxEvents: 1_000_000 });
console.log(stop, digitTries, backtracks); // solutions 6732 720

const kinds = ['try', 'place', 'take back', 'solution'];
const shown = (event) => `${kinds[event >> 24]} ${event & 255} in cell ${(event >> 8) & 65535}`;
console.log(Array.from(events.subarray(0, 2), shown).join(', ')); // try 1 in cell 1, place 1 in cell 1

// Limits: the number of events, solutions, positions searched, and time. With 0 events only the counters are kept.
console.log(n.trace(puzzle, 'row', { maxEvents: 100 }).stop); // max_events
console.log(n.trace(puzzle, 'mrv', { maxEvents: 0, limit: 2 }).stop); // finished
console.log(n.trace(puzzle, 'scan', { nodes: 50, milliseconds: 1000 }).stop); // budget
