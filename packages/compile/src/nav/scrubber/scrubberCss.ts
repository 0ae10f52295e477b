import type { LevelIndex, Module, ModuleSettings } from '@vitrine/model';
import type { Declarations } from '../../css/Declarations.ts';
import type { StyleSheet } from '../../css/StyleSheet.ts';
import { measureToCss } from '../../css/units.ts';
import { gridDeclarations } from '../../css/sizeCss.ts';
import { addAppearRules } from '../css/appearRules.ts';
import { lookCss } from '../css/lookCss.ts';
import { sideRoom } from '../css/outside.ts';
import { pictureCss } from '../css/pictureCss.ts';
import { placeDeclarations } from '../css/placeDeclarations.ts';
import { rowsOf } from '@vitrine/player/markup';
import { EDGE_PX, SMALLEST_TARGET_PX } from '../../limits.ts';
import { outsideSpot, roomBeside, slidesMargin } from './outsideScrubber.ts';
import { resolveScrubberLook } from './resolveScrubberLook.ts';
import { isVerticalAt, type ScrubberSettings, scrubberSize } from './scrubberSettings.ts';

const SPOT = '.sr7-at-scrubber';
/** Slows down evenly, as glides are reckoned. */
const EASE = 'cubic-bezier(.5,1,.89,1)';

/** Rules of the scrubber: its place and its look. */
export function addScrubberRules(sheet: StyleSheet, { settings }: Module, root: string): void {
  const { scrubber } = settings.nav;
  if (!scrubber?.on) return;
  addStageRules(sheet, scrubber, settings, root);
  sheet.rule(`${root} ${SPOT}`, (level) => ({
    ...(outsideSpot(scrubber, level) ?? placeDeclarations(scrubber, settings, level)),
    display: scrubber.show[level] ? 'block' : 'none',
    'max-width': 'none',
  }));
  // What a handle carries may be wider than the room beside it; the page must not become wider by it.
  sheet.rule(`${root}>.sr7-scrubber-nav`, (level) => ({
    'overflow-x': roomBeside(scrubber, level) ? undefined : 'clip',
  }));
  addTrackRules(sheet, scrubber, `${root} .sr7-scrubber`);
  addAppearRules(sheet, scrubber, scrubber, { root, selector: SPOT });
  sheet.raw(pictureCss);
  sheet.raw(lookCss(resolveScrubberLook(scrubber), root));
}

/** It lies over the slides in their own cell; outside of them they leave it room. */
function addStageRules(
  sheet: StyleSheet,
  scrubber: ScrubberSettings,
  settings: ModuleSettings,
  root: string,
): void {
  const { nav } = settings;
  const cells = [`${root}>sr7-content`, `${root}>sr7-nav:not(.sr7-outside)`];
  if (!nav.arrows?.on && rowsOf(nav).length === 0) {
    sheet.rule(root, () => ({ display: 'grid', 'grid-template-columns': 'minmax(0,1fr)' }));
    sheet.rule(cells.join(), () => ({ 'grid-area': '1/1' }));
  }
  if (scrubber.placed === 'outside') sheet.rule(cells.join(), (level) => slidesMargin(scrubber, level));
  const taken = (level: LevelIndex): string | null => {
    const both = [sideRoom(nav, level), roomBeside(scrubber, level)].filter((room) => room !== null);
    return both.length > 0 ? `(${both.join(' + ')})` : null;
  };
  sheet.ruleOfWidth(cells.join(), (level, width) => gridDeclarations(settings, level, width, taken(level)));
}

/** The longest that it can be: the module's width or height, less its distance from the edges. */
function lengthOf(scrubber: ScrubberSettings, level: LevelIndex): string {
  const isVertical = isVerticalAt(scrubber, level);
  const away = measureToCss((isVertical ? scrubber.y : scrubber.x)[level], { scales: false });
  const whole = isVertical ? 'var(--gh)' : '100cqw';
  return `max(${2 * SMALLEST_TARGET_PX}px,min(${scrubberSize(scrubber, level).length},${whole} - 2*max(${3 * EDGE_PX}px,${away})))`;
}

/** The track is never thinner than a finger's target, however thin its look is. */
function addTrackRules(sheet: StyleSheet, scrubber: ScrubberSettings, track: string): void {
  const along = (level: LevelIndex, across: Declarations, down: Declarations): Declarations =>
    isVerticalAt(scrubber, level) ? down : across;
  sheet.rule(track, (level) => {
    const thick = `max(${SMALLEST_TARGET_PX}px,${scrubberSize(scrubber, level).thick})`;
    const length = lengthOf(scrubber, level);
    return {
      '--ticks': `min(var(--n),${Math.max(2, Math.round(scrubber.maxVisible[level]))})`,
      '--thick': scrubberSize(scrubber, level).thick,
      '--seen': 'clamp(0,var(--at),1)',
      position: 'relative',
      ...along(level, { width: length, height: thick }, { width: thick, height: length }),
      'touch-action': 'none',
      cursor: 'pointer',
      'pointer-events': 'auto',
      'user-select': 'none',
      '-webkit-tap-highlight-color': 'transparent',
    };
  });
  sheet.rule(`${track}>span`, () => ({ position: 'absolute', inset: 0, display: 'block' }));
  sheet.rule(`${track}>:is(.sr7-scrubber-rail,.sr7-scrubber-fill)`, () => ({
    transition: `transform var(--ms,200ms) ${EASE}`,
    'pointer-events': 'none',
  }));
  sheet.rule(`${track}>.sr7-scrubber-rail`, (level) => ({
    transform: along(
      level,
      { to: 'translateX(calc(100%*var(--at)*var(--fw)))' },
      { to: 'translateY(calc(100%*var(--at)))' },
    )['to'],
  }));
  sheet.rule(`${track}>.sr7-scrubber-fill`, (level) =>
    along(
      level,
      { transform: 'scaleX(var(--seen))', 'transform-origin': 'calc(50% - 50%*var(--fw)) 50%' },
      { transform: 'scaleY(var(--seen))', 'transform-origin': '50% 0%' },
    ),
  );
  sheet.rule(`${track} .sr7-scrubber-grip`, (level) => ({
    position: 'absolute',
    display: 'grid',
    'place-content': 'center',
    width: `${SMALLEST_TARGET_PX}px`,
    height: `${SMALLEST_TARGET_PX}px`,
    ...along(
      level,
      {
        top: `calc(50% - ${SMALLEST_TARGET_PX / 2}px)`,
        'inset-inline-start': `-${SMALLEST_TARGET_PX / 2}px`,
      },
      {
        top: `-${SMALLEST_TARGET_PX / 2}px`,
        'inset-inline-start': `calc(50% - ${SMALLEST_TARGET_PX / 2}px)`,
      },
    ),
    'pointer-events': 'auto',
    cursor: 'grab',
  }));
  sheet.rule(`${track}[data-held],${track}[data-held] .sr7-scrubber-grip`, () => ({ cursor: 'grabbing' }));
  sheet.raw(
    `@media (prefers-reduced-motion:reduce){${track} *,${track} ::before{transition:none!important}}`,
  );
}
