import { isObject } from '@vitrine/model';
import { background, border, boxShadow, radius } from './boxGroups.ts';
import { dividers, overlay, transitions } from './boxLayers.ts';
import { type Control, rule } from './Control.ts';
import { ALIGNMENTS, itemControls, offsets } from './placement.ts';
import { transforms } from './transforms.ts';

const SIDES = ['top', 'right', 'bottom', 'left'];
const fourOf = (name: string): string =>
  SIDES.map((side) => `--${name}-${side}:{{${side.toUpperCase()}}}{{UNIT}}`).join(';');

/** What widgets without a width of their own do in a container: fill the line, or share it. */
const ROW =
  '--container-widget-width:initial;--container-widget-height:100%;--container-widget-flex-grow:1;--container-widget-align-self:stretch;--flex-wrap-mobile:wrap';
const COLUMN =
  '--container-widget-width:100%;--container-widget-height:initial;--container-widget-flex-grow:0;--container-widget-align-self:initial;--flex-wrap-mobile:wrap';
/** What stands first in a line that is turned round comes first on a phone too. */
const ROW_REVERSE = `${ROW}-reverse`;

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
    words: { row: ROW, 'row-reverse': ROW_REVERSE, column: COLUMN, 'column-reverse': COLUMN },
  }),
  rule('flex_justify_content', '', '--justify-content:{{VALUE}}', { when: isFlex, words: ALIGNMENTS }),
  rule(
    'flex_align_items',
    '',
    '--align-items:{{VALUE}};--container-widget-width:calc((1 - var(--container-widget-flex-grow))*100%)',
    { when: isFlex, words: ALIGNMENTS },
  ),
  rule('flex_gap', '', '--row-gap:{{ROW}}{{UNIT}};--column-gap:{{COLUMN}}{{UNIT}}', { when: isFlex }),
  rule('flex_wrap', '', '--flex-wrap:{{VALUE}}', { when: isFlex }),
  rule('flex_align_content', '', '--align-content:{{VALUE}}', {
    when: { ...isFlex, flex_wrap: 'wrap' },
    words: ALIGNMENTS,
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
  rule('margin', '', fourOf('margin')),
  rule('padding', '', fourOf('padding')),
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
    SIDES.map((side) => `--border-${side}-width:{{${side.toUpperCase()}}}{{UNIT}}`).join(';'),
    { when: { 'border_border!': ['', 'none'] } },
  ),
  ...border('border_hover', '&:hover'),
  radius('border_radius_hover', '&:hover'),
  ...transitions(''),
  boxShadow('box_shadow', ''),
  boxShadow('box_shadow_hover', '&:hover'),
  ...dividers,
  ...itemControls,
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
