import { background, border, boxShadow, radius } from './boxGroups.ts';
import { dividers, overlay, transitions } from './boxLayers.ts';
import { type Control, rule } from './Control.ts';
import { ALIGNMENTS } from './placement.ts';
import { transforms } from './transforms.ts';

export const sectionControls: readonly Control[] = [
  rule('content_width', '& > .elementor-container', 'max-width:{{SIZE}}{{UNIT}}', {
    when: { 'layout!': 'full_width' },
  }),
  rule(
    'gap_columns_custom',
    '& > .elementor-container > .elementor-column > .elementor-element-populated',
    'padding:{{SIZE}}{{UNIT}}',
    {
      when: { gap: 'custom' },
    },
  ),
  rule('custom_height', '& > .elementor-container', 'min-height:{{SIZE}}{{UNIT}}', {
    when: { height: 'min-height' },
  }),
  rule('custom_height_inner', '& > .elementor-container', 'min-height:{{SIZE}}{{UNIT}}', {
    when: { height_inner: 'min-height' },
  }),
  rule('overflow', '', 'overflow:{{VALUE}}'),
  rule('margin', '', 'margin-top:{{TOP}}{{UNIT}};margin-bottom:{{BOTTOM}}{{UNIT}}'),
  rule('padding', '', 'padding:{{TOP}}{{UNIT}} {{RIGHT}}{{UNIT}} {{BOTTOM}}{{UNIT}} {{LEFT}}{{UNIT}}'),
  rule('z_index', '', 'z-index:{{VALUE}}'),
  rule('text_align', '& > .elementor-container', 'text-align:{{VALUE}}'),
  rule('color_text', '', 'color:{{VALUE}}'),
  ...background('background', ''),
  ...background('background_hover', '&:hover'),
  ...overlay('& > .elementor-background-overlay', '&:hover > .elementor-background-overlay'),
  ...border('border', ''),
  ...border('border_hover', '&:hover'),
  radius('border_radius', ''),
  radius('border_radius_hover', '&:hover'),
  boxShadow('box_shadow', ''),
  boxShadow('box_shadow_hover', '&:hover'),
  ...transitions(''),
  ...dividers,
  ...transforms,
];

const POPULATED = '& > .elementor-element-populated';

export const columnControls: readonly Control[] = [
  rule('_inline_size', '', 'width:{{VALUE}}%', { isWide: true }),
  rule('content_position', POPULATED, 'align-content:{{VALUE}};align-items:{{VALUE}}', {
    words: ALIGNMENTS,
  }),
  rule('align', POPULATED, 'justify-content:{{VALUE}}', { words: ALIGNMENTS }),
  rule(
    'space_between_widgets',
    `${POPULATED} > .elementor-widget:not(:last-child)`,
    '--kit-widget-spacing:{{SIZE}}px',
  ),
  rule('margin', POPULATED, 'margin:{{TOP}}{{UNIT}} {{RIGHT}}{{UNIT}} {{BOTTOM}}{{UNIT}} {{LEFT}}{{UNIT}}'),
  rule(
    'padding',
    `&${POPULATED.slice(1)}.elementor-widget-wrap`,
    'padding:{{TOP}}{{UNIT}} {{RIGHT}}{{UNIT}} {{BOTTOM}}{{UNIT}} {{LEFT}}{{UNIT}}',
  ),
  rule('z_index', '', 'z-index:{{VALUE}}'),
  rule('color_text', POPULATED, 'color:{{VALUE}}'),
  rule('text_align', POPULATED, 'text-align:{{VALUE}}'),
  ...background('background', POPULATED),
  ...background('background_hover', '&:hover > .elementor-element-populated'),
  ...overlay(
    `${POPULATED} > .elementor-background-overlay`,
    '&:hover > .elementor-element-populated > .elementor-background-overlay',
  ),
  ...border('border', POPULATED),
  ...border('border_hover', '&:hover > .elementor-element-populated'),
  radius('border_radius', POPULATED),
  radius('border_radius_hover', '&:hover > .elementor-element-populated'),
  boxShadow('box_shadow', POPULATED),
  boxShadow('box_shadow_hover', '&:hover > .elementor-element-populated'),
  ...transitions(''),
];
