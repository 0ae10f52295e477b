import type { ReactElement } from 'react';
import { isOn, type Settings, textOf } from '../settings/Settings.ts';

/** Lines along an edge, as paths in a box of 1000 by 100; what is below the line is filled. Names are those of documents. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  mountains: ['M0 100V60L90 20 170 66 280 6 370 60 470 30 560 72 680 12 790 64 880 28 1000 76V100Z'],
  drops: [
    'M0 100V40Q40 90 80 40T160 40Q200 100 240 40T320 40Q360 80 400 40T480 40Q520 96 560 40T640 40Q680 84 720 40T800 40Q840 98 880 40T1000 40V100Z',
  ],
  clouds: [
    'M0 100V70a40 40 0 0 1 70-26 60 50 0 0 1 110-10 50 44 0 0 1 90 8 70 56 0 0 1 130-8 54 46 0 0 1 100 4 64 52 0 0 1 120-4 52 44 0 0 1 96 6 60 50 0 0 1 110 0 46 40 0 0 1 90 12 40 36 0 0 1 84 18V100Z',
  ],
  zigzag: [
    `M0 100${Array.from({ length: 20 }, (_, at) => `L${at * 50} 90L${at * 50 + 25} 20`).join('')}L1000 90V100Z`,
  ],
  pyramids: ['M0 100L180 30 320 80 500 10 700 74 840 36 1000 100Z'],
  triangle: ['M0 100H440L500 20 560 100H1000Z'],
  'triangle-asymmetrical': ['M0 100H640L740 10 1000 100Z'],
  tilt: ['M0 100V0L1000 100Z'],
  'opacity-tilt': ['M0 100V0L1000 100Z', 'M0 100V30L1000 100Z', 'M0 100V60L1000 100Z'],
  'opacity-fan': ['M0 100L500 0 1000 100Z', 'M0 100L500 30 1000 100Z', 'M0 100L500 60 1000 100Z'],
  curve: ['M0 100Q500-100 1000 100Z'],
  'curve-asymmetrical': ['M0 100Q720-80 1000 100Z'],
  waves: ['M0 100V60C120 10 240 20 360 56S620 96 760 50 930 30 1000 54V100Z'],
  'wave-brush': ['M0 100V70C90 40 170 80 260 56S440 20 540 58 720 90 830 48 950 50 1000 64V100Z'],
  'waves-pattern': [
    'M0 100V50C60 10 110 10 170 50S280 90 340 50 450 10 510 50 620 90 680 50 790 10 850 50 950 80 1000 50V100Z',
  ],
  arrow: ['M0 100H480L500 40 520 100H1000Z'],
  split: ['M0 100V60H480Q500 60 500 20 500 60 520 60H1000V100Z'],
  book: ['M0 100V30Q300 30 500 90 700 30 1000 30V100Z'],
};

/** A shape on an edge of a section or container; null: there is none. */
export function shapeDivider(settings: Settings, side: 'top' | 'bottom'): ReactElement | null {
  const name = textOf(settings, `shape_divider_${side}`);
  const paths = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
  if (!paths) return null;
  const isNegative = isOn(settings, `shape_divider_${side}_negative`);
  const isFlipped = isOn(settings, `shape_divider_${side}_flip`);
  return (
    <div
      key={`shape-${side}`}
      className={`elementor-shape elementor-shape-${side}${isFlipped ? ' elementor-shape-flipped' : ''}`}
      aria-hidden="true"
      data-negative={String(isNegative)}
    >
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 100" preserveAspectRatio="none">
        {paths.map((path, index) => (
          <path
            key={path}
            className="elementor-shape-fill"
            d={path}
            opacity={paths.length > 1 ? (index + 1) / paths.length : undefined}
          />
        ))}
      </svg>
    </div>
  );
}
