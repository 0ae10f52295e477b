import type { StyleSheet } from '../../css/StyleSheet.ts';
import { BULLET_WINDOWS, type Bullets, round } from '@vitrine/player/markup';
import { BULLETS_DOWN, SMALLEST_TARGET_PX } from '../../limits.ts';

/**
 * Bullets are as large as their look makes them, in cells that with the gap between them are never too small to hit; where room
 * is short, cells shrink.
 */
export function addBulletRules(sheet: StyleSheet, bullets: Bullets, spot: string): void {
  const gapPx = Math.max(0, bullets.gapPx);
  const half = `${round(gapPx / 2)}px`;
  const cells = `minmax(${round(Math.max(0, SMALLEST_TARGET_PX - gapPx))}px,max-content)`;
  sheet.rule(`${spot}>.sr7-bullets`, (level) => ({
    gap: `${round(gapPx)}px`,
    ...(bullets.direction[level] === 'vertical'
      ? { 'grid-auto-flow': 'row', 'grid-auto-rows': cells, '--across': 0, '--down': 1 }
      : { 'grid-auto-flow': 'column', 'grid-auto-columns': cells, '--across': 1, '--down': 0 }),
  }));
  sheet.rule(`${spot}>.sr7-bullets>.sr7-bullet`, (level) =>
    bullets.direction[level] === 'vertical'
      ? { margin: '0 auto', '--hit': `-${half} 0px` }
      : { margin: 'auto 0', 'max-width': '100%', '--hit': `0px -${half}` },
  );
  for (const count of BULLET_WINDOWS)
    sheet.rule(`${spot} [data-room="${count}"]`, (level) => ({
      display:
        bullets.direction[level] === 'vertical' && count > BULLETS_DOWN[level] ? 'none!important' : undefined,
    }));
}
