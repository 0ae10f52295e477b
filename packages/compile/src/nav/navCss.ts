import type { Module, ModuleSettings } from '@vitrine/model';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { gridDeclarations } from '../css/sizeCss.ts';
import { addArrowRules } from './arrowCss.ts';
import { navBaseCss } from './css/navBaseCss.ts';
import { hasSideRoom, moduleGrid, sideRoom, slidesCell } from './css/outside.ts';
import { rowsOf } from '@vitrine/player/markup';
import { addRowRules } from './rowCss.ts';
import { addScrubberRules } from './scrubber/scrubberCss.ts';

/** Rules of the navigation: where its elements stand, and how they look. */
export function addNavRules(sheet: StyleSheet, module: Module, root: string): void {
  const { settings } = module;
  const { nav } = settings;
  const rows = rowsOf(nav);
  sheet.raw(navBaseCss);
  if (nav.arrows?.on || rows.length > 0) addGridRules(sheet, settings, root);
  if (nav.arrows?.on) addArrowRules(sheet, nav.arrows, settings, root);
  for (const shown of rows) addRowRules(sheet, shown, settings, root);
  addScrubberRules(sheet, module, root);
}

/** The module as a grid: the slides, what lies over them, and rows around them. */
function addGridRules(sheet: StyleSheet, settings: ModuleSettings, root: string): void {
  const { nav } = settings;
  sheet.rule(root, (level) => moduleGrid(nav, level));
  const inside = ['sr7-content', '.sr7-pause', 'sr7-nav:not(.sr7-outside)'];
  sheet.rule(inside.map((each) => `${root}>${each}`).join(','), (level) => slidesCell(nav, level));
  sheet.ruleOfWidth(`${root}>sr7-nav`, (level, width) =>
    gridDeclarations(settings, level, width, sideRoom(nav, level)),
  );
  // Slides are then narrower than the module, and what is in them must measure by them.
  if (hasSideRoom(nav)) sheet.rule(`${root}>sr7-content`, () => ({ 'container-type': 'inline-size' }));
}
