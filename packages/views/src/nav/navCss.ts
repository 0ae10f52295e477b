import type { Module, ModuleSettings } from '@vitrine/model';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { scaledPx } from '../css/units.ts';
import { unitCss } from '../module/sizeCss.ts';
import { addAppearRules } from './css/appearRules.ts';
import { addBulletRules } from './css/bulletRules.ts';
import { addCardRules, stretched } from './css/cardRules.ts';
import { lookCss } from './css/lookCss.ts';
import { outsideDeclarations } from './css/outsideDeclarations.ts';
import { hasSideRoom, isOutside, moduleGrid, rowCell, sideRoom, slidesCell } from './css/outside.ts';
import { placeDeclarations } from './css/placeDeclarations.ts';
import { rowsOf, type ShownRow } from './kinds/index.ts';
import { resolveLook } from './looks/resolveLook.ts';
import type { Arrows } from './navTypes.ts';

/** Rules of the navigation: where its elements stand, and how they look. */
export function addNavRules(sheet: StyleSheet, module: Module, root: string): void {
  const { settings } = module;
  const { nav } = settings;
  const rows = rowsOf(nav);
  if (!nav.arrows?.on && rows.length === 0) return;
  addGridRules(sheet, settings, root);
  if (nav.arrows?.on) addArrowRules(sheet, nav.arrows, settings, root);
  for (const shown of rows) addRowRules(sheet, shown, settings, root);
}

/** The module as a grid: the slides, what lies over them, and rows around them. */
function addGridRules(sheet: StyleSheet, { nav, size }: ModuleSettings, root: string): void {
  sheet.rule(root, (level) => moduleGrid(nav, level));
  const inside = ['sr7-content', '.sr7-pause', 'sr7-nav:not(.sr7-outside)'];
  sheet.rule(inside.map((each) => `${root}>${each}`).join(','), (level) => slidesCell(nav, level));
  sheet.rule(`${root}>sr7-nav`, (level) => ({
    '--u': unitCss(size, level, sideRoom(nav, level)),
    '--gw': scaledPx(size.width[level]),
    '--gh': scaledPx(size.height[level]),
  }));
  // Slides are then narrower than the module, and what is in them must measure by them.
  if (hasSideRoom(nav)) sheet.rule(`${root}>sr7-content`, () => ({ 'container-type': 'inline-size' }));
}

function addArrowRules(sheet: StyleSheet, arrows: Arrows, settings: ModuleSettings, root: string): void {
  for (const side of ['left', 'right'] as const) {
    const selector = `.sr7-at-${side}`;
    sheet.rule(`${root} ${selector}`, (level) => ({
      ...placeDeclarations(arrows[side], settings, level),
      display: arrows.show[level] ? 'block' : 'none',
    }));
    addAppearRules(sheet, arrows, arrows[side], { root, selector });
  }
  sheet.raw(lookCss(resolveLook('arrows', arrows), root));
}

function addRowRules(sheet: StyleSheet, shown: ShownRow, settings: ModuleSettings, root: string): void {
  const { kind, row } = shown;
  const selector = `.sr7-at-${kind.name}`;
  const spot = `${root} ${selector}`;
  if (isOutside(shown))
    sheet.rule(`${root}>.sr7-out-${kind.name}`, (level) => rowCell(settings.nav, kind, level));
  sheet.rule(spot, (level) => ({
    ...(isOutside(shown) ? outsideDeclarations(shown, level) : placeDeclarations(row, settings, level)),
    ...('size' in row && !isOutside(shown) ? stretched(row, level) : {}),
    display: row.show[level] ? 'block' : 'none',
  }));
  if ('size' in row) addCardRules(sheet, { kind, row, spot }, settings);
  else addBulletRules(sheet, row, spot);
  addAppearRules(sheet, row, row, { root, selector });
  sheet.raw(lookCss(resolveLook(kind.name, row), root));
}
