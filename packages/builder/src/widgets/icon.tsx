import { isObject } from '@vitrine/model';
import { isEmpty, type Settings, textOf } from '../settings/Settings.ts';
import { type Control, rule } from '../styles/Control.ts';
import type { Widget } from './Widget.ts';

const ICON = '& .elementor-icon';
const STACKED = { view: 'stacked' };
const FRAMED = { view: 'framed' };

/** What icons have wherever they stand: alone, or with a title. */
export const iconControls: readonly Control[] = [
  rule('primary_color', ICON, 'color:{{VALUE}};fill:{{VALUE}};border-color:{{VALUE}}', {
    when: { 'view!': 'stacked' },
  }),
  rule('primary_color', ICON, 'background-color:{{VALUE}}', { when: STACKED }),
  rule('secondary_color', ICON, 'color:{{VALUE}};fill:{{VALUE}}', { when: STACKED }),
  rule('secondary_color', ICON, 'background-color:{{VALUE}}', { when: FRAMED }),
  rule('hover_primary_color', `${ICON}:hover`, 'color:{{VALUE}};fill:{{VALUE}};border-color:{{VALUE}}', {
    when: { 'view!': 'stacked' },
  }),
  rule('hover_primary_color', `${ICON}:hover`, 'background-color:{{VALUE}}', { when: STACKED }),
  rule('hover_secondary_color', `${ICON}:hover`, 'color:{{VALUE}};fill:{{VALUE}}', { when: STACKED }),
  rule('icon_padding', ICON, 'padding:{{SIZE}}{{UNIT}}', { when: { 'view!': ['', 'default'] } }),
  rule(
    'border_width',
    ICON,
    'border-width:{{TOP}}{{UNIT}} {{RIGHT}}{{UNIT}} {{BOTTOM}}{{UNIT}} {{LEFT}}{{UNIT}}',
    { when: FRAMED },
  ),
  rule(
    'border_radius',
    ICON,
    'border-radius:{{TOP}}{{UNIT}} {{RIGHT}}{{UNIT}} {{BOTTOM}}{{UNIT}} {{LEFT}}{{UNIT}}',
    { when: { 'view!': ['', 'default'] } },
  ),
  rule('rotate', `${ICON} svg`, 'transform:rotate({{SIZE}}deg)'),
];

/** Documents of old have a plain class in `icon`. It counts until they are said to have moved on: what stands beside it may be but a default. */
export function iconValue(settings: Settings, key = 'selected_icon', oldKey = 'icon'): unknown {
  const { __fa4_migrated: moved } = settings;
  const hasMoved = isObject(moved) && !isEmpty(moved[key]);
  return hasMoved || isEmpty(settings[oldKey]) ? settings[key] : settings[oldKey];
}

export const icon: Widget = {
  type: 'icon',
  defaults: {
    selected_icon: { value: 'fas fa-star', library: 'fa-solid' },
    view: 'default',
    shape: 'circle',
    align: 'center',
  },
  classes: [
    ['view', 'elementor-view-'],
    ['shape', 'elementor-shape-'],
  ],
  controls: [
    rule('align', '& .elementor-icon-wrapper', 'text-align:{{VALUE}}'),
    rule('size', ICON, 'font-size:{{SIZE}}{{UNIT}}'),
    rule('padding', ICON, 'padding:{{SIZE}}{{UNIT}}', { when: { 'view!': ['', 'default'] } }),
    ...iconControls,
  ],
  draw({ settings, tools }) {
    const drawn = tools.icon(iconValue(settings));
    if (!drawn) return null;
    const link = tools.link(settings['link']);
    const Tag = link ? 'a' : 'div';
    const animation = /^[\w-]+$/.exec(textOf(settings, 'hover_animation'))?.[0];
    return (
      <div className="elementor-icon-wrapper">
        <Tag
          {...link}
          className={animation ? `elementor-icon elementor-animation-${animation}` : 'elementor-icon'}
        >
          {drawn}
        </Tag>
      </div>
    );
  },
};
