export type Side = 'left' | 'right';

/**
 * A shape in the colour and size of the text around it: the width of its line, and its path to the left in a box of 24.
 * A space keeps the line that it stands in.
 */
export function iconCss(shape: string, side: Side): string {
  const [width, path] = shape.split('|');
  const turned = side === 'right' ? " transform='matrix(-1 0 0 1 24 0)'" : '';
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${path}'${turned} fill='none' stroke='#000' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'/></svg>`;
  const mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}") center/1em 1em no-repeat`;
  return `content:'\\a0';background:currentColor;mask:${mask}`;
}
