import type { ReactElement } from 'react';
import { isOn, type Settings, textOf } from '../settings/Settings.ts';

/** A line along an edge from the left to the right of a box; what is above it is filled, or what is below it where it is turned over. */
interface Shape {
  /** Of the box. By it the shape is as high as it is by itself. */
  readonly width: number;
  readonly height: number;
  /** The one in front last; those behind are paler. */
  readonly lines: readonly string[];
  /** It can be filled below the line instead. */
  readonly hasNegative?: boolean;
}

const WIDTH = 1000;

const shape = (height: number, lines: readonly string[], hasNegative = false): Shape => ({
  width: WIDTH,
  height,
  lines,
  hasNegative,
});

/** The same piece again and again, from one side to the other. */
const repeated = (step: number, start: string, piece: (x: number) => string): string =>
  start + Array.from({ length: Math.ceil(WIDTH / step) }, (_, at) => piece(at * step)).join('');

const drops = repeated(
  125,
  'M0 4',
  (x) =>
    `C${x + 6} 4 ${x + 8} 60 ${x + 18} 60S${x + 30} 4 ${x + 40} 10 ${x + 52} 95 ${x + 64} 95 ${x + 76} 10 ${x + 86} 8 ${x + 96} 44 ${x + 106} 44 ${x + 116} 4 ${x + 125} 4`,
);

const clouds = (base: number, size: number): string =>
  repeated(size, `M0 ${base}`, () => `a${size / 2} ${size * 0.42} 0 0 0 ${size} 0`);

/** By the names that documents have for them. */
const SHAPES: Readonly<Record<string, Shape>> = {
  mountains: shape(100, [
    'M0 28L90 66 200 34 330 92 450 30 560 62 690 22 820 84 920 44 1000 70',
    'M0 14L110 58 240 22 360 70 480 26 600 74 730 30 850 66 1000 20',
    'M0 6L130 38 260 10 390 44 520 12 650 50 780 16 900 40 1000 8',
  ]),
  drops: shape(98, [drops], true),
  clouds: shape(98, [clouds(42, 125), clouds(26, 100), clouds(10, 1000 / 12)], true),
  zigzag: shape(3.2, [repeated(10, 'M0 .4', (x) => `L${x + 5} 3 ${x + 10} .4`)]),
  pyramids: shape(100, ['M0 4L180 42 360 12 560 96 740 20 860 54 1000 4'], true),
  triangle: shape(100, ['M0 6L500 99 1000 6'], true),
  'triangle-asymmetrical': shape(100, ['M0 6L738 99 1000 6'], true),
  tilt: shape(100, ['M0 6L1000 100']),
  'opacity-tilt': shape(50.4, ['M0 2L1000 50', 'M0 2L1000 36', 'M0 2L1000 20']),
  'opacity-fan': shape(69, ['M0 2L500 68 1000 2', 'M0 2L500 46 1000 2', 'M0 2L500 24 1000 2']),
  curve: shape(100, ['M0 4C10 34 170 100 500 100S990 34 1000 4'], true),
  'curve-asymmetrical': shape(100, ['M0 6C20 34 270 99 615 99S990 36 1000 6'], true),
  waves: shape(100, ['M0 30C120 76 240 62 320 30S460-4 600 48 860 112 1000 70'], true),
  'wave-brush': shape(98, [
    'M0 46C110 86 210 30 330 60S560 98 680 58 880 30 1000 66',
    'M0 34C100 70 220 24 340 46S560 80 700 46 900 24 1000 52',
    'M0 20C120 50 220 14 350 30S580 60 700 32 890 14 1000 36',
  ]),
  'waves-pattern': shape(3.5, [
    repeated(20, 'M0 .6', (x) => `C${x + 5} .6 ${x + 5} 3.4 ${x + 10} 3.4S${x + 15} .6 ${x + 20} .6`),
  ]),
  arrow: shape(14.3, ['M0 0H485.7L500 14.3 514.3 0H1000'], true),
  split: shape(20, ['M0 3H483Q500 3 500 19.6 500 3 517 3H1000'], true),
  book: shape(100, ['M0 99H194C380 99 499 20 500 2 501 20 620 99 806 99H1000'], true),
};

/** Closed along the edge that is filled. */
const closed = (line: string, { width, height }: Shape, isNegative: boolean): string =>
  `${line}L${width} ${isNegative ? height : 0}H0Z`;

/** A shape on an edge of a section or container; null: there is none. */
export function shapeDivider(settings: Settings, side: 'top' | 'bottom'): ReactElement | null {
  const name = textOf(settings, `shape_divider_${side}`);
  const found = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
  if (!found) return null;
  const isNegative = found.hasNegative === true && isOn(settings, `shape_divider_${side}_negative`);
  const isFlipped = isOn(settings, `shape_divider_${side}_flip`);
  const { width, height, lines } = found;
  return (
    <div
      key={`shape-${side}`}
      className={`elementor-shape elementor-shape-${side}${isFlipped ? ' elementor-shape-flipped' : ''}`}
      aria-hidden="true"
      data-negative={String(isNegative)}
    >
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {lines.map((line, index) => (
          <path
            key={line}
            className="elementor-shape-fill"
            d={closed(line, found, isNegative)}
            opacity={lines.length > 1 ? Math.round(((index + 1) / lines.length) * 100) / 100 : undefined}
          />
        ))}
      </svg>
    </div>
  );
}
