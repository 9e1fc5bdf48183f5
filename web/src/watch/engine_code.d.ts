declare module 'virtual:engine-code' {
  export const listings: Readonly<Record<string, import('../../build/engine_code.ts').Listing>>;
}
