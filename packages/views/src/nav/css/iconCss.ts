/** Shapes in a box of 24, drawn by a line. Names say where they point to. */
const SHAPES = {
  chevron: ['M15 4 7 12l8 8', 1.6],
  bold: ['M15.5 4.5 8 12l7.5 7.5', 3.2],
  angle: ['M14.5 6 9 12l5.5 6', 2.2],
  arrow: ['M21 12H4M10 5l-7 7 7 7', 2],
  ring: ['M13.5 8 9.5 12l4 4M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20', 1.6],
  triangle: ['M15 5 8 12l7 7z', 2],
} as const satisfies Record<string, readonly [string, number]>;
export type Shape = keyof typeof SHAPES;
export type Side = 'left' | 'right';

/** A shape in the colour and size of the text around it. A space keeps the line that it stands in. */
export function iconCss(shape: Shape, side: Side): string {
  const [path, width] = SHAPES[shape];
  const turned = side === 'right' ? " transform='matrix(-1 0 0 1 24 0)'" : '';
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${path}'${turned} fill='none' stroke='#000' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'/></svg>`;
  const mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}") center/1em 1em no-repeat`;
  return `content:'\\a0';background:currentColor;mask:${mask}`;
}
