import type { ModuleSettings } from '@vitrine/model';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { addAppearRules } from './css/appearRules.ts';
import { addBulletRules } from './css/bulletRules.ts';
import { addCardItemRules, stretched } from './css/cardRules.ts';
import { isOutside, rowCell } from './css/outside.ts';
import { outsideDeclarations } from './css/outsideDeclarations.ts';
import { pictureCss } from './css/pictureCss.ts';
import { placeDeclarations } from './css/placeDeclarations.ts';
import { BULLET_WINDOWS, type ShownRow } from '@vitrine/player/markup';
import { BULLETS_BELOW_PX, ROW_MOVE_MS } from '../limits.ts';
import { addLookRules, lookOf } from './looks/lookOf.ts';

const beyond = (most: number): string =>
  BULLET_WINDOWS.filter((count) => count > most)
    .map((count) => `[data-room="${count}"]`)
    .join();

/** Narrow modules show fewer of the bullets that are drawn: the same for all modules. */
const bulletStepsCss = BULLETS_BELOW_PX.map(
  ([px, most]) =>
    `@container (max-width:${px - 0.02}px){.sr7-bullets>.sr7-bullet:is(${beyond(most)}){display:none!important}}`,
).join('\n');

/**
 * What rows need besides, once a page. Looks place bullets themselves, by a script of old: here they stand in cells, so
 * their `position` does not count.
 */
const rowBaseCss = `
sr7-spot .sr7-bullets>.sr7-bullet{position:relative!important;inset:auto!important;flex:none}
sr7-nav.sr7-outside{z-index:29}
.sr7-outside>sr7-spot{position:relative}
.sr7-bullets{position:relative;display:grid;align-items:center;justify-items:center}
.sr7-tabs,.sr7-thumbs{position:relative;display:grid}
.sr7-tabs-mask,.sr7-thumbs-mask{display:block;box-sizing:content-box;overflow:hidden}
.sr7-track{display:block;position:relative;transition:translate ${ROW_MOVE_MS}ms ease-out}
.sr7-track>.sr7-tab,.sr7-track>.sr7-thumb{display:block;position:absolute!important;margin:0}
sr7-spot .sr7-track .sr7-hit:focus-visible{outline:3px solid #fff!important;outline-offset:-4px!important;box-shadow:inset 0 0 0 7px #000!important}
${bulletStepsCss}
`.trim();

/** Rules of bullets, tabs or thumbs: where the row stands, how large its items are, how they look. */
export function addRowRules(
  sheet: StyleSheet,
  shown: ShownRow,
  settings: ModuleSettings,
  root: string,
): void {
  const { kind, row } = shown;
  sheet.raw(pictureCss);
  sheet.raw(rowBaseCss);
  const selector = `.sr7-at-${kind.name}`;
  const spot = `${root} ${selector}`;
  if (isOutside(shown))
    sheet.rule(`${root}>.sr7-out-${kind.name}`, (level) => rowCell(settings.nav, kind, level));
  sheet.ruleOfWidth(spot, (level, width) => ({
    ...(isOutside(shown) ? outsideDeclarations(shown, level) : placeDeclarations(row, settings, level)),
    ...('size' in row && !isOutside(shown) ? stretched(row, level) : {}),
    display: row.show[width] ? 'block' : 'none',
  }));
  if ('size' in row) addCardItemRules(sheet, { ...shown, spot }, settings);
  else addBulletRules(sheet, row, spot);
  addAppearRules(sheet, row, row, { root, selector });
  addLookRules(sheet, lookOf(kind.name, row), root);
}
