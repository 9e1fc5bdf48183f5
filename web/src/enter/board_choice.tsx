// The choice of a board: one of each kind, or any by name.

import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../page.ts';
import { emptyOf } from '../state/board.ts';
import { geometryNamed, offered, titleNamed } from '../state/boards.ts';
import { words } from '../words/words.ts';

const other = 'other';

export function BoardChoice() {
  const { board, dispatch } = usePage();
  const { name } = board.geometry;
  const listed = offered.includes(name);
  const [typing, setTyping] = useState(!listed);
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    setText(name);
    setTyping(!listed);
    setProblem('');
  }, [name]);

  const choose = async (wanted: string) => {
    try {
      dispatch({ type: 'load', board: emptyOf(await geometryNamed(wanted)) });
      setProblem('');
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <div class="board-choice">
      <label class="field">
        <span>{words.enter.board}</span>
        <select
          value={typing ? other : name}
          onChange={(event) => {
            const wanted = event.currentTarget.value;
            setTyping(wanted === other);
            if (wanted !== other) void choose(wanted);
          }}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {titleNamed(one)}
            </option>
          ))}
          <option value={other}>{words.enter.anotherBoard}</option>
        </select>
      </label>
      {typing && (
        <form
          class="buttons"
          onSubmit={(event) => {
            event.preventDefault();
            void choose(text.trim());
          }}
        >
          <label class="field wide">
            <span>{words.enter.boardName}</span>
            <input value={text} spellcheck={false} autocomplete="off" onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <button type="submit">{words.enter.emptyBoard}</button>
        </form>
      )}
      {problem && (
        <p class="notice error" role="alert">
          {words.enter.noBoard(problem)}
        </p>
      )}
    </div>
  );
}
