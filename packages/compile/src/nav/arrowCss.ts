import type { ModuleSettings } from '@vitrine/model';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { addAppearRules } from './css/appearRules.ts';
import { pictureCss } from './css/pictureCss.ts';
import { placeDeclarations } from './css/placeDeclarations.ts';
import { addLookRules, lookOf } from './looks/lookOf.ts';
import type { Arrows } from '@vitrine/player/markup';

export function addArrowRules(
  sheet: StyleSheet,
  arrows: Arrows,
  settings: ModuleSettings,
  root: string,
): void {
  for (const side of ['left', 'right'] as const) {
    const selector = `.sr7-at-${side}`;
    sheet.ruleOfWidth(`${root} ${selector}`, (level, width) => ({
      ...placeDeclarations(arrows[side], settings, level),
      display: arrows.show[width] ? 'block' : 'none',
    }));
    addAppearRules(sheet, arrows, arrows[side], { root, selector });
  }
  const look = lookOf('arrows', arrows);
  if (look.html.trim() !== '') sheet.raw(pictureCss);
  addLookRules(sheet, look, root);
}
