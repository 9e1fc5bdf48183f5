// Line icons on a 24-unit square, drawn with the text's colour.

const paths = {
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 7l4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h3',
  hint: 'M9.5 17.5h5M10 20.5h4M9.5 17.5c0-2.5-3-3.6-3-7.3a5.5 5.5 0 0 1 11 0c0 3.7-3 4.8-3 7.3',
  erase: 'M8.5 6.5h11v11h-11L4 12zM11.5 9.5l5 5M16.5 9.5l-5 5',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  start: 'M18 5.5v13L8.5 12zM6 5.5v13',
  end: 'M6 5.5v13l9.5-6.5zM18 5.5v13',
  back: 'M15 5.5 8 12l7 6.5',
  forward: 'M9 5.5 16 12l-7 6.5',
  theme: 'M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17',
  help: 'M9.2 9.2a2.8 2.8 0 1 1 4.2 2.4c-.9.5-1.4 1.1-1.4 2.1M12 17v.2M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4',
  playing: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
  enter: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19z',
  check: 'M4.5 12.5 10 18 19.5 6.5',
  learn: 'M12 6.5C10 5 7 4.5 4 4.5v13c3 0 6 .5 8 2 2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2zM12 6.5v13',
  make: 'M4 4h16v16H4zM12 8v8M8 12h8',
  watch: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  zoom: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5M10.5 8v5M8 10.5h5',
  close: 'M6 6l12 12M18 6 6 18',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
