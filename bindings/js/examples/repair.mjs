import { load } from 'nonet';

const n = await load();
const broken = '........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58';

const { status, solutions, singleCompletions: givens = [] } = n.diagnose(broken);
console.log(status, solutions); // multiple 26
console.log(givens.map(({ cell: [row, column], to }) => `r${row}c${column}=${to}`).join(' ')); // r1c1=6 r1c2=5 r1c8=6 r3c1=9 r6c3=5
console.log(n.count('.'.repeat(81), { solutions: 1000 })); // { count: 1000, exact: false, stop: 'solutions' }
