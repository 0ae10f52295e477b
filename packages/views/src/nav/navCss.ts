import type { Module, ModuleSettings } from '@vitrine/model';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { gridDeclarations } from '../module/sizeCss.ts';
import type { Parts } from '../module/CompiledModule.ts';
import { navBaseCss } from './css/navBaseCss.ts';

/** Rules of the navigation: where its elements stand, and how they look. */
export function addNavRules(sheet: StyleSheet, module: Module, root: string, parts: Parts): void {
  const { settings } = module;
  const { nav } = settings;
  const rows = parts.rows?.rowsOf(nav) ?? [];
  sheet.raw(navBaseCss);
  if (nav.arrows?.on || rows.length > 0) addGridRules(sheet, settings, root, parts);
  if (nav.arrows?.on) parts.arrows?.addArrowRules(sheet, nav.arrows, settings, root, parts);
  for (const shown of rows) parts.rows?.addRowRules(sheet, shown, settings, root, parts);
  parts.scrubber?.addScrubberRules(sheet, module, root);
}

/** The module as a grid: the slides, what lies over them, and rows around them. */
function addGridRules(sheet: StyleSheet, settings: ModuleSettings, root: string, { rows }: Parts): void {
  const { nav } = settings;
  sheet.rule(root, (level) => rows?.moduleGrid(nav, level) ?? ONE_CELL);
  const inside = ['sr7-content', '.sr7-pause', 'sr7-nav:not(.sr7-outside)'];
  sheet.rule(
    inside.map((each) => `${root}>${each}`).join(','),
    (level) => rows?.slidesCell(nav, level) ?? { 'grid-area': '1/1' },
  );
  sheet.ruleOfWidth(`${root}>sr7-nav`, (level, width) =>
    gridDeclarations(settings, level, width, rows?.sideRoom(nav, level) ?? null),
  );
  // Slides are then narrower than the module, and what is in them must measure by them.
  if (rows?.hasSideRoom(nav)) sheet.rule(`${root}>sr7-content`, () => ({ 'container-type': 'inline-size' }));
}

/** Where nothing stands beside the slides. */
const ONE_CELL = {
  display: 'grid',
  'grid-template-columns': 'minmax(0,1fr)',
  'grid-template-rows': 'auto',
};
