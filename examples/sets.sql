-- How hard are random minimal puzzles, by their number of givens?
create table puzzle as
  select puzzle, givens, sudoku_rate(puzzle) as er from sudoku_generate(2026, 100) where minimal = 1;
select format('%d givens: %d, of which %d rated 2.3 or less, the hardest %.1f', givens, count(*), sum(er <= 2.3), max(er))
  from puzzle group by givens having count(*) > 20;
