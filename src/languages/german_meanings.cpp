// The meanings of rules, in German.

#include "languages/german.hpp"

namespace nonet {
namespace {

// clang-format off
constexpr Form forms[] = {
    {"No digit repeats in the cage. If a total is given, the cells sum to it.", "Keine Ziffer wiederholt sich im Käfig. Ist eine Summe angegeben, ergeben die Zellen zusammen diese Summe."},
    {"The cells sum to the total; digits may repeat. A weight for each cell may follow the total.", "Die Zellen ergeben zusammen die Summe; Ziffern dürfen sich wiederholen."},
    {"The cells of each shaft sum to the value in the bulb; a bulb of several cells is read as one number.", "Die Zellen jedes Pfeilschafts ergeben zusammen den Wert im Kreis; mehrere Zellen im Kreis werden als eine Zahl gelesen."},
    {"The sum of the two ends equals the sum of the cells between them.", "Die Summe der beiden Enden ist gleich der Summe der Zellen dazwischen."},
    {"The diagonal sums to the total; digits may repeat.", "Die Zellen der Diagonale ergeben zusammen die Summe; Ziffern dürfen sich wiederholen."},
    {"The two cells sum to the total: 10 for X, 5 for V.", "Die beiden Zellen ergeben zusammen 10 (X) oder 5 (V)."},
    {"All groups have the same sum.", "Alle Gruppen haben dieselbe Summe."},
    {"No digit repeats in the cage, and no subset of its cells sums to the total.", "Keine Ziffer wiederholt sich im Käfig, und keine Auswahl seiner Zellen ergibt die Summe."},
    {"The two cells differ by 1, or by the given number.", "Die beiden Zellen unterscheiden sich um 1 oder um die angegebene Zahl."},
    {"One of the two cells is twice the other, or the given multiple of it.", "Eine der beiden Zellen ist das Doppelte der anderen oder das angegebene Vielfache."},
    {"The first cell is greater than the second.", "Die erste Zelle ist größer als die zweite."},
    {"Neighbours in a row or column without a dot between them do not differ by 1.", "Benachbarte Zellen einer Zeile oder Spalte ohne Punkt dazwischen unterscheiden sich nicht um 1."},
    {"Neighbours without a dot between them are never in the ratio of a black dot.", "Benachbarte Zellen ohne Punkt dazwischen stehen nie im Verhältnis eines schwarzen Punkts."},
    {"Neighbours without an X or a V between them sum to neither 5 nor 10.", "Benachbarte Zellen ohne X oder V dazwischen ergeben weder 5 noch 10."},
    {"Each cell of the line and the next one form one of the listed pairs of values.", "Jede Zelle der Linie bildet mit der nächsten eines der angegebenen Wertepaare."},
    {"Each cell and any later one form one of the listed pairs of values.", "Jede Zelle bildet mit jeder späteren eines der angegebenen Wertepaare."},
    {"The groups are equal, cell by cell.", "Die Gruppen sind Zelle für Zelle gleich."},
    {"Values increase along the line, starting at the bulb.", "Die Werte steigen vom runden Ende aus entlang der Linie."},
    {"Values increase or stay the same along the line, starting at the bulb.", "Die Werte steigen vom runden Ende aus entlang der Linie oder bleiben gleich."},
    {"Each cell and the next one differ by at least half the number of digits (5 on 9x9), or by at least the given number.", "Aufeinanderfolgende Zellen unterscheiden sich mindestens um die Hälfte der Anzahl der Ziffern (5 bei 9x9) oder um die angegebene Zahl."},
    {"The values are consecutive, in any order.", "Die Werte sind aufeinanderfolgende Zahlen in beliebiger Reihenfolge."},
    {"The line reads the same from both ends.", "Die Linie liest sich von beiden Enden gleich."},
    {"The other cells of the line have values between those of its two ends.", "Die Werte der übrigen Zellen liegen zwischen denen der beiden Enden."},
    {"The ends differ by at least 4, or by at least the given number; the values of the other cells are outside the range from one end to the other.", "Die Enden unterscheiden sich um mindestens 4 oder um die angegebene Zahl; die Werte der übrigen Zellen liegen außerhalb des Bereichs von einem Ende zum anderen."},
    {"The line has the same sum in each box or piece that it passes through; each visit counts separately.", "Die Linie hat in jedem Block oder Gebiet, durch das sie führt, dieselbe Summe; jeder Durchgang zählt einzeln."},
    {"The line can be divided into one or more parts that each sum to the total.", "Die Linie lässt sich in einen oder mehrere Abschnitte teilen, die jeweils die Summe ergeben."},
    {"The closed line can be divided into one or more parts that each sum to the total.", "Die geschlossene Linie lässt sich in einen oder mehrere Abschnitte teilen, die jeweils die Summe ergeben."},
    {"All pairs of cells at equal distance from the two ends have the same sum; a middle cell equals that sum.", "Je zwei Zellen mit gleichem Abstand zu den Enden haben dieselbe Summe; eine mittlere Zelle ist gleich dieser Summe."},
    {"Any three consecutive cells have a low, a middle and a high value.", "Je drei aufeinanderfolgende Zellen haben einen niedrigen, einen mittleren und einen hohen Wert."},
    {"Any three consecutive cells have different remainders modulo 3; if N is given, any N cells modulo N.", "Je drei aufeinanderfolgende Zellen haben verschiedene Reste modulo 3; ist eine Zahl N angegeben, gilt das für je N Zellen modulo N."},
    {"No two cells of the line are equal or differ by 1.", "Keine zwei Zellen der Linie sind gleich oder unterscheiden sich um 1."},
    {"The cells between the smallest and the largest value of the line sum to the clue.", "Die Zellen zwischen dem kleinsten und dem größten Wert der Reihe ergeben zusammen den Hinweis."},
    {"No digit repeats; the cells between the smallest and the largest value sum to the clue.", "Keine Ziffer wiederholt sich; die Zellen zwischen dem kleinsten und dem größten Wert ergeben zusammen den Hinweis."},
    {"The first N cells of the line sum to the clue, where N is the value of the first cell.", "Die ersten N Zellen der Reihe ergeben zusammen den Hinweis; N ist der Wert der ersten Zelle."},
    {"The clue is the number of cells visible along the line: those higher than all before them. A 0 is never visible.", "Der Hinweis ist die Anzahl der Zellen, die entlang der Reihe sichtbar sind: jene, die höher sind als alle davor. Eine 0 ist nie sichtbar."},
    {"The clue is the value of the first hidden cell: the first one that is not higher than all before it.", "Der Hinweis ist der Wert der ersten verdeckten Zelle: der ersten, die nicht höher ist als alle davor."},
    {"The clue is the value of the Nth cell of the line, where N is the value of the first cell.", "Der Hinweis ist der Wert der N-ten Zelle der Reihe; N ist der Wert der ersten Zelle."},
    {"Read as a number, the line has rank N among all rows and columns, read from both ends: N - 1 of them are less, and no other is equal.", "Als Zahl gelesen hat die Reihe Rang N unter allen Zeilen und Spalten, von beiden Enden gelesen: N - 1 davon sind kleiner, und keine andere ist gleich."},
    {"Read as a number, the line has rank N among all rows and columns, read from both ends: N - 1 of them are less; others may be equal.", "Als Zahl gelesen hat die Reihe Rang N unter allen Zeilen und Spalten, von beiden Enden gelesen: N - 1 davon sind kleiner; andere dürfen gleich sein."},
    {"The four cells around a corner contain the listed values, each at least as often as it is listed.", "Die vier Zellen um eine Ecke enthalten die angegebenen Werte, jeden mindestens so oft, wie er angegeben ist."},
    {"The cells contain the listed values, each at least as often as it is listed.", "Die Zellen enthalten die angegebenen Werte, jeden mindestens so oft, wie er angegeben ist."},
    {"The cells contain each listed value exactly as often as it is listed; other values are free.", "Die Zellen enthalten jeden angegebenen Wert genau so oft, wie er angegeben ist; andere Werte sind frei."},
    {"The numbers are pairs of a count and a value: the cells contain each value exactly that many times.", "Die Zahlen sind Paare aus Anzahl und Wert: Die Zellen enthalten jeden Wert in genau dieser Anzahl."},
    {"The groups contain the same values, equally often.", "Die Gruppen enthalten dieselben Werte gleich oft."},
    {"Each digit in these cells equals the number of times it occurs in them.", "Jede Ziffer in diesen Zellen gibt an, wie oft sie in ihnen vorkommt."},
    {"The first cell is the number of different digits in the other cells.", "Die erste Zelle ist die Anzahl der verschiedenen Ziffern in den übrigen."},
    {"No digit repeats; there are as many odd values as even ones, and as many low values as high ones.", "Keine Ziffer wiederholt sich; es gibt gleich viele gerade und ungerade Werte sowie gleich viele niedrige und hohe."},
    {"If one of these cells is in row R and has the value V, row V of its column has the value R.", "Hat eine dieser Zellen in Zeile Z den Wert W, so hat Zeile W ihrer Spalte den Wert Z."},
    {"If one of these cells is in column C and has the value V, column V of its row has the value C.", "Hat eine dieser Zellen in Spalte S den Wert W, so hat Spalte W ihrer Zeile den Wert S."},
    {"If one of these cells is at place P of its box and has the value V, place V of the box has the value P.", "Hat eine dieser Zellen auf Platz P ihres Blocks den Wert W, so hat Platz W des Blocks den Wert P."},
    {"The second cell is an index into the cells from the third one on; the first cell equals the cell at that index.", "Die zweite Zelle ist die Nummer einer Zelle, gezählt ab der dritten; die erste Zelle ist gleich dieser Zelle."},
    {"Each cell has one of the listed values.", "Jede Zelle hat einen der angegebenen Werte."},
    {"The cells that have one of the listed values form one area, connected by their sides; there is at least one such cell.", "Die Zellen mit einem der angegebenen Werte bilden ein Gebiet, das über Seiten zusammenhängt; mindestens eine solche Zelle gibt es."},
    {"The first cell is the number of other cells that equal the second, which counts too; a given number is subtracted.", "Die erste Zelle ist die Anzahl der übrigen Zellen, die gleich der zweiten sind; diese zählt mit. Eine angegebene Zahl wird abgezogen."},
    {"The other groups all start at one cell. The first cell is the number of cells equal to that start in unbroken runs from it, along all groups together; a given number is subtracted.", "Alle übrigen Gruppen beginnen in derselben Zelle. Die erste Zelle ist die Anzahl der Zellen, die ohne Unterbrechung ab dort gleich diesem Anfang sind, über alle Gruppen zusammen; eine angegebene Zahl wird abgezogen."},
    {"Each cell of the board has one of these cells, which holds the number of its region. Regions have as many cells as the longer side, are connected by their sides and hold no digit twice; they are numbered in the order of their first cells.", "Zu jeder Zelle des Gitters gehört eine dieser Zellen; sie enthält die Nummer des Gebiets. Gebiete haben so viele Zellen wie die längere Seite, hängen über Seiten zusammen und enthalten keine Ziffer zweimal; sie sind in der Reihenfolge ihrer ersten Zellen nummeriert."},
    {"Two cells of the same value V are never V steps apart.", "Zwei Zellen mit demselben Wert W sind nie genau W Schritte voneinander entfernt."},
    {"Every square of 2 x 2 cells has a low, a middle and a high value.", "Jedes Quadrat aus 2 x 2 Zellen hat einen niedrigen, einen mittleren und einen hohen Wert."},
    {"Every square of 2 x 2 cells has all three remainders modulo 3.", "Jedes Quadrat aus 2 x 2 Zellen hat alle drei Reste modulo 3."},
    {"Every 5 has a 1 above it or a 9 below it.", "Über jeder 5 steht eine 1 oder unter ihr eine 9."},
    {"The largest of the rows, columns, boxes and pieces all hold the same values.", "Die größten der Zeilen, Spalten, Blöcke und Gebiete enthalten alle dieselben Werte."},
    {"No two rows or columns, read as numbers from both ends, are equal.", "Keine zwei Zeilen oder Spalten, von beiden Enden als Zahlen gelesen, sind gleich."},
    {"The values of the line, written one after another, match the pattern, which can contain . [12] [^3] ( ) | * + ? {2,3}. Several lines are joined by /.", "Die Werte der Linie, hintereinander geschrieben, passen auf das Muster: . [12] [^3] ( ) | * + ? {2,3}. Mehrere Linien werden durch / getrennt."},
    {"The values of the line lead the automaton from a start state to an end state. Between two lines it takes a separate step.", "Die Werte der Linie führen den Automaten von einem Startzustand zu einem Endzustand. Die Zahlen geben Zustände, Start- und Endzustände und Übergänge an."},
    {"At least one of the rules in the brackets holds.", "Mindestens eine der Regeln in den Klammern gilt."},
    {"All rules in the brackets hold: used within 'or'.", "Alle Regeln in den Klammern gelten; wird innerhalb von „or“ verwendet."},
    {"Cells outside the board with values of their own: they can be filled so that all rules that name them hold.", "Zellen außerhalb des Gitters mit eigenen Werten: Sie lassen sich so ausfüllen, dass alle Regeln gelten, die sie nennen."},
};
// clang-format on

constexpr auto table = sorted(forms);

}  // namespace

constinit const std::span<const Translation> german_meanings(table);

}  // namespace nonet
