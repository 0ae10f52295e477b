import { element } from '../../elements.ts';
import type { LayerKindView } from '../../ports/LayerKindProps.ts';

/** A break in the flow of a column: nothing to see, everything after it starts below. */
export const linebreak: LayerKindView = ({ attributes }) =>
  element('span', { id: attributes['id'], className: 'sr7-break', 'aria-hidden': 'true' });
