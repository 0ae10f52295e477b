import { background, cssFilters } from './boxGroups.ts';
import { type Control, rule } from './Control.ts';

/** Shapes along an edge: colour, width and height of the drawing. */
export const dividers: readonly Control[] = (['top', 'bottom'] as const).flatMap((side) => {
  const key = (end: string): string => `shape_divider_${side}_${end}`;
  const own = `& > .elementor-shape-${side}, & > .e-con-inner > .elementor-shape-${side}`;
  return [
    rule(key('color'), `${part(own, ' .elementor-shape-fill')}`, 'fill:{{VALUE}}'),
    rule(key('width'), part(own, ' svg'), 'width:calc({{SIZE}}{{UNIT}} + 1.3px)'),
    rule(key('height'), part(own, ' svg'), 'height:{{SIZE}}{{UNIT}}'),
    rule(key('above_content'), own, 'z-index:{{VALUE}}', { words: { yes: '2' } }),
  ];
});

function part(selectors: string, end: string): string {
  return selectors
    .split(', ')
    .map((selector) => selector + end)
    .join(', ');
}

/** What stands over a background and below the content; half of what is below shines through by default. */
const overlayIn = (state: '' | '_hover', selector: string): readonly Control[] => [
  ...background(`background_overlay${state}`, selector),
  rule(`background_overlay${state}_opacity`, selector, 'opacity:{{SIZE}}', {
    when: { [`background_overlay${state}_background`]: ['classic', 'gradient'] },
    byDefault: { desktop: { size: 0.5 } },
  }),
  cssFilters(`css_filters${state}`, selector),
];
export const overlay = (selector: string, hover: string): readonly Control[] => [
  ...overlayIn('', selector),
  rule('overlay_blend_mode', selector, 'mix-blend-mode:{{VALUE}}'),
  ...overlayIn('_hover', hover),
  rule('background_overlay_hover_transition', '', '--overlay-transition:{{SIZE}}s'),
];

/** How long backgrounds and edges take to change under the pointer. */
export const transitions = (prefix: '' | '_'): readonly Control[] => [
  rule(`${prefix}background_hover_transition`, '', '--background-transition:{{SIZE}}s'),
  rule(`${prefix}border_hover_transition`, '', '--border-transition:{{SIZE}}s'),
];
