// The limits of jobs, in a separate file: the page mentions them without loading the jobs.

// The time limit for questions about other boards, in milliseconds; and the limit for counting solutions.
export const patience = 20_000;
// The time for the analysis of a puzzle that is being entered.
export const analysis = 5_000;
export const mostCounted = 1_000_000;
