// What jobs may cost, apart from them: the page says it, and does not need the jobs.

// How long a question about another board may take, in milliseconds; and how far solutions are counted.
export const patience = 20_000;
export const mostCounted = 1_000_000;
