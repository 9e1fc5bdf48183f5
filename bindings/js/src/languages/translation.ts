// Translates the engine's English. As in gettext, the keys are the English sentences, with {names} as slots for parts of
// a step or puzzle. A catalogue has each sentence once with its translation.
//
// A sentence is found by its fixed words. The contents of a slot must consist of the engine's own parts: names of cells,
// digits, signs, houses and the small words between them; or of a phrase of the catalogue. Labels, and the found and
// expected parts of errors, may be any text. A text that is not in the catalogue stays English.

export interface Catalogue {
  /** Sentences, and the phrases used within them. */
  readonly sentences: Readonly<Record<string, string>>;
  /** Names of techniques. */
  readonly names: Readonly<Record<string, string>>;
  /** The words between cells and digits; those of several words first. */
  readonly words: readonly (readonly [english: string, other: string])[];
}

interface Template {
  readonly pattern: RegExp;
  readonly fixed: string; // the longest piece between slots: a text without it need not be tried
  readonly slots: readonly string[];
  readonly other: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// The case of the first letter does not matter: a phrase at the beginning of a sentence is also used within others.
const firstLetter = (text: string) => (/^[a-z]/i.test(text) ? `[${text[0]!.toLowerCase()}${text[0]!.toUpperCase()}]${escaped(text.slice(1))}` : escaped(text));

function templateOf(english: string, other: string): Template {
  const slots: string[] = [];
  const pieces = english.split(/\{(\w+)\}/);
  const pattern = pieces.map((piece, i) => {
    if (i % 2 === 0) return i === 0 ? firstLetter(piece) : escaped(piece);
    const before = slots.indexOf(piece);
    slots.push(piece);
    return before < 0 ? '(.+?)' : `(\\${before + 1})`; // a repeated slot has the same contents
  });
  const fixed = pieces.filter((_, i) => i % 2 === 0).map((piece, i) => (i === 0 ? piece.slice(1) : piece));
  return { pattern: new RegExp(`^${pattern.join('')}$`), fixed: fixed.reduce((a, b) => (b.length > a.length ? b : a)), slots, other };
}

const mostKept = 5_000;
const anything = new Set(['found', 'expected', 'quoted', 'label', 'text', 'error', 'example']);

/** Returns a function that translates a text of the engine, one sentence or several lines. */
export function translator({ sentences, names, words }: Catalogue): (text: string) => string {
  const templates = Object.entries(sentences).map(([english, other]) => templateOf(english, other));
  const little = new RegExp(`(?<![\\p{L}\\d])(${words.map(([english]) => escaped(english)).join('|')})(?![\\p{L}\\d])`, 'giu');
  const wordOf = new Map(words);
  const known = new Map<string, string | null>();

  // Translates names of cells (additional ones in quotes), digits, glyphs, signs, and the words between; null for
  // anything else.
  function list(text: string): string | null {
    const rest = text.replace(little, '').replace(/'[a-z]+\d*'|\b(?:r\d+c\d+|[A-Y]\d{1,2}|r\d+c\d+(?:,r?\d+c?\d+)*|[\dA-P]+)\b/g, '');
    if (/[\p{L}]/u.test(rest)) return null;
    return text.replace(little, (word) => wordOf.get(word.toLowerCase()) ?? word);
  }

  const partOf = (text: string): string | null => names[text] ?? list(text) ?? found(text);

  function found(text: string): string | null {
    for (const { pattern, fixed, slots, other } of templates) {
      if (fixed !== '' && !text.includes(fixed)) continue;
      const match = pattern.exec(text);
      if (!match) continue;
      const parts = new Map<string, string>();
      if (slots.every((slot, i) => {
        const part = slot === 'parts' ? clauses(match[i + 1]!) : partOf(match[i + 1]!) ?? (anything.has(slot) ? match[i + 1]! : null);
        if (part !== null) parts.set(slot, part);
        return part !== null;
      })) return other.replace(/\{(\w+)\}/g, (_, slot: string) => parts.get(slot) ?? '');
    }
    return null;
  }

  // "r1c2 contains 1; the cage ...": sentences without their full stops.
  function clauses(text: string): string {
    return text.split('; ').map((clause) => {
      const said = sentence(`${begun(clause, 'A')}.`);
      return said === null ? clause : said.slice(0, -1);
    }).join('; ');
  }

  const begun = (text: string, like: string) => (/^\p{Lu}/u.test(like) && !/^[A-Y]?\d|^r\d/.test(text) ? text[0]!.toUpperCase() + text.slice(1) : text);

  function sentence(text: string): string | null {
    let other = known.get(text);
    if (other === undefined) {
      const said = names[text] ?? found(text) ?? list(text);
      other = said === null ? null : begun(said, text);
      if (known.size >= mostKept) known.clear();
      known.set(text, other);
    }
    return other;
  }

  // Translates a line as a whole, or sentence by sentence.
  function line(text: string): string {
    const whole = sentence(text);
    if (whole !== null) return whole;
    const numbered = /^(\s*(?:\d+\. |[a-z]\) ))(.*)$/.exec(text);
    if (numbered) return numbered[1] + line(numbered[2]!);
    const parts = text.split(/(?<=\.) /);
    return parts.length > 1 ? parts.map((part) => sentence(part) ?? names[part.slice(0, -1)]?.concat('.') ?? part).join(' ') : text;
  }

  return (text) => text.split('\n').map(line).join('\n');
}
