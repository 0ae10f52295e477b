import type { ModuleSettings } from '@vitrine/model';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { addAppearRules } from './css/appearRules.ts';
import { addBulletRules } from './css/bulletRules.ts';
import { addCardItemRules, stretched } from './css/cardRules.ts';
import { rowCell } from './css/outside.ts';
import { outsideDeclarations } from './css/outsideDeclarations.ts';
import { pictureCss } from './css/pictureCss.ts';
import { placeDeclarations } from './css/placeDeclarations.ts';
import { rowBaseCss } from './css/rowBaseCss.ts';
import type { ShownRow } from '@vitrine/player/markup';
import { isOutside } from './kinds/isOutside.ts';
import { addLookRules, lookOf } from './looks/lookOf.ts';

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
