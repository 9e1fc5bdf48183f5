// The engine's answers: the keys of docs/json.md, docs/steps.md and docs/generate.md, as far as the page reads them.

export interface Place {
  cell: string;
  digit: number;
  house?: string;
}

export interface Edit {
  cell: string;
  from: string;
  to: string;
}

export interface Repair {
  slip: string;
  edits: Edit[];
  grid: string;
  words: string;
}

export interface Diagnosis {
  status: 'unique' | 'none' | 'multiple' | 'budget';
  solutions?: number;
  exact?: boolean;
  duplicates: { first: string; second: string; digit: number; house: string }[];
  conflict?: { cells: string[]; minimal: boolean; minimum: boolean; steps: Place[] };
  differing: string[];
  single_completions?: Edit[];
  fewest_completions?: Edit[];
  repairs: Repair[];
  repairs_known?: boolean;
  words: string[];
}

export interface Solved {
  status: 'unique' | 'none' | 'multiple' | 'solved' | 'budget';
  solution?: string;
  second?: string;
}

export interface Exhibit {
  role: string;
  houses?: string[];
  cells?: string[]; // "r4c5" or "r4c5:27"
  digits?: string;
}

export interface ChainNode {
  literal: string; // "+r4c5:7" true, "-r4c5:7" false
  why: string;
  from?: number[];
  inner?: number;
}

export interface Step {
  technique: string;
  kind: string;
  name: string;
  rating: string;
  place: string[]; // "r4c5=2"
  remove: string[]; // "r6c5-27"
  text: string;
  exhibits: Exhibit[];
  chains?: { nodes: ChainNode[]; eureka?: string }[];
  inner?: Step[];
}

export interface Hint {
  status: string;
  hint: string;
  step?: Step;
}

export interface Explanation {
  status: string;
  ending: string;
  end: string;
  marks: string; // where the path began: 729 characters
  steps: Step[];
}

export interface WhyNot {
  why_not: string;
  found: boolean;
  right: boolean;
  clash?: string;
  steps: Step[];
}

export interface Rating {
  status: string;
  er?: string;
  ep?: string;
  ed?: string;
}

export interface EngineInfo {
  name: string;
  idea: string;
  source: string;
  takesMarks: boolean;
}

// Text that is no puzzle: where, and what was found and expected, in words.
export interface TextError {
  code: string;
  line: number;
  column: number;
  message: string;
}
