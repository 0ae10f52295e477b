import type { StyleSheet } from '../../css/StyleSheet.ts';
import { round } from '../../css/units.ts';
import { BULLET_WINDOWS, BULLETS_DOWN } from '../bulletLimits.ts';
import { SMALLEST_TARGET_PX } from '../limits.ts';
import type { Bullets } from '../navTypes.ts';

const CELLS = `minmax(${SMALLEST_TARGET_PX}px,max-content)`;

/** Bullets are as large as their look makes them, in cells that are never too small to hit; where room is short, cells shrink. */
export function addBulletRules(sheet: StyleSheet, bullets: Bullets, spot: string): void {
  const half = `${round(bullets.gapPx / 2)}px`;
  sheet.rule(`${spot}>.sr7-bullets`, (level) =>
    bullets.direction[level] === 'vertical'
      ? { 'grid-auto-flow': 'row', 'grid-auto-rows': CELLS, margin: `-${half} 0`, '--across': 0, '--down': 1 }
      : {
          'grid-auto-flow': 'column',
          'grid-auto-columns': CELLS,
          margin: `0 -${half}`,
          '--across': 1,
          '--down': 0,
        },
  );
  sheet.rule(`${spot}>.sr7-bullets>.sr7-bullet`, (level) =>
    bullets.direction[level] === 'vertical'
      ? { margin: `${half} auto`, '--hit': `-${half} 0px` }
      : {
          margin: `auto ${half}`,
          'max-width': `calc(100% - ${round(bullets.gapPx)}px)`,
          '--hit': `0px -${half}`,
        },
  );
  for (const count of BULLET_WINDOWS)
    sheet.rule(`${spot} [data-room="${count}"]`, (level) => ({
      display:
        bullets.direction[level] === 'vertical' && count > BULLETS_DOWN[level] ? 'none!important' : undefined,
    }));
}
