import { rule } from '../styles/Control.ts';
import type { Widget } from './Widget.ts';

export const spacer: Widget = {
  type: 'spacer',
  defaults: { space: { unit: 'px', size: 50 } },
  controls: [rule('space', '', '--spacer-size:{{SIZE}}{{UNIT}}')],
  draw: () => (
    <div className="elementor-spacer">
      <div className="elementor-spacer-inner" />
    </div>
  ),
};
