declare module 'virtual:ready-puzzles' {
  export const ready: Readonly<Record<string, readonly string[]>>;
}
