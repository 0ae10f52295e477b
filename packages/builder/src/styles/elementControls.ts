import { background, border, boxShadow, cssFilters, radius } from './boxGroups.ts';
import { isObject } from '@vitrine/model';
import { type Control, rule } from './Control.ts';
import { sizedOf } from './cssValue.ts';
import { mask } from './mask.ts';
import { transforms } from './transforms.ts';

const SIDE_WORDS = {
  start: 'flex-start',
  end: 'flex-end',
  left: 'flex-start',
  right: 'flex-end',
  top: 'flex-start',
  middle: 'center',
  bottom: 'flex-end',
};
const withWords = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  center: 'center',
  stretch: 'stretch',
  'flex-start': 'flex-start',
  'flex-end': 'flex-end',
  'space-between': 'space-between',
  'space-around': 'space-around',
  'space-evenly': 'space-evenly',
  baseline: 'baseline',
  ...SIDE_WORDS,
  ...more,
});

/** How a thing stands in the flex or grid that holds it. */
const item = (): readonly Control[] => [
  rule('_flex_align_self', '', 'align-self:{{VALUE}}', { words: withWords() }),
  rule('_flex_order', '', 'order:{{VALUE}}', { words: { start: '-99999', end: '99999' } }),
  rule('_flex_order_custom', '', 'order:{{VALUE}}', { when: { _flex_order: 'custom' } }),
  rule('_flex_size', '', '{{VALUE}}', {
    words: {
      none: 'flex-grow:0;flex-shrink:0',
      grow: 'flex-grow:1;flex-shrink:0',
      shrink: 'flex-grow:0;flex-shrink:1',
    },
  }),
  rule('_flex_grow', '', 'flex-grow:{{VALUE}}', {
    when: { _flex_size: 'custom' },
    byDefault: { desktop: 1 },
  }),
  rule('_flex_shrink', '', 'flex-shrink:{{VALUE}}', {
    when: { _flex_size: 'custom' },
    byDefault: { desktop: 1 },
  }),
  rule('_grid_column', '', 'grid-column:span {{VALUE}}', { when: { '_grid_column!': 'custom' } }),
  rule('_grid_column_custom', '', 'grid-column:{{VALUE}}', { when: { _grid_column: 'custom' } }),
  rule('_grid_row', '', 'grid-row:span {{VALUE}}', { when: { '_grid_row!': 'custom' } }),
  rule('_grid_row_custom', '', 'grid-row:{{VALUE}}', { when: { _grid_row: 'custom' } }),
];

/** Where something stands that is out of the flow: from the start or the end of each direction. */
function offsets(position: string): readonly Control[] {
  const when = { [position]: ['absolute', 'fixed'] };
  const isEnd = (axis: string) => ({ ...when, [`_offset_orientation_${axis}`]: 'end' });
  const isStart = (axis: string) => ({ ...when, [`_offset_orientation_${axis}!`]: 'end' });
  const at = (side: string) => `${side}:{{SIZE}}{{UNIT}}`;
  const byDefault = { desktop: { unit: 'px', size: 0 } };
  return [
    rule(position, '', 'position:{{VALUE}}', { words: { absolute: 'absolute', fixed: 'fixed' } }),
    rule('_offset_x', '', at('inset-inline-start'), { when: isStart('h'), byDefault }),
    rule('_offset_x_end', '', at('inset-inline-end'), { when: isEnd('h'), byDefault }),
    rule('_offset_y', '', at('top'), { when: isStart('v'), byDefault }),
    rule('_offset_y_end', '', at('bottom'), { when: isEnd('v'), byDefault }),
  ];
}

/** Shapes along an edge: colour, width and height of the drawing. */
const dividers: readonly Control[] = (['top', 'bottom'] as const).flatMap((side) => {
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
const overlay = (selector: string, hover: string): readonly Control[] => [
  ...overlayIn('', selector),
  rule('overlay_blend_mode', selector, 'mix-blend-mode:{{VALUE}}'),
  ...overlayIn('_hover', hover),
  rule('background_overlay_hover_transition', '', '--overlay-transition:{{SIZE}}s'),
];

/** How long backgrounds and edges take to change under the pointer. */
const transitions = (prefix: '' | '_'): readonly Control[] => [
  rule(`${prefix}background_hover_transition`, '', '--background-transition:{{SIZE}}s'),
  rule(`${prefix}border_hover_transition`, '', '--border-transition:{{SIZE}}s'),
];

const fourOf = (name: string, sign: string): string =>
  ['top', 'right', 'bottom', 'left']
    .map((side) => `--${name}-${side}:{{${side.toUpperCase()}}}${sign}`)
    .join(';');

/** What widgets without a width of their own do in a container: fill the line, or share it. */
const ROW =
  '--container-widget-width:initial;--container-widget-height:100%;--container-widget-flex-grow:1;--container-widget-align-self:stretch';
const COLUMN =
  '--container-widget-width:100%;--container-widget-height:initial;--container-widget-flex-grow:0;--container-widget-align-self:initial';

const isFlex = { 'container_type!': 'grid' };
const isGrid = { container_type: 'grid' };

/** Written as variables, which the style sheet of all containers reads. */
export const containerControls: readonly Control[] = [
  rule('width', '', '--width:{{SIZE}}{{UNIT}}', { when: { content_width: 'full' }, isWide: true }),
  rule('boxed_width', '', '--content-width:min(100%,{{SIZE}}{{UNIT}})', {
    when: { 'content_width!': 'full' },
    isWide: true,
  }),
  rule('min_height', '', '--min-height:{{SIZE}}{{UNIT}}'),
  rule('flex_direction', '', '--flex-direction:{{VALUE}}', { when: isFlex }),
  rule('flex_direction', '', '{{VALUE}}', {
    when: isFlex,
    words: { row: ROW, 'row-reverse': ROW, column: COLUMN, 'column-reverse': COLUMN },
  }),
  rule('flex_justify_content', '', '--justify-content:{{VALUE}}', { when: isFlex, words: withWords() }),
  rule(
    'flex_align_items',
    '',
    '--align-items:{{VALUE}};--container-widget-width:calc((1 - var(--container-widget-flex-grow))*100%)',
    { when: isFlex, words: withWords() },
  ),
  rule('flex_gap', '', '--row-gap:{{ROW}}{{UNIT}};--column-gap:{{COLUMN}}{{UNIT}}', { when: isFlex }),
  rule('flex_wrap', '', '--flex-wrap:{{VALUE}}', { when: isFlex }),
  rule('flex_align_content', '', '--align-content:{{VALUE}}', {
    when: { ...isFlex, flex_wrap: 'wrap' },
    words: withWords(),
  }),
  ...gridTracks('columns'),
  // On a phone there is one column unless the phone has a number of its own, whatever larger devices have.
  rule('grid_columns_grid_mobile', '', '--e-con-grid-template-columns:1fr', {
    when: { ...isGrid, 'grid_columns_grid_mobile[size]': '' },
    byDefault: { mobile: 1 },
  }),
  ...gridTracks('rows'),
  rule('grid_gaps', '', '--row-gap:{{ROW}}{{UNIT}};--column-gap:{{COLUMN}}{{UNIT}}', { when: isGrid }),
  rule('grid_auto_flow', '', '--grid-auto-flow:{{VALUE}}', { when: isGrid }),
  rule('grid_justify_items', '', '--justify-items:{{VALUE}}', { when: isGrid }),
  rule('grid_align_items', '', '--align-items:{{VALUE}}', { when: isGrid }),
  rule('grid_justify_content', '', '--grid-justify-content:{{VALUE}}', {
    when: { ...isGrid, 'grid_columns_grid[unit]': 'custom' },
  }),
  rule('grid_align_content', '', '--grid-align-content:{{VALUE}}', {
    when: { ...isGrid, 'grid_rows_grid[unit]': 'custom' },
  }),
  rule('overflow', '', '--overflow:{{VALUE}}'),
  rule('margin', '', fourOf('margin', '{{UNIT}}')),
  rule('padding', '', fourOf('padding', '{{UNIT}}')),
  rule('z_index', '', '--z-index:{{VALUE}}'),
  rule(
    'border_radius',
    '',
    '--border-radius:{{TOP}}{{UNIT}} {{RIGHT}}{{UNIT}} {{BOTTOM}}{{UNIT}} {{LEFT}}{{UNIT}}',
  ),
  ...background('background', ''),
  ...background('background_hover', '&:hover'),
  ...overlay('&::before', '&:hover::before'),
  ...border('border', ''),
  // What lies over the background lies over the edge, too.
  rule(
    'border_width',
    '',
    ['top', 'right', 'bottom', 'left']
      .map((side) => `--border-${side}-width:{{${side.toUpperCase()}}}{{UNIT}}`)
      .join(';'),
    { when: { 'border_border!': ['', 'none'] } },
  ),
  ...border('border_hover', '&:hover'),
  radius('border_radius_hover', '&:hover'),
  ...transitions(''),
  boxShadow('box_shadow', ''),
  boxShadow('box_shadow_hover', '&:hover'),
  ...dividers,
  ...item(),
  ...offsets('position'),
  ...transforms,
];

/** A number of equal parts, or tracks as they are written. */
function gridTracks(name: 'columns' | 'rows'): readonly Control[] {
  const key = `grid_${name}_grid`;
  return [
    {
      keys: [key],
      selector: '',
      when: isGrid,
      paint: (at) => {
        const value = at(key);
        const size = isObject(value) ? String(value['size'] ?? '') : '';
        if (/^\d{1,2}$/.test(size)) return `--e-con-grid-template-${name}:repeat(${size},1fr)`;
        return /^[\w\s.(),%-]+$/.test(size) ? `--e-con-grid-template-${name}:${size}` : '';
      },
    },
  ];
}

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
    words: withWords(),
  }),
  rule('align', POPULATED, 'justify-content:{{VALUE}}', { words: withWords() }),
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

const FOUR = '{{TOP}}{{UNIT}} {{RIGHT}}{{UNIT}} {{BOTTOM}}{{UNIT}} {{LEFT}}{{UNIT}}';

/** What every widget has beside its own. */
export const widgetControls: readonly Control[] = [
  // The space that follows a widget in a column is beside its own, never instead of it.
  rule(
    '_margin',
    '',
    'margin:{{TOP}}{{UNIT}} {{RIGHT}}{{UNIT}} calc({{BOTTOM}}{{UNIT}} + var(--kit-widget-spacing,0px)) {{LEFT}}{{UNIT}}',
  ),
  rule('_padding', '', `padding:${FOUR}`),
  rule('_element_width', '', '{{VALUE}}', {
    words: {
      inherit: 'width:100%;max-width:100%',
      auto: 'width:auto;max-width:none',
      initial: 'max-width:none',
    },
  }),
  {
    keys: ['_element_custom_width', '_element_width'],
    selector: '',
    paint: (at) => {
      const sized = at('_element_width') === 'initial' ? sizedOf(at('_element_custom_width'), '%') : null;
      const width = sized && sized.size + sized.unit;
      return width ? `--container-widget-flex-grow:0;width:${width};max-width:min(100%,${width})` : '';
    },
  },
  rule('_element_vertical_align', '', 'align-self:{{VALUE}}', {
    when: { '_element_width!': '', _position: '' },
    words: withWords(),
  }),
  rule('_z_index', '', 'z-index:{{VALUE}}'),
  ...offsets('_position'),
  ...item(),
  ...background('_background', ''),
  ...background('_background_hover', '&:hover'),
  ...border('_border', ''),
  ...border('_border_hover', '&:hover'),
  radius('_border_radius', ''),
  radius('_border_radius_hover', '&:hover'),
  boxShadow('_box_shadow', ''),
  boxShadow('_box_shadow_hover', '&:hover'),
  ...transitions('_'),
  mask,
  ...transforms,
];
