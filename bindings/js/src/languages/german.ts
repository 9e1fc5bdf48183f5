// The engine in German: `import { german } from 'nonet/german'`.

import { names } from './german_names.js';
import { steps } from './german_steps.js';
import { verdicts } from './german_verdicts.js';
import { translator, type Catalogue } from './translation.js';

export const germanCatalogue: Catalogue = {
  sentences: { ...steps, ...verdicts },
  names,
  words: [
    ['rules the others out', 'schließt die anderen aus'],
    ['rule the others out', 'schließen die anderen aus'],
    ['its only place in', 'einziger Platz in'],
    ['its last candidate', 'letzter Kandidat'],
    ['is not', 'ist nicht'],
    ['are not', 'sind nicht'],
    ['is', 'ist'],
    ['are', 'sind'],
    ['and', 'und'],
    ['or', 'oder'],
    ['nor', 'noch'],
    ['in', 'in'],
    ['with', 'mit'],
    ['at once', 'sofort'],
    ['more', 'weitere'],
    ['rows', 'Zeile'],
    ['row', 'Zeile'],
    ['columns', 'Spalte'],
    ['column', 'Spalte'],
    ['boxes', 'Block'],
    ['box', 'Block'],
    ['pieces', 'Stück'],
    ['piece', 'Stück'],
    ['diagonals', 'Diagonale'],
    ['diagonal', 'Diagonale'],
    ['windows', 'Fenster'],
    ['window', 'Fenster'],
    ['groups', 'Gruppe'],
    ['group', 'Gruppe'],
    ['regions', 'Region'],
    ['region', 'Region'],
  ],
};

/** What the engine says, a sentence, a text of several lines, or the name of a technique, in German. */
export const german: (text: string) => string = translator(germanCatalogue);
