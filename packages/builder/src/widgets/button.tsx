import { Html } from '../html/Html.tsx';
import { isEmpty, textOf } from '../settings/Settings.ts';
import { background, border, boxShadow, padding, radius } from '../styles/boxGroups.ts';
import { type Control, rule } from '../styles/Control.ts';
import { textShadow, typography } from '../styles/typography.ts';
import type { Widget } from './Widget.ts';

const BUTTON = '& .elementor-button';
const HOVER = '& .elementor-button:hover, & .elementor-button:focus';
const JUSTIFIED = 'text-align:center;--button-width:100%';

/** Older documents have a plain colour where newer ones have a background. */
const plainBackground = (key: string, selector: string, kind: string): Control =>
  rule(key, selector, 'background-color:{{VALUE}}', { when: { [kind]: '' } });

export const button: Widget = {
  type: 'button',
  defaults: {
    text: 'Click here',
    // Documents store no link until somebody changes or clears it.
    link: { url: '#' },
    size: 'sm',
    background_background: 'classic',
    button_background_hover_background: 'classic',
  },
  classes: [['button_type', 'elementor-button-']],
  controls: [
    rule('align', '', '{{VALUE}}', {
      words: {
        left: 'text-align:left',
        start: 'text-align:start',
        center: 'text-align:center',
        right: 'text-align:right',
        end: 'text-align:end',
        justify: JUSTIFIED,
      },
    }),
    rule('content_align', `${BUTTON} .elementor-button-content-wrapper`, 'justify-content:{{VALUE}}'),
    rule('icon_indent', `${BUTTON} .elementor-button-content-wrapper`, 'gap:{{SIZE}}{{UNIT}}'),
    rule('icon_align', `${BUTTON} .elementor-button-content-wrapper`, 'flex-direction:{{VALUE}}', {
      words: { left: 'row', row: 'row', right: 'row-reverse', 'row-reverse': 'row-reverse' },
    }),
    ...typography('typography', BUTTON),
    textShadow('text_shadow', BUTTON),
    rule('button_text_color', BUTTON, 'color:{{VALUE}};fill:{{VALUE}}'),
    ...background('background', BUTTON),
    plainBackground('button_background_color', BUTTON, 'background_color'),
    rule('hover_color', HOVER, 'color:{{VALUE}};fill:{{VALUE}}'),
    ...background('button_background_hover', HOVER),
    rule('button_hover_border_color', HOVER, 'border-color:{{VALUE}}'),
    rule('button_hover_transition_duration', BUTTON, 'transition-duration:{{SIZE}}{{UNIT}}'),
    boxShadow('button_hover_box_shadow', HOVER),
    ...border('border', BUTTON),
    radius('border_radius', BUTTON),
    boxShadow('button_box_shadow', BUTTON),
    padding('text_padding', BUTTON),
  ],
  draw({ settings, tools }) {
    const text = tools.inline(textOf(settings, 'text'));
    const icon = tools.icon(
      isEmpty(settings['selected_icon']) ? settings['icon'] : settings['selected_icon'],
    );
    if (text.trim() === '' && !icon) return null;
    const link = tools.link(settings['link']);
    const id = /^[\w-]+$/.exec(textOf(settings, 'button_css_id'))?.[0];
    const animation = /^[\w-]+$/.exec(textOf(settings, 'hover_animation'))?.[0];
    const className = [
      'elementor-button',
      link && 'elementor-button-link',
      `elementor-size-${/^\w+$/.exec(textOf(settings, 'size'))?.[0] ?? 'sm'}`,
      animation && `elementor-animation-${animation}`,
    ]
      .filter(Boolean)
      .join(' ');
    return (
      <a {...link} {...(!link && { role: 'button' })} className={className} id={id}>
        <span className="elementor-button-content-wrapper">
          {icon && <span className="elementor-button-icon">{icon}</span>}
          {text.trim() !== '' && <Html as="span" className="elementor-button-text" html={text} />}
        </span>
      </a>
    );
  },
};
