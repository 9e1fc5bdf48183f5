// What the rules of a board say in steps, in German: the reasons in src/rules/, word for word, and the sentences of the techniques
// that speak of cages.

// A sentence whose end can stand or not.
const withEnds = (english: string, other: string, ends: readonly (readonly [string, string])[]) =>
  [['', ''] as const, ...ends].map(([end, ende]) => [`${english}${end}.`, `${other}${ende}.`] as const);

const range = ['; as they stand that could be {range}', '; so wie sie stehen, können das {range} sein'] as const;

export const rules: Readonly<Record<string, string>> = {
  // Cages, innies and outies.
  'The cage of {total} in {cells} can only hold {ways}.': 'Der Käfig mit der Summe {total} in {cells} kann nur {ways} haben.',
  'The other cells of the cage of {total} come to {given}, which leaves {missing} for {partners}.': 'Die anderen Zellen des Käfigs mit der Summe {total} ergeben {given}; das lässt {missing} für {partners}.',
  'The cage of {total} has {given} so far, and {partners} share the other {missing}: they can only hold {ways}.': 'Der Käfig mit der Summe {total} hat bisher {given}, und {partners} teilen sich die übrigen {missing}: Sie können nur {ways} haben.',
  'In the cage of {total} in {cells} the other cells, even with the smallest digits that they can hold, leave no room for more.': 'Im Käfig mit der Summe {total} in {cells} lassen die anderen Zellen selbst mit ihren kleinsten Ziffern nicht mehr übrig.',
  'In the cage of {total} in {cells} the other cells, even with the largest digits that they can hold, leave no room for less.': 'Im Käfig mit der Summe {total} in {cells} lassen die anderen Zellen selbst mit ihren größten Ziffern nicht weniger übrig.',
  'The cage of {total} in {cells} cannot be filled with any of these: it would not come to {total}.': 'Der Käfig mit der Summe {total} in {cells} lässt sich mit keiner davon füllen: Er ergäbe nicht {total}.',
  'The cage of {total} in {cells} has {a_digit} in any case: what is open there holds {ways}.': 'Der Käfig mit der Summe {total} in {cells} hat auf jeden Fall {a_digit}: Was dort offen ist, hat {ways}.',
  'The cage of {total} in {cells} has {a_digit} in any case, in each of the {count} sets of digits that it can hold.': 'Der Käfig mit der Summe {total} in {cells} hat auf jeden Fall {a_digit}, in jeder der {count} Mengen von Ziffern, die er haben kann.',
  'All places for that in the cage are {partners}, and no cell that sees all of these can hold the same.': 'Alle Plätze dafür im Käfig sind {partners}, und keine Zelle, die alle diese sieht, kann dasselbe haben.',
  '{all_base} to {total}, the cages within to {given}.': '{all_base} auf {total}, die Käfige darin auf {given}.',
  'That leaves {missing} for {cells}.': 'Das lässt {missing} für {cells}.',
  'That leaves {missing} for {cells} together.': 'Das lässt {missing} für {cells} zusammen.',
  '{all_base} to {total}, the cages that cover it all to {given}.': '{all_base} auf {total}, die Käfige, die alles bedecken, auf {given}.',
  'Only {partners} sticks out, so that it has the difference, {missing}.': 'Nur {partners} ragt heraus und hat also den Unterschied, {missing}.',
  'So {partners}, which stick out, have the difference together, {missing}.': 'Also haben {partners}, die herausragen, zusammen den Unterschied, {missing}.',
  '{all_base} to {total}, the cages that lie mostly within to {given}.': '{all_base} auf {total}, die Käfige, die zum größten Teil darin liegen, auf {given}.',
  'So {cells}, which no such cage covers, {compared} {partners}, which stick out.': 'Also gilt für {cells}, ohne solchen Käfig, zusammen: {compared} {partners} außerhalb.',
  '{rule} So {so}.': '{rule} Also: {so}.',
  // The digits of a cage: "a 1, a 7 and an 8".
  '{digit}, a {digits}': '{digit}, eine {digits}',
  '{digit}, an {digits}': '{digit}, eine {digits}',
  '{digits} and a {digit}': '{digits} und eine {digit}',
  '{digits} and an {digit}': '{digits} und eine {digit}',
  'a {digit}': 'eine {digit}',
  'an {digit}': 'eine {digit}',

  // Totals.
  'The cage {cells} comes to {value}.': 'Der Käfig {cells} ergibt {value}.',
  ...Object.fromEntries([
    ...withEnds('{cells} come to {value}', '{cells} ergeben {value}', [range]),
    ...withEnds('{cells} come to {value}, weighed as it says', '{cells} ergeben gewichtet, wie es dort steht, {value}', [range]),
    ...withEnds('On the arrow {shafts} come to what {bulb} says', 'Auf dem Pfeil ergeben {shafts}, was {bulb} sagt', [
      ['; as they stand the circle is {circle} and the shaft {shaft}', '; so wie sie stehen, ist der Kreis {circle} und der Schaft {shaft}'],
    ]),
    ...withEnds('The diagonal {cells} comes to {value}', 'Die Diagonale {cells} ergibt {value}', [range]),
  ]),
  'The ends {ends} of the double arrow come to as much as {inner} between them.': 'Die Enden {ends} des Doppelpfeils ergeben so viel wie {inner} dazwischen.',
  '{groups} come to the same total.': '{groups} ergeben dieselbe Summe.',
  'The cage {cells} holds no digit twice, and no cells of it come to {value} together.': 'Der Käfig {cells} hat keine Ziffer zweimal, und keine Zellen von ihm ergeben zusammen {value}.',

  // Lines.
  'On the thermometer {cells} values increase from the bulb on: each is more than all before it and less than all behind it.': 'Auf dem Thermometer {cells} steigen die Werte von der Kugel an: Jeder ist größer als alle vor ihm und kleiner als alle hinter ihm.',
  'On the slow thermometer {cells} values never decrease from the bulb on.': 'Auf dem langsamen Thermometer {cells} fallen die Werte von der Kugel an nie.',
  ...Object.fromEntries([
    ...withEnds('On the whisper line {cells} neighbours differ by {value} or more', 'Auf der Flüsterlinie {cells} unterscheiden sich Nachbarn um {value} oder mehr', [
      [', so that low and high digits take turns', ', sodass kleine und große Ziffern sich abwechseln'],
    ]),
    ...withEnds('The renban line {cells} holds digits that follow one another, in any order', 'Die Renban-Linie {cells} hat Ziffern, die aufeinanderfolgen, in beliebiger Ordnung', [
      [': here {ways}', ': hier {ways}'],
    ]),
    ...withEnds('On the zipper line {cells} each two cells as far from its ends come to the same total', 'Auf der Reißverschluss-Linie {cells} ergeben je zwei Zellen, die gleich weit von den Enden liegen, dieselbe Summe', [
      [', which the middle one has', ', die auch die mittlere hat'],
    ]),
  ]),
  'The palindrome {cells} reads the same from both ends.': 'Das Palindrom {cells} liest sich von beiden Enden gleich.',
  '{inner} lie between the values of the ends {ends}.': '{inner} liegen zwischen den Werten der Enden {ends}.',
  'The ends {ends} of the lockout line differ by {value} or more, and nothing from the one to the other stands in {inner}.': 'Die Enden {ends} der Sperrlinie unterscheiden sich um {value} oder mehr, und nichts vom einen bis zum anderen steht in {inner}.',
  'The line {cells} has the same total each time that it passes a box or a piece.': 'Die Linie {cells} hat jedes Mal, wenn sie durch einen Block oder ein Stück geht, dieselbe Summe.',
  'The line {cells} can be cut into parts that come to {value} each.': 'Die Linie {cells} lässt sich in Teile schneiden, die je {value} ergeben.',
  'The loop {cells} can be cut into parts that come to {value} each.': 'Die Schleife {cells} lässt sich in Teile schneiden, die je {value} ergeben.',
  'Any three neighbours on the entropic line {cells} are a low, a middle and a high digit.': 'Je drei Nachbarn auf der Entropie-Linie {cells} sind eine kleine, eine mittlere und eine große Ziffer.',
  'Any {value} neighbours on the modular line {cells} have different rests modulo {value}.': 'Je {value} Nachbarn auf der Modulo-Linie {cells} haben verschiedene Reste modulo {value}.',
  'No two cells of the nabner line {cells} are the same or differ by 1.': 'Keine zwei Zellen der Nabner-Linie {cells} sind gleich oder unterscheiden sich um 1.',

  // Pairs.
  '{cells} differ by {value}.': '{cells} unterscheiden sich um {value}.',
  'One of {cells} is twice the other.': 'Eine der Zellen {cells} ist das Doppelte der anderen.',
  'One of {cells} is {count} times the other.': 'Eine der Zellen {cells} ist {count} mal so groß wie die andere.',
  '{first} is more than {last}.': '{first} ist größer als {last}.',
  'Between {cells} there is no white dot, so they do not differ by 1.': 'Zwischen {cells} ist kein weißer Punkt; also unterscheiden sie sich nicht um 1.',
  'Between {cells} there is no black dot, so neither is as many times the other as black dots say.': 'Zwischen {cells} ist kein schwarzer Punkt; also ist keine so oft die andere, wie schwarze Punkte sagen.',
  'Between {cells} there is neither an X nor a V, so they come to neither 10 nor 5.': 'Zwischen {cells} ist weder ein X noch ein V; also ergeben sie weder 10 noch 5.',
  'Neighbours on the line {cells} are one of the pairs of its table.': 'Nachbarn auf der Linie {cells} sind eins der Paare ihrer Tabelle.',
  'Any two of {cells}, in this order, are one of the pairs of their table.': 'Je zwei der Zellen {cells}, in dieser Ordnung, sind eins der Paare ihrer Tabelle.',
  '{groups} are clones, cell by cell.': '{groups} sind Klone, Zelle für Zelle.',

  // Sets.
  'Around their corner {cells} hold {values}.': 'Um ihre Ecke haben {cells} {values}.',
  '{cells} hold {values}.': '{cells} haben {values}.',
  '{cells} hold {values}, and none of these once more.': '{cells} haben {values}, und nichts davon noch einmal.',
  '{cells} hold {counts}, and no more of these.': '{cells} haben {counts}, und nichts davon öfter.',
  '{groups} hold the same digits.': '{groups} haben dieselben Ziffern.',
  'A digit that stands in {cells} stands there as often as it says.': 'Eine Ziffer, die in {cells} steht, steht dort so oft, wie sie sagt.',
  '{first} says how many different digits {rest} hold.': '{first} sagt, wie viele verschiedene Ziffern {rest} haben.',
  'The cage {cells} holds no digit twice, as many odd digits as even ones, and as many low ones as high ones.': 'Der Käfig {cells} hat keine Ziffer zweimal, so viele ungerade wie gerade und so viele kleine wie große.',
  'Each of {cells} says in which row its column has the number of its own row.': 'Jede der Zellen {cells} sagt, in welcher Zeile ihre Spalte die Nummer ihrer eigenen Zeile hat.',
  'Each of {cells} says in which column its row has the number of its own column.': 'Jede der Zellen {cells} sagt, in welcher Spalte ihre Zeile die Nummer ihrer eigenen Spalte hat.',
  '{second} says which of {tail} is the same as {first}.': '{second} sagt, welche der Zellen {tail} dasselbe hat wie {first}.',

  // Clues from outside.
  'Between the smallest and the largest digit of {line} the cells come to {value}.': 'Zwischen der kleinsten und der größten Ziffer von {line} ergeben die Zellen {value}.',
  'Between the smallest and the largest digit of the lunchbox {cells} the cells come to {value}, and no digit stands twice.': 'Zwischen der kleinsten und der größten Ziffer der Lunchbox {cells} ergeben die Zellen {value}, und keine Ziffer steht zweimal.',
  'The first cells of {line}, as many as {first} says, come to {value}.': 'Die ersten Zellen von {line}, so viele, wie {first} sagt, ergeben {value}.',
  'Along {line} {value} cells can be seen: those that are higher than all before them.': 'Entlang {line} sind {value} Zellen zu sehen: die, die höher sind als alle vor ihnen.',
  'Along {line} the first cell that is not higher than all before it is {value}.': 'Entlang {line} ist die erste Zelle, die nicht höher ist als alle vor ihr, {value}.',
  'Along {line} the cell whose number {first} says is {value}.': 'Entlang {line} ist die Zelle, deren Nummer {first} sagt, {value}.',

  // The whole board, patterns.
  '{cells} are as many steps apart as the digits that they cannot both hold.': '{cells} sind so viele Schritte voneinander entfernt wie die Ziffern, die sie nicht beide haben können.',
  'The square {cells} has a low, a middle and a high digit.': 'Das Quadrat {cells} hat eine kleine, eine mittlere und eine große Ziffer.',
  'The square {cells} has all three rests modulo 3.': 'Das Quadrat {cells} hat alle drei Reste modulo 3.',
  'A 5 has a 1 above it or a 9 below it, as of {cells}.': 'Eine 5 hat eine 1 über sich oder eine 9 unter sich, so hier {cells}.',
  'The line {cells} matches the pattern {text}.': 'Die Linie {cells} passt zum Muster {text}.',
  'The line {cells} is read by its automaton.': 'Die Linie {cells} wird von ihrem Automaten gelesen.',
};

export const ruleNames: Readonly<Record<string, string>> = {
  'Cage Combination': 'Kombination im Käfig',
  'One Rule': 'Eine Regel allein',
  'One Clue': 'Ein Hinweis allein',
  'Innie': 'Überstand innen',
  'Outie': 'Überstand außen',
  'Innie and Outie': 'Überstand innen und außen',

  'Killer Cage': 'Käfig',
  'Sum': 'Summe',
  'Arrow': 'Pfeil',
  'Double Arrow': 'Doppelpfeil',
  'Little Killer': 'Little Killer',
  'XV': 'XV',
  'Equal Sums': 'Gleiche Summen',
  'Rellik Cage': 'Rellik-Käfig',
  'Thermometer': 'Thermometer',
  'Slow Thermometer': 'Langsames Thermometer',
  'Whisper Line': 'Flüsterlinie',
  'Renban Line': 'Renban-Linie',
  'Palindrome': 'Palindrom',
  'Between Line': 'Zwischenlinie',
  'Lockout Line': 'Sperrlinie',
  'Region Sum Line': 'Regionssummen-Linie',
  'Sum Line': 'Summenlinie',
  'Sum Loop': 'Summenschleife',
  'Zipper Line': 'Reißverschluss-Linie',
  'Entropic Line': 'Entropie-Linie',
  'Modular Line': 'Modulo-Linie',
  'Nabner Line': 'Nabner-Linie',
  'White Dot': 'Weißer Punkt',
  'Black Dot': 'Schwarzer Punkt',
  'Greater Than': 'Größer als',
  'All White Dots Given': 'Alle weißen Punkte gegeben',
  'All Black Dots Given': 'Alle schwarzen Punkte gegeben',
  'All XV Given': 'Alle XV gegeben',
  'Table of Pairs': 'Tabelle von Paaren',
  'Table of All Pairs': 'Tabelle aller Paare',
  'Clone': 'Klon',
  'Quadruple': 'Vierergruppe',
  'Contains': 'Enthält',
  'Contains Exactly': 'Enthält genau',
  'Look and Say': 'Look and Say',
  'Same Values': 'Gleiche Werte',
  'Counting Circles': 'Zählende Kreise',
  'Count of Digits': 'Zahl der Ziffern',
  'Equality Cage': 'Gleichheitskäfig',
  'Row Indexer': 'Zeilenzeiger',
  'Column Indexer': 'Spaltenzeiger',
  'Index Arrow': 'Zeigepfeil',
  'Sandwich': 'Sandwich',
  'Lunchbox': 'Lunchbox',
  'X-Sum': 'X-Summe',
  'Hidden Skyscraper': 'Verdeckter Wolkenkratzer',
  'Numbered Room': 'Nummerierter Raum',
  'Anti-Taxicab': 'Anti-Taxi',
  'Global Entropy': 'Entropie überall',
  'Global Modulo': 'Modulo überall',
  'Dutch Flatmates': 'Wohngemeinschaft',
  'Pattern': 'Muster',
  'Automaton': 'Automat',
};
