// A view whose code is loaded when it is first shown.

import { useEffect, useState } from 'preact/hooks';
import { words } from '../words/words.ts';

type View = () => preact.JSX.Element;

export function lazily(load: () => Promise<View>): View {
  let loaded: View | null = null;
  return () => {
    const [failed, setFailed] = useState(false);
    const [, redraw] = useState(0);
    useEffect(() => {
      if (loaded) return;
      let here = true;
      load().then(
        (view) => {
          loaded = view;
          if (here) redraw(1);
        },
        () => here && setFailed(true),
      );
      return () => void (here = false);
    }, []);
    const Loaded = loaded;
    if (Loaded) return <Loaded />;
    return failed ? <p class="notice error">{words.waiting.unloaded}</p> : <p class="working" role="status" />;
  };
}
