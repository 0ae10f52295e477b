import { scopeAuthorCss } from '@vitrine/compile/server';
import { activeBreakpoints } from '../settings/breakpoints.ts';
import { textOf } from '../settings/Settings.ts';
import { applyControls } from '../styles/Control.ts';
import { safeCss } from '../styles/cssValue.ts';
import { addDefaultGlobals } from '../styles/defaultGlobals.ts';
import { createStyleSheet, type StyleSheet } from '../styles/StyleSheet.ts';
import { layoutControls, themeControls } from '../styles/themeControls.ts';
import { typographyVariables } from '../styles/typography.ts';
import type { RenderContext } from './createContext.ts';

/** The kit as variables and rules. Empty where there is none: the page around the document has a look of its own. */
export function kitCss({ kit, paint, uses }: RenderContext, marked: string): string {
  if (Object.keys(kit.settings).length === 0) return '';
  const own = `.elementor-kit-${kit.id}`;
  const sheet = createStyleSheet(kit.breakpoints);
  for (const [id, color] of kit.colors) {
    const css = safeCss(color);
    if (css !== '') sheet.add('desktop', own, `--e-global-color-${id}:${css}`);
  }
  addFonts(sheet, own, { kit, paint });
  const painting = { sheet, wrapper: own, settings: kit.settings, tools: paint };
  applyControls(painting, layoutControls);
  addDefaultGlobals(sheet, own, kit, { types: uses.keys(), marked });
  applyControls(painting, themeControls);
  const css = textOf(kit.settings, 'custom_css');
  if (css !== '') sheet.raw(scopeAuthorCss(css.replaceAll(/\bselector\b/g, own), own));
  return sheet.toString();
}

function addFonts(
  sheet: StyleSheet,
  own: string,
  { kit, paint }: Pick<RenderContext, 'kit' | 'paint'>,
): void {
  const devices = ['desktop', ...activeBreakpoints(kit.breakpoints).map(({ name }) => name)] as const;
  for (const [id, font] of kit.fonts)
    for (const device of devices) {
      const at = (key: string): unknown => font[device === 'desktop' ? key : `${key}_${device}`];
      const css = typographyVariables(id, at, paint);
      if (css !== '') sheet.add(device, own, css);
    }
}
