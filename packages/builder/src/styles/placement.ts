import { type Control, rule } from './Control.ts';

const SIDE_WORDS = {
  start: 'flex-start',
  end: 'flex-end',
  left: 'flex-start',
  right: 'flex-end',
  top: 'flex-start',
  middle: 'center',
  bottom: 'flex-end',
};
/** Words of documents for how things are aligned, as CSS has them. */
export const ALIGNMENTS: Readonly<Record<string, string>> = {
  center: 'center',
  stretch: 'stretch',
  'flex-start': 'flex-start',
  'flex-end': 'flex-end',
  'space-between': 'space-between',
  'space-around': 'space-around',
  'space-evenly': 'space-evenly',
  baseline: 'baseline',
  ...SIDE_WORDS,
};

/** How a thing stands in the flex or grid that holds it. */
export const itemControls: readonly Control[] = [
  rule('_flex_align_self', '', 'align-self:{{VALUE}}', { words: ALIGNMENTS }),
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
export function offsets(position: string): readonly Control[] {
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
