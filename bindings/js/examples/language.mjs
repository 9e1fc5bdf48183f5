import { load, NonetError } from 'nonet';

const n = await load();
const puzzle = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';

n.setLanguage('de');
console.log(n.hint(puzzle, { level: 3 }).hint); // Hier hilft: Versteckter Einer in Block 3.
for (const { technique, name } of n.explain(puzzle).steps.slice(0, 1)) console.log(technique, '-', name); // hidden_single - Versteckter Einer im Block

try {
  n.solve('12');
} catch (error) {
  if (!(error instanceof NonetError)) throw error;
  console.log(error.code); // wrong_length
  console.log(error.message); // gefunden: 2 Zellen in Zeile 1; erwartet: 9
}
