import type { Module } from '@vitrine/model';
import { createStyleSheet, type StyleSheet } from '../css/StyleSheet.ts';
import { round } from '@vitrine/player/markup';
import { moduleHeight } from '../css/sizeCss.ts';

/** Without script nothing would follow, and with less motion nothing should: then nothing is pinned. */
const MOVES = '@media (scripting:enabled) and (prefers-reduced-motion:no-preference)';

/** What modules with effects need of their box; most have none. */
export function addEffectRules(sheet: StyleSheet, module: Module, root: string): void {
  const { modifiers } = module.settings;
  // Tilted content is drawn larger than its frame.
  if (modifiers?.use && modifiers.depth3d) sheet.rule(root, () => ({ overflow: 'clip' }));
  addPinRules(sheet, module, root);
}

/**
 * A pinned module takes the room of its timeline from the first paint on, a pixel for each millisecond, so that nothing
 * shifts when its script comes.
 */
function addPinRules(sheet: StyleSheet, { settings }: Module, root: string): void {
  const { scrollTimeline, enabledLevels } = settings;
  const pinPx = scrollTimeline ? scrollTimeline.fixedToMs - scrollTimeline.fixedFromMs : 0;
  if (!scrollTimeline?.use || !scrollTimeline.fixed || pinPx <= 0) return;
  const pinned = createStyleSheet(enabledLevels);
  pinned.rule(root, () => ({ display: 'grid', 'grid-template-columns': 'minmax(0,1fr)' }));
  pinned.rule(`${root}>*`, () => ({ 'grid-area': '1/1' }));
  pinned.rule(`${root}::after`, () => ({ content: '""', 'grid-area': '2/1', height: `${round(pinPx)}px` }));
  pinned.ruleOfWidth(`${root}>sr7-content`, (level, width) => ({
    position: 'sticky',
    'align-self': 'start',
    top: PLACES[scrollTimeline.align](moduleHeight(settings, level, width)),
  }));
  sheet.raw(`${MOVES}{${pinned.toString()}}`);
}

/** Where content is held, by the edge or middle of the view that it keeps to. */
const PLACES: Readonly<Record<'top' | 'center' | 'bottom', (height: string) => string>> = {
  top: () => '0px',
  center: (height) => `calc((100svh - (${height}))/2)`,
  bottom: (height) => `calc(100svh - (${height}))`,
};
