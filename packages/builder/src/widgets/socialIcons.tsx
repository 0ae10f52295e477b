import { isObject } from '@vitrine/model';
import { asList, asListItem } from '../html/wireRoles.ts';
import { listOf, type Settings, textOf } from '../settings/Settings.ts';
import { rule } from '../styles/Control.ts';
import type { Widget } from './Widget.ts';

const ICON = '& .elementor-social-icon';

/** `fab fa-facebook-f` is facebook: what the colour and the name of a link go by. */
function networkOf(item: Settings): string {
  const { social_icon: icon } = item;
  const classes = isObject(icon) ? icon['value'] : (icon ?? item['social']);
  const name = typeof classes === 'string' ? (/\bfa-([a-z\d-]+)$/.exec(classes.trim())?.[1] ?? '') : '';
  return name.replace(/-(?:f|g|p|in|square|alt)$/, '');
}

const nameOf = (network: string): string =>
  network.charAt(0).toUpperCase() + network.slice(1).replaceAll('-', ' ');

export const socialIcons: Widget = {
  type: 'social-icons',
  defaults: { shape: 'rounded', align: 'center' },
  classes: [
    ['shape', 'elementor-shape-'],
    ['columns', 'elementor-grid%s-'],
  ],
  controls: [
    rule('align', '& .elementor-social-icons-wrapper', 'justify-content:{{VALUE}}', {
      words: {
        left: 'flex-start',
        start: 'flex-start',
        center: 'center',
        right: 'flex-end',
        end: 'flex-end',
      },
    }),
    rule('columns', '', '--grid-template-columns:repeat({{VALUE}},auto)'),
    rule('icon_size', ICON, 'font-size:{{SIZE}}{{UNIT}}'),
    rule('icon_padding', ICON, '--icon-padding:{{SIZE}}{{UNIT}}'),
    rule('icon_spacing', '& .elementor-social-icons-wrapper', 'column-gap:{{SIZE}}{{UNIT}}'),
    rule('row_gap', '& .elementor-social-icons-wrapper', 'row-gap:{{SIZE}}{{UNIT}}'),
    rule('icon_primary_color', ICON, 'background-color:{{VALUE}}', { when: { icon_color: 'custom' } }),
    rule('icon_secondary_color', ICON, 'color:{{VALUE}};fill:{{VALUE}}', { when: { icon_color: 'custom' } }),
    rule('hover_primary_color', `${ICON}:hover`, 'background-color:{{VALUE}}'),
    rule('hover_secondary_color', `${ICON}:hover`, 'color:{{VALUE}};fill:{{VALUE}}'),
    rule(
      'border_radius',
      ICON,
      'border-radius:{{TOP}}{{UNIT}} {{RIGHT}}{{UNIT}} {{BOTTOM}}{{UNIT}} {{LEFT}}{{UNIT}}',
    ),
  ],
  draw({ settings, tools }) {
    const items = listOf(settings, 'social_icon_list');
    if (items.length === 0) return null;
    return (
      <div className="elementor-social-icons-wrapper" {...asList}>
        {items.map((item, index) => {
          const network = networkOf(item);
          const id = /^[\w-]+$/.exec(textOf(item, '_id'))?.[0] ?? String(index);
          return (
            <span key={id + index} className="elementor-grid-item" {...asListItem}>
              <a
                {...(tools.link(item['link']) ?? { role: 'link', 'aria-disabled': 'true' })}
                className={`elementor-icon elementor-social-icon elementor-social-icon-${network} elementor-repeater-item-${id}`}
              >
                <span className="elementor-screen-only">{nameOf(network)}</span>
                {tools.icon(item['social_icon'] ?? item['social'])}
              </a>
            </span>
          );
        })}
      </div>
    );
  },
};
