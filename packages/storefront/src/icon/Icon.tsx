import type { ReactElement } from 'react';

/** Drawn in a square of 24, with strokes in the text's colour. */
const paths = {
  cart: 'M3 4h2.2l2.3 11h10.2L20 7.5H6M9 20.2h.01M16.5 20.2h.01',
  heart: 'M12 20S3.5 14.8 3.5 8.9A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8.5 1.9C20.5 14.8 12 20 12 20z',
  compare: 'M7 4v16M17 4v16M3.5 8 7 4l3.5 4M13.5 16l3.5 4 3.5-4',
  user: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.6 3.8-5 7.5-5s6.7 1.4 7.5 5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.2 16.2 20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  up: 'M6 14.5 12 8.5l6 6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  grid: 'M4 4.5h6.5V11H4zM13.5 4.5H20V11h-6.5zM4 14h6.5v6H4zM13.5 14H20v6h-6.5z',
  cross: 'M6 6l12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof paths;

/** Only ever beside words, so that nobody is read a picture. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
