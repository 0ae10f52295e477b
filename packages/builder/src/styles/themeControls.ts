import { background, border, boxShadow, cssFilters, padding, radius } from './boxGroups.ts';
import { type Control, rule } from './Control.ts';
import { textShadow, typography } from './typography.ts';

const words = (name: string, selector: string): readonly Control[] => [
  rule(`${name}_color`, selector, 'color:{{VALUE}}'),
  ...typography(`${name}_typography`, selector),
];

/** What a document only shows has its own dress: a toggle of the shop's footer with a button's colours is white on white. It weighs nothing. */
const OWN =
  ':where(:not([data-widget_type^=vitrine-] *, .document-search *, .document-sidebar *, sr7-module *))';

/** Things of a document, never of the shop around it or within it. */
const inside = (...selectors: string[]): string =>
  selectors.map((selector) => `& .elementor ${selector}${OWN}`).join(', ');
const under = (state: string, selectors: readonly string[]): string =>
  inside(...selectors.map((selector) => selector + state));

/** Titles of tabs are buttons too, but no buttons to look at. */
const BUTTONS = [
  'button:not(.e-n-tab-title, .elementor-alert-dismiss)',
  'input[type=button]',
  'input[type=submit]',
  '.elementor-button',
];
const BUTTON = inside(...BUTTONS);
const BUTTON_HOVER = `${under(':hover', BUTTONS)}, ${under(':focus', BUTTONS)}`;

const FIELDS = [
  'input:not([type=button], [type=submit], [type=checkbox], [type=radio])',
  'textarea',
  'select',
];
const FIELD = inside(...FIELDS);

/** A field at rest, or while somebody writes in it. */
const field = (name: string, selector: string): readonly Control[] => [
  rule(`${name}_text_color`, selector, 'color:{{VALUE}}'),
  rule(`${name}_accent_color`, selector, 'accent-color:{{VALUE}}'),
  rule(`${name}_background_color`, selector, 'background-color:{{VALUE}}'),
  boxShadow(`${name}_box_shadow`, selector),
  ...border(`${name}_border`, selector),
  radius(`${name}_border_radius`, selector),
];

const IMAGE = inside('img');

const image = (name: string, selector: string): readonly Control[] => [
  ...border(`${name}_border`, selector),
  radius(`${name}_border_radius`, selector),
  rule(`${name}_opacity`, selector, 'opacity:{{SIZE}}'),
  boxShadow(`${name}_box_shadow`, selector),
  cssFilters(`${name}_css_filters`, selector),
];

/** What a kit says of plain texts, titles, links, buttons, fields and pictures. */
export const themeControls: readonly Control[] = [
  ...words('body', '&'),
  rule('paragraph_spacing', inside('p'), 'margin-block-end:{{SIZE}}{{UNIT}}'),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].flatMap((name) => words(name, inside(name))),
  ...words('link_normal', inside('a')),
  ...words('link_hover', inside('a:hover')),
  ...typography('button_typography', BUTTON),
  textShadow('button_text_shadow', BUTTON),
  rule('button_text_color', BUTTON, 'color:{{VALUE}};fill:{{VALUE}}'),
  // Older kits have a plain colour where newer ones have a background.
  rule('button_background_color', BUTTON, 'background-color:{{VALUE}}', {
    when: { button_background_background: '' },
  }),
  ...background('button_background', BUTTON),
  boxShadow('button_box_shadow', BUTTON),
  ...border('button_border', BUTTON),
  radius('button_border_radius', BUTTON),
  padding('button_padding', BUTTON),
  rule('button_hover_text_color', BUTTON_HOVER, 'color:{{VALUE}};fill:{{VALUE}}'),
  rule('button_hover_background_color', BUTTON_HOVER, 'background-color:{{VALUE}}', {
    when: { button_hover_background_background: '' },
  }),
  ...background('button_hover_background', BUTTON_HOVER),
  boxShadow('button_hover_box_shadow', BUTTON_HOVER),
  ...border('button_hover_border', BUTTON_HOVER),
  radius('button_hover_border_radius', BUTTON_HOVER),
  ...words('form_label', inside('label')),
  ...typography('form_field_typography', FIELD),
  ...field('form_field', FIELD),
  ...field('form_field_focus', under(':focus', FIELDS)),
  rule('form_field_focus_transition_duration', FIELD, 'transition:{{SIZE}}ms'),
  padding('form_field_padding', FIELD),
  ...image('image', IMAGE),
  ...image('image_hover', inside('img:hover')),
  rule('image_hover_transition', IMAGE, 'transition-duration:{{SIZE}}s'),
  ...background('background', '&'),
];

/** What a kit says of the boxes of its documents. `&` is the kit. */
export const layoutControls: readonly Control[] = [
  rule('container_width', '& .elementor', '--container-max-width:{{SIZE}}{{UNIT}}'),
  rule(
    'container_padding',
    '& .elementor',
    ['top', 'right', 'bottom', 'left']
      .map((side) => `--container-default-padding-${side}:{{${side.toUpperCase()}}}{{UNIT}}`)
      .join(';'),
  ),
  rule(
    'space_between_widgets',
    '& .elementor',
    '--widgets-spacing-row:{{ROW}}{{UNIT}};--widgets-spacing-column:{{COLUMN}}{{UNIT}}',
  ),
];
