.mode list
.nullvalue NULL
create table puzzle(id integer primary key, text);
insert into puzzle(text) values
  ('3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..'),
  ('........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58'),
  ('33...............................................................................'),
  (null);
select 'solve', id, sudoku_status(text), sudoku_solve(text), sudoku_is_unique(text), sudoku_is_minimal(text) from puzzle;
select 'count', id, sudoku_count(text), sudoku_count(text, 2) from puzzle;
select 'rate', id, sudoku_rate(text), sudoku_rate_ep(text), sudoku_rate_ed(text) from puzzle;
select 'level', id, sudoku_level(text), sudoku_level(text, 'hodoku'), sudoku_score(text), sudoku_score(text, 'nonet'), sudoku_score(text, 'se') from puzzle;
select 'board', sudoku_level(text), sudoku_solve(text), try_sudoku_score(text) from
  (select json_object('board', '4x4+x', 'puzzle', '....1.2.4.......') as text union all select '..4..2....14....');
select 'text', id, sudoku_givens(text), sudoku_error(text), sudoku_format(text) = text from puzzle;
select 'canon', id, sudoku_canon(text), sudoku_class(text), sudoku_scramble(text, 5) from puzzle where id <> 3;
select 'same class', sudoku_class(text) = sudoku_class(sudoku_scramble(text, 5, 7)) from puzzle where id = 1;
select 'json', id, sudoku_check(text) ->> 'minimal', sudoku_hint(text, 1) ->> 'hint', sudoku_hint(text) ->> '$.step.rating',
  json_array_length(sudoku_explain(text), '$.steps'), sudoku_diagnose(text) ->> 'solutions' from puzzle;
select 'nested', json_object('canon', sudoku_canon_json(text)) ->> '$.canon.automorphisms' from puzzle where id = 1;
select 'picture', substr(sudoku_draw(text), 1, 5), sudoku_draw(text, 1) = sudoku_draw(text) from puzzle where id = 1;

-- Forms.
select sudoku_solve('3 0 6 5 0 8 4 0 0
5 2 0 0 0 0 0 0 0
0 8 7 0 0 0 0 3 1
0 0 3 0 1 0 0 8 0
9 0 0 8 6 3 0 0 5
0 5 0 0 9 0 6 0 0
1 3 0 0 0 0 2 5 0
0 0 0 0 0 0 0 7 4
0 0 5 2 0 6 3 0 0');
select sudoku_format(text, 'grid') from puzzle where id = 1;

-- What is no puzzle is an error, unless it is asked for.
select sudoku_solve('123');
select sudoku_error('123'), sudoku_error('');
select sudoku_canon(text) from puzzle where id = 3;
select sudoku_class(text) from puzzle where id = 3;
select sudoku_format(text, 'poem') from puzzle;
select sudoku_hint(text, 6) from puzzle;
select sudoku_level(text, 'easy') from puzzle;
select sudoku_score('..4..2....14....');
select 'tried', try_sudoku_canon(text), try_sudoku_canon_json(text), try_sudoku_scramble(text, 5) from puzzle where id = 3;
select sudoku_draw(text, 1000) from puzzle;

-- What the nodes do not suffice for is not known.
select sudoku_count('.................................................................................');
select sudoku_status(text, 1), sudoku_solve(text, 1), sudoku_is_unique(text, 1) from puzzle where id = 2;
select sudoku_count(text, 0, 3), sudoku_rate(text, 1) from puzzle where id = 2;
select sudoku_solve(text, 0) from puzzle;
select sudoku_count(text, -1) from puzzle;

-- Tables.
select item, puzzle, solution, givens, er, met from sudoku_generate(7, 3);
select count(*), count(distinct puzzle), min(item), max(item), min(givens) >= 24, max(givens) <= 28
  from sudoku_generate(7, 1000) where symmetry = 'rot180' and fewest_givens = 24 and most_givens = 28;
select givens, er, met from sudoku_generate(7, 2) where lowest_rating = 7 and highest_rating = 7.5;
select er >= 5, met from sudoku_generate(7, 1) where lowest_rating = 5;
select met from sudoku_generate(7, 1) where fewest_givens = 17 and most_givens = 17 and attempts = 3;
select item, puzzle = (select puzzle from sudoku_generate(7, 3) where item = 2) from sudoku_generate(7, 1, 2);
select item, givens, met, board from sudoku_generate(7, 2) where on_board = '6x6';
select board like '6x6+%thermo:%', met from sudoku_generate(7, 2) where on_board = '6x6' and rules = 'thermo' and clues = 2 and level = 'medium';
select board like '9x9+%killer=%' from sudoku_generate(7, 1) where rules = 'killer';
select * from sudoku_generate(7, 1) where rules = 'luck';
select board like 'jigsaw:%', met, length(puzzle) from sudoku_generate(7, 1) where jigsaw = 1 and on_board = '6x6';
select count(*) from sudoku_generate(7, 3) where level = 'hard' and sudoku_is_unique(puzzle);
select count(*) from sudoku_generate(7, 0);
select count(*) from sudoku_generate(null, 5);
select count(*) from sudoku_generate(7, 10, 0, 'rot180', 1) where puzzle = sudoku_format(puzzle) and sudoku_is_minimal(puzzle);
select * from sudoku_generate(7);
select * from sudoku_generate(7, 1, 0, 'spiral');
select * from sudoku_generate(7, -1);
select * from sudoku_generate(7, 1) where attempts = 0;
select id, steps.* from puzzle, sudoku_steps(puzzle.text) as steps where step <= 2;
select id, count(*), max(rating) from puzzle, sudoku_steps(puzzle.text) as steps group by id;
select count(*) from sudoku_steps(null);
select count(*) from sudoku_steps('12');
select count(*) from sudoku_steps;
select technique, count(*) from sudoku_generate(1, 50) as made, sudoku_steps(made.puzzle) group by 1 order by 2 desc limit 3;

-- One row that is not a puzzle does not end a query.
select try_sudoku_rate('12'), try_sudoku_solve('12', 1000), try_sudoku_status(text), try_sudoku_givens('12') from puzzle where id = 1;
select count(try_sudoku_solve(text)), count(*) from (select text from puzzle union all select '12' union all select '');
select try_sudoku_class('..4..2....14....'), try_sudoku_canon(sudoku_format(text, 'pencil')) from puzzle where id = 1;
select sudoku_class('..4..2....14....');
select try_sudoku_rate(text, 0) from puzzle where id = 1;
select try_sudoku_format(text, 'cube') from puzzle where id = 1;

-- Deterministic and innocuous: they may stand in indexes, in generated columns and in views.
create index class on puzzle(sudoku_class(text)) where id <> 3;
explain query plan select * from puzzle where id <> 3 and sudoku_class(text) = 'x';
create table kept(text, status text generated always as (sudoku_status(text)) stored);
insert into kept(text) select text from puzzle;
select status from kept;
pragma trusted_schema = off;
create view made as select puzzle from sudoku_generate(7, 2);
select count(*), count(sudoku_solve(puzzle)) from made;
create view solved as select sudoku_solve(text) as solution from puzzle;
select count(*), count(solution) from solved;
