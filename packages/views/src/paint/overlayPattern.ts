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

/** The pattern as a tiny inline SVG, repeated: one request-free picture at every pixel density. */
export function overlayDeclarations({ pattern, sizePx, colorA, colorB }: Overlay): Declarations {
  const rows = PATTERNS[pattern - 1];
  if (!rows) return { display: 'none' };
  const cells = rows.length;
  const size = Math.max(1, Math.min(40, sizePx)) * cells;
  const rects = rows.flatMap((row, y) =>
    [...row].flatMap((cell, x) => (cell === '#' ? [`<rect x='${x}' y='${y}' width='1' height='1'/>`] : [])),
  );
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${cells}' height='${cells}' shape-rendering='crispEdges'><rect width='${cells}' height='${cells}' fill='${colorA}'/><g fill='${colorB}'>${rects.join('')}</g></svg>`;
  return {
    'background-image': `url("data:image/svg+xml,${encodeURIComponent(svg)}")`,
    'background-size': `${size}px ${size}px`,
    'background-repeat': 'repeat',
  };
}
