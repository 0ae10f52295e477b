import type { Declarations } from '../../css/Declarations.ts';
import type { StyleSheet } from '../../css/StyleSheet.ts';
import { APPEAR_SLIDE_PX, APPEAR_ZOOM_IN, APPEAR_ZOOM_OUT } from '../../limits.ts';
import type { NavCommon, NavPlace } from '@vitrine/player/markup';

/** How a piece looks while it is away. `--fw` is 1 where lines run to the right, -1 where they run to the left. */
const AWAY: Readonly<Record<NavPlace['animation'], Declarations>> = {
  fade: {},
  left: { translate: `calc(-${APPEAR_SLIDE_PX}px*var(--fw))` },
  right: { translate: `calc(${APPEAR_SLIDE_PX}px*var(--fw))` },
  top: { translate: `0 -${APPEAR_SLIDE_PX}px` },
  bottom: { translate: `0 ${APPEAR_SLIDE_PX}px` },
  zoomin: { scale: APPEAR_ZOOM_IN },
  zoomout: { scale: APPEAR_ZOOM_OUT },
};

/**
 * spec/2 §4: what is not always on comes when the pointer does, or a finger, or the keyboard's focus. It never stops being
 * there for keyboards: it is only not seen.
 */
export function addAppearRules(
  sheet: StyleSheet,
  { alwaysOn, speedMs, delayInMs, delayOutMs }: NavCommon,
  { animation }: NavPlace,
  spot: { readonly root: string; readonly selector: string },
): void {
  if (alwaysOn) return;
  const { root, selector } = spot;
  sheet.rule(`${root} ${selector}`, (level) => ({
    opacity: 0,
    ...AWAY[animation],
    transition: `opacity ${speedMs}ms,translate ${speedMs}ms,scale ${speedMs}ms`,
    'transition-delay': `${delayOutMs[level]}ms`,
  }));
  const shown = [`${root}:hover`, `${root}:has(>sr7-nav[data-touched])`];
  sheet.rule(shown.map((each) => `${each} ${selector}`).join(), (level) => ({
    opacity: 1,
    translate: 'none',
    scale: 'none',
    'transition-delay': `${delayInMs[level]}ms`,
  }));
  sheet.rule(`${root}:has(:focus-visible) ${selector}`, () => ({
    opacity: 1,
    translate: 'none',
    scale: 'none',
    'transition-delay': '0s',
  }));
}
