/** Corners of a regular shape in a box of 100 by 100, the first at an angle from the top. */
function corners(count: number, fromTop = 0): string {
  const points = Array.from({ length: count }, (_, at) => {
    const angle = ((fromTop + (at * 360) / count) * Math.PI) / 180;
    return `${round(50 + 50 * Math.sin(angle))} ${round(50 - 50 * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const ellipse = (x: number, y: number): string =>
  `M${50 - x} 50a${x} ${y} 0 1 1 ${2 * x} 0a${x} ${y} 0 1 1 ${-2 * x} 0Z`;

/** Round ends on the short sides of a box. */
const pill = (x: number, y: number): string => {
  const end = Math.min(x, y);
  return `M${50 - x + end} ${50 - y}H${50 + x - end}a${end} ${end} 0 0 1 ${end} ${end}V${50 + y - end}a${end} ${end} 0 0 1 ${-end} ${end}H${50 - x + end}a${end} ${end} 0 0 1 ${-end} ${-end}V${50 - y + end}a${end} ${end} 0 0 1 ${end} ${-end}Z`;
};

/** Six petals around the middle. */
const flower = (): string =>
  Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3;
    const [x, y] = [50 + 28 * Math.sin(angle), 50 - 28 * Math.cos(angle)].map(round) as [number, number];
    return `M${x - 22} ${y}a22 22 0 1 1 44 0a22 22 0 1 1-44 0Z`;
  }).join('') + 'M28 50a22 22 0 1 1 44 0a22 22 0 1 1-44 0Z';

/** Shapes that documents cut things to, by the names that they have there; drawn in a box of 100 by 100. */
const SHAPES: Readonly<Record<string, string>> = {
  circle: ellipse(50, 50),
  'oval-vertical': ellipse(35, 50),
  'oval-horizontal': ellipse(50, 35),
  'pill-vertical': pill(28, 50),
  'pill-horizontal': pill(50, 28),
  triangle: 'M50 5L100 95H0Z',
  diamond: corners(4),
  pentagon: corners(5),
  'hexagon-vertical': corners(6),
  'hexagon-horizontal': corners(6, 30),
  heptagon: corners(7),
  octagon: corners(8, 22.5),
  'parallelogram-right': 'M25 15H100L75 85H0Z',
  'parallelogram-left': 'M0 15H75L100 85H25Z',
  'trapezoid-up': 'M22 15H78L100 85H0Z',
  'trapezoid-down': 'M0 15H100L78 85H22Z',
  flower: flower(),
  sketch:
    'M8 30C20 8 44 12 60 6 82 2 96 20 94 40 100 58 90 82 72 90 54 100 30 96 16 84 0 72 2 48 8 30ZM4 44L14 20 18 24 8 52Z',
  // With a hole in the middle.
  hexagon: `${corners(6)}M50 26L29.2 38V62L50 74 70.8 62V38Z`,
  blob: 'M52 4C72 0 92 14 95 36 99 56 88 66 84 80 78 96 54 100 38 94 20 88 4 74 4 54 4 36 16 30 24 20 32 10 40 6 52 4Z',
};

/** A shape as a picture that stands in the style sheet; empty: there is none of that name. */
export function maskShape(name: string): string {
  const path = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
  if (path === undefined) return '';
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Cpath fill-rule='${name === 'hexagon' ? 'evenodd' : 'nonzero'}' d='${path}'/%3E%3C/svg%3E")`;
}
