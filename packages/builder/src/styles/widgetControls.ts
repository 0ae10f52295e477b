import { background, border, boxShadow, radius } from './boxGroups.ts';
import { transitions } from './boxLayers.ts';
import { type Control, rule } from './Control.ts';
import { sizedOf } from './cssValue.ts';
import { mask } from './mask.ts';
import { ALIGNMENTS, itemControls, offsets } from './placement.ts';
import { transforms } from './transforms.ts';

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
    words: ALIGNMENTS,
  }),
  rule('_z_index', '', 'z-index:{{VALUE}}'),
  ...offsets('_position'),
  ...itemControls,
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
