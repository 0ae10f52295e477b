export type Side = 'left' | 'right';

const BOX = 24;

/** How far from the middle, in the size of the text. */
const fromMiddle = (place: number): string =>
  `calc(50% + ${Math.round(((place - BOX / 2) / BOX) * 1000) / 1000}em)`;

/**
 * A shape in the colour and size of the text around it, cut out: a picture in the style sheet would stay blank on pages that allow
 * none. A space keeps the line that it stands in.
 */
export function iconCss(shape: string, side: Side): string {
  const corners = shape.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return `${fromMiddle(side === 'right' ? BOX - x : x)} ${fromMiddle(y)}`;
  });
  return `content:'\\a0';background:currentColor;clip-path:polygon(${corners.join()})`;
}
