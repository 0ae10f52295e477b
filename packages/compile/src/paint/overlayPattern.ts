import type { Overlay } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';

/** Sixteen patterns drawn on a small grid of cells: `#` is colour B, anything else colour A. */
const PATTERNS: readonly (readonly string[])[] = [
  ['#.', '..'],
  ['#..', '...', '...'],
  ['#.', '.#'],
  ['#...', '....', '..#.', '....'],
  ['##', '..'],
  ['###', '...', '...'],
  ['#.', '#.'],
  ['#..', '#..', '#..'],
  ['#..', '.#.', '..#'],
  ['..#', '.#.', '#..'],
  ['#...', '.#..', '..#.', '...#'],
  ['...#', '..#.', '.#..', '#...'],
  ['###', '#..', '#..'],
  ['####', '#...', '#...', '#...'],
  ['#.#.', '.#.#', '#.#.', '.#.#'],
  ['##..', '##..', '..##', '..##'],
];

/**
 * The pattern in gradients, a rectangle for each run of cells: nothing is asked for, also where a page's policy allows no `data:`
 * pictures. A quarter turn around a point near the end of the tile is a rectangle in its corner, moved to where the run is.
 */
export function overlayDeclarations({ pattern, sizePx, colorA, colorB }: Overlay): Declarations {
  const rows = PATTERNS[pattern - 1];
  if (!rows) return { display: 'none' };
  const cell = Math.max(1, Math.min(40, sizePx));
  const size = cell * rows.length;
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/#+|\.+/g)].map(({ 0: run, index }) => ({ run, x: index, y })),
  );
  return {
    'background-image': runs
      .map(({ run }) => {
        const corner = `${size - run.length * cell}px ${size - cell}px`;
        return `conic-gradient(from 90deg at ${corner},${run[0] === '#' ? colorB : colorA} 25%,transparent 0)`;
      })
      .join(','),
    'background-position': runs
      .map(({ run, x, y }) => `${(x + run.length) * cell}px ${(y + 1) * cell}px`)
      .join(','),
    'background-size': `${size}px ${size}px`,
    'background-repeat': 'repeat',
  };
}
