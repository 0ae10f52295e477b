import { Html } from '../html/Html.tsx';
import { listOf, textOf } from '../settings/Settings.ts';
import type { Condition } from '../settings/conditions.ts';
import { type Control, rule } from '../styles/Control.ts';
import { textShadow, typography } from '../styles/typography.ts';
import { iconValue } from './icon.tsx';
import type { Widget } from './Widget.ts';

const ITEM = '& .elementor-icon-list-item';
const TEXT = '& .elementor-icon-list-text';
const ICON = '& .elementor-icon-list-icon';
const SIDES = {
  left: 'flex-start',
  start: 'flex-start',
  center: 'center',
  right: 'flex-end',
  end: 'flex-end',
};

/** A line between items in a row: it stands in the middle of the gap. */
const BETWEEN = `${ITEM}:not(:last-child)::after`;

/** Lines between items, whose defaults documents do not store. */
const dividers = (selector: string, side: string, when: Condition): readonly Control[] => [
  rule('divider_style', selector, `border-${side}-style:{{VALUE}}`, {
    when: { divider: 'yes', ...when },
    byDefault: { desktop: 'solid' },
  }),
  rule('divider_weight', selector, `border-${side}-width:{{SIZE}}{{UNIT}}`, {
    when: { divider: 'yes', ...when },
    byDefault: { desktop: { unit: 'px', size: 1 } },
  }),
  rule('divider_color', selector, 'border-color:{{VALUE}}', {
    when: { divider: 'yes', ...when },
    byDefault: { desktop: '#ddd' },
  }),
];

export const iconList: Widget = {
  type: 'icon-list',
  defaults: { view: 'traditional', link_click: 'full_width' },
  classes: [
    ['view', 'elementor-icon-list--layout-'],
    ['link_click', 'elementor-list-item-link-'],
  ],
  controls: [
    rule('space_between', '& .elementor-icon-list-items', '--item-gap:{{SIZE}}{{UNIT}}'),
    rule('icon_align', ITEM, 'justify-content:{{VALUE}}', { words: SIDES }),
    rule('icon_align', '& .elementor-icon-list-items', 'justify-content:{{VALUE}}', { words: SIDES }),
    ...dividers(`${ITEM}:not(:last-child)`, 'block-end', { 'view!': 'inline' }),
    ...dividers(BETWEEN, 'inline-end', { view: 'inline' }),
    rule('divider_height', BETWEEN, 'height:{{SIZE}}{{UNIT}}', {
      when: { divider: 'yes', view: 'inline' },
      byDefault: { desktop: { unit: '%', size: 100 } },
    }),
    // A row that is broken ends with a line that has nothing behind it: past the list nobody can scroll to it.
    rule('divider', '& .elementor-inline-items', 'overflow-x:clip;overflow-clip-margin:4px', {
      when: { divider: 'yes', view: 'inline' },
    }),
    rule('icon_self_align', ICON, 'justify-content:{{VALUE}}', { words: SIDES }),
    rule('icon_color', ICON, 'color:{{VALUE}};fill:{{VALUE}}'),
    rule('icon_color_hover', `${ITEM}:hover .elementor-icon-list-icon`, 'color:{{VALUE}};fill:{{VALUE}}'),
    rule('icon_size', '', '--e-icon-list-icon-size:{{SIZE}}{{UNIT}}'),
    rule('icon_self_vertical_align', ITEM, 'align-items:{{VALUE}}'),
    rule('icon_vertical_offset', ICON, 'top:{{SIZE}}{{UNIT}}'),
    rule(
      'text_indent',
      `& .elementor-icon-list-icon + .elementor-icon-list-text`,
      'padding-inline-start:{{SIZE}}{{UNIT}}',
    ),
    rule('text_color', TEXT, 'color:{{VALUE}}'),
    rule('text_color_hover', `${ITEM}:hover .elementor-icon-list-text`, 'color:{{VALUE}}'),
    ...typography('icon_typography', `${TEXT}, ${TEXT} a`),
    textShadow('text_shadow', TEXT),
  ],
  draw({ settings, tools }) {
    const items = listOf(settings, 'icon_list');
    if (items.length === 0) return null;
    return (
      <ul
        className={`elementor-icon-list-items${textOf(settings, 'view') === 'inline' ? ' elementor-inline-items' : ''}`}
      >
        {items.map((item, index) => {
          const icon = tools.icon(iconValue(item));
          const text = (
            <Html as="span" className="elementor-icon-list-text" html={tools.inline(textOf(item, 'text'))} />
          );
          const link = tools.link(item['link']);
          const inside = (
            <>
              {icon && <span className="elementor-icon-list-icon">{icon}</span>}
              {text}
            </>
          );
          return (
            <li key={textOf(item, '_id') || index} className="elementor-icon-list-item">
              {link ? <a {...link}>{inside}</a> : inside}
            </li>
          );
        })}
      </ul>
    );
  },
};
