// The engine in German: `import { german } from 'nonet/german'`.

import { errors } from './german_errors.js';
import { names } from './german_names.js';
import { ruleNames, rules } from './german_rules.js';
import { steps } from './german_steps.js';
import { verdicts } from './german_verdicts.js';
import { translator, type Catalogue } from './translation.js';

export const germanCatalogue: Catalogue = {
  sentences: { ...steps, ...rules, ...verdicts, ...errors },
  names: { ...names, ...ruleNames },
  words: [
    ['all cells of the grid', 'alle Zellen des Gitters'],
    ['the only place in', 'einziger Platz in'],
    ['the last candidate', 'letzter Kandidat'],
    ['as much as', 'so viel wie'],
    ['as well as', 'sowie'],
    ['more than', 'mehr als'],
    ['less than', 'weniger als'],
    ['sums', 'kommt'],
    ['sum', 'kommen'],
    ['totals', 'ergibt'],
    ['total', 'ergeben'],
    ['times', 'mal'],
    ['to', 'bis'],
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
    ['stays', 'bleibt'],
    ['stay', 'bleiben'],
    ["pieces' rest", 'Rest der Stücke'],
    ["windows' rest", 'Rest der Fenster'],
    ["regions' rest", 'Rest der Regionen'],
    ['rellik cages', 'Rellik-Käfig'],
    ['rellik cage', 'Rellik-Käfig'],
    ['equality cages', 'Gleichheitskäfig'],
    ['equality cage', 'Gleichheitskäfig'],
    ['renban lines', 'Renban-Linie'],
    ['renban line', 'Renban-Linie'],
    ['thermometers', 'Thermometer'],
    ['thermometer', 'Thermometer'],
    ['nabner lines', 'Nabner-Linie'],
    ['nabner line', 'Nabner-Linie'],
    ['lunchboxes', 'Lunchbox'],
    ['lunchbox', 'Lunchbox'],
    ['cages', 'Käfig'],
    ['cage', 'Käfig'],
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

/** Translates a text of the engine (a sentence, several lines, or the name of a technique) to German. */
export const german: (text: string) => string = translator(germanCatalogue);
