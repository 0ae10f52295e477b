import { scopeAuthorCss } from '@vitrine/compile/server';
import { containerWidth } from '../kit/Kit.ts';
import { activeBreakpoints } from '../settings/breakpoints.ts';
import { isEmpty, numberOf, textOf } from '../settings/Settings.ts';
import { background, border, boxShadow, padding, radius } from '../styles/boxGroups.ts';
import { applyControls, type Control, rule } from '../styles/Control.ts';
import { safeCss } from '../styles/cssValue.ts';
import { createStyleSheet } from '../styles/StyleSheet.ts';
import { globalTypography, typography, typographyVariables } from '../styles/typography.ts';
import type { RenderContext } from './createContext.ts';

const look = (name: string, selector: string): readonly Control[] => [
  rule(`${name}_color`, selector, 'color:{{VALUE}}'),
  ...typography(`${name}_typography`, selector),
];

const BUTTON = '& .elementor-button';

/** What a kit says of plain texts, titles, links, buttons and pictures. */
const THEME: readonly Control[] = [
  ...look('body', '&'),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].flatMap((name) => look(name, `& .elementor ${name}`)),
  rule('link_normal_color', '& .elementor a', 'color:{{VALUE}}'),
  rule('link_hover_color', '& .elementor a:hover', 'color:{{VALUE}}'),
  ...typography('button_typography', BUTTON),
  rule('button_text_color', BUTTON, 'color:{{VALUE}}'),
  ...background('button_background', BUTTON),
  rule('button_hover_text_color', `${BUTTON}:hover`, 'color:{{VALUE}}'),
  ...background('button_hover_background', `${BUTTON}:hover`),
  ...border('button_border', BUTTON),
  radius('button_border_radius', BUTTON),
  padding('button_padding', BUTTON),
  boxShadow('button_box_shadow', BUTTON),
  ...border('image_border', '& .elementor img'),
  radius('image_border_radius', '& .elementor img'),
  ...background('background', '&'),
];

/** Which of the kit's colours and fonts widgets have that choose none. */
const DEFAULT_LOOK: readonly (readonly [selector: string, color: string, font: string])[] = [
  // Of headings, and of titles that are headings: of posts, products, lists.
  ['.elementor-heading-title', 'primary', 'primary'],
  ['.elementor-widget-text-editor', 'text', 'text'],
  ['.elementor-widget-icon-box .elementor-icon-box-title', 'primary', 'primary'],
  ['.elementor-widget-icon-box .elementor-icon-box-description', 'text', 'text'],
  ['.elementor-widget-image-box .elementor-image-box-title', 'primary', 'primary'],
  ['.elementor-widget-image-box .elementor-image-box-description', 'text', 'text'],
  ['.elementor-widget-icon-list .elementor-icon-list-text', 'secondary', 'text'],
  ['.elementor-widget-counter .elementor-counter-number-wrapper', 'primary', 'primary'],
  ['.elementor-widget-counter .elementor-counter-title', 'secondary', 'secondary'],
  ['.elementor-widget-testimonial .elementor-testimonial-content', 'text', 'text'],
  ['.elementor-widget-testimonial .elementor-testimonial-name', 'primary', 'primary'],
  ['.elementor-widget-testimonial .elementor-testimonial-job', 'secondary', 'secondary'],
  ['.elementor-widget-progress .elementor-title', 'primary', 'text'],
  ['.elementor-tab-title', 'primary', 'primary'],
  ['.elementor-tab-content', 'text', 'text'],
];

/** The kit as variables and rules. Empty where there is none: the page around the document has a look of its own. */
export function kitCss({ kit, paint }: RenderContext): string {
  if (Object.keys(kit.settings).length === 0) return '';
  const own = `.elementor-kit-${kit.id}`;
  const sheet = createStyleSheet(kit.breakpoints);
  for (const [id, color] of kit.colors) {
    const css = safeCss(color);
    if (css !== '') sheet.add('desktop', own, `--e-global-color-${id}:${css}`);
  }
  for (const [id, font] of kit.fonts)
    for (const device of [
      'desktop',
      ...activeBreakpoints(kit.breakpoints).map(({ name }) => name),
    ] as const) {
      const css = typographyVariables(
        id,
        (key) => font[device === 'desktop' ? key : `${key}_${device}`],
        paint,
      );
      if (css !== '') sheet.add(device, own, css);
    }
  sheet.add('desktop', `${own} .elementor`, `--container-max-width:${containerWidth(kit)}`);
  const gap = numberOf(kit.settings, 'space_between_widgets');
  if (gap !== null) sheet.add('desktop', `${own} .elementor`, `--widgets-spacing:${gap}px`);
  for (const [selector, color, font] of DEFAULT_LOOK) {
    const face = kit.fonts.get(font);
    const parts = [
      `color:var(--e-global-color-${color})`,
      face ? globalTypography(font, face, kit.genericFonts) : '',
    ];
    sheet.add('desktop', `${own} ${selector}`, parts.filter(Boolean).join(';'));
  }
  sheet.add('desktop', `${own} .elementor-button`, 'background-color:var(--e-global-color-accent)');
  sheet.add(
    'desktop',
    `${own} .elementor-widget-icon .elementor-icon,${own} .elementor-widget-icon-box .elementor-icon`,
    'color:var(--e-global-color-primary);fill:var(--e-global-color-primary)',
  );
  applyControls({ sheet, wrapper: own, settings: kit.settings, tools: paint }, THEME);
  const css = textOf(kit.settings, 'custom_css');
  if (!isEmpty(css)) sheet.raw(scopeAuthorCss(css.replaceAll(/\bselector\b/g, own), own));
  return sheet.toString();
}
