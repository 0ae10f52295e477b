import type { ReactElement } from 'react';
import { asGroup } from '../html/wireRoles.ts';
import { CONTACT_TYPES } from '../runtime/elements/contactTypes.ts';
import { isOn, listOf, type Settings, textOf } from '../settings/Settings.ts';
import { rule } from '../styles/Control.ts';
import { typography } from '../styles/typography.ts';
import { contactLink } from './contactLink.ts';
import { Picture } from './Picture.tsx';
import type { Widget, WidgetProps, WidgetTools } from './Widget.ts';

/** Things that stand over a page: buttons that lead to somebody, and bars that say something. */

const word = (settings: Settings, key: string, byDefault: string): string =>
  /^[a-z]+$/.exec(textOf(settings, key))?.[0] ?? byDefault;

interface PartProps {
  settings: Settings;
  tools: WidgetTools;
}

function TopBar({ settings, tools }: PartProps): ReactElement {
  const title = textOf(settings, 'top_bar_title');
  const subtitle = textOf(settings, 'top_bar_subtitle');
  return (
    <div className="e-contact-buttons__top-bar">
      {tools.media(settings['top_bar_image']) !== '' && (
        <div className="e-contact-buttons__profile-image">
          <Picture value={settings['top_bar_image']} tools={tools} isDecoration />
        </div>
      )}
      <div className="e-contact-buttons__top-bar-details">
        {title && <p className="e-contact-buttons__top-bar-title">{title}</p>}
        {subtitle && <p className="e-contact-buttons__top-bar-subtitle">{subtitle}</p>}
      </div>
      <button
        type="button"
        className="e-contact-buttons__close-button"
        aria-label={tools.texts('closeLinks')}
      >
        {tools.icon('fas fa-xmark')}
      </button>
    </div>
  );
}

function Bubble({ settings }: PartProps): ReactElement | null {
  const name = textOf(settings, 'message_bubble_name');
  const body = textOf(settings, 'message_bubble_body');
  if (!name && !body) return null;
  return (
    <div className="e-contact-buttons__message-bubble">
      <div className="e-contact-buttons__bubble">
        {name && <p className="e-contact-buttons__message-bubble-name">{name}</p>}
        {body && <p className="e-contact-buttons__message-bubble-body">{body}</p>}
        <p
          className="e-contact-buttons__message-bubble-time"
          data-time-format={textOf(settings, 'chat_button_time_format') === '24h' ? '24h' : '12h'}
        />
      </div>
    </div>
  );
}

function ContactLinks({ settings, tools }: PartProps): ReactElement | null {
  const links = listOf(settings, 'contact_repeater')
    .map((item) => contactLink(item, 'contact_icon', textOf(item, 'contact_icon_platform')))
    .filter(({ href }) => href !== '');
  if (links.length === 0) return null;
  const words = textOf(settings, 'contact_cta_text');
  return (
    <div className="e-contact-buttons__contact">
      {words && <p className="e-contact-buttons__contact-text">{words}</p>}
      <div className="e-contact-buttons__contact-links">
        {links.map(({ href, icon, name }, index) => (
          <a
            key={index}
            className="e-contact-buttons__contact-icon-link"
            href={href}
            aria-label={name}
            rel="noopener noreferrer"
            target="_blank"
          >
            {tools.icon(icon)}
          </a>
        ))}
      </div>
    </div>
  );
}

function SendButton({ settings, tools }: PartProps): ReactElement | null {
  const { href, icon } = contactLink(settings, 'chat_button', textOf(settings, 'chat_button_platform'));
  const text = textOf(settings, 'send_button_text');
  if (href === '' || text === '') return null;
  return (
    <div className="e-contact-buttons__send-button">
      <a className="e-contact-buttons__send-cta" href={href} rel="noopener noreferrer" target="_blank">
        {tools.icon(icon)}
        {text}
      </a>
    </div>
  );
}

/** Variants differ in their looks alone: those without a button of their own show their links at once. */
const opensByButton = (type: string): boolean => /^contact-buttons(?:-var-1)?$/.test(type);

function drawContact({ node, settings, tools }: WidgetProps): ReactElement {
  const parts = { settings, tools };
  const id = `e-contact-buttons-${node.id}`;
  const className = [
    'e-contact-buttons',
    `e-${node.widgetType}`,
    `has-h-alignment-${word(settings, 'advanced_horizontal_position', 'end')}`,
    `has-v-alignment-${word(settings, 'advanced_vertical_position', 'bottom')}`,
  ].join(' ');
  if (!opensByButton(node.widgetType))
    return (
      <div className={className}>
        <ContactLinks {...parts} />
      </div>
    );
  const { icon } = contactLink(settings, 'chat_button', textOf(settings, 'chat_button_platform'));
  return (
    <div className={className}>
      <div
        id={id}
        className="e-contact-buttons__content-wrapper hidden"
        {...asGroup}
        aria-label={textOf(settings, 'chat_aria_label') || tools.texts('links')}
      >
        <div className="e-contact-buttons__content">
          <TopBar {...parts} />
          <Bubble {...parts} />
          <ContactLinks {...parts} />
          <SendButton {...parts} />
        </div>
      </div>
      <button
        type="button"
        className={`e-contact-buttons__chat-button has-size-${word(settings, 'style_chat_button_size', 'small')}`}
        aria-label={tools.texts('toggleLinks')}
        aria-controls={id}
        aria-expanded={false}
      >
        {tools.icon(icon)}
      </button>
    </div>
  );
}

export const contactButtons: readonly Widget[] = CONTACT_TYPES.map((type) => ({
  type,
  isLive: opensByButton(type),
  defaults: { chat_button_platform: 'WhatsApp', chat_button_time_format: '12h' },
  frontend: ['style_chat_box_entrance_animation'],
  controls: [
    rule('style_button_color_icon', '& .e-contact-buttons__chat-button', 'color:{{VALUE}}'),
    rule('style_button_color_background', '& .e-contact-buttons__chat-button', 'background-color:{{VALUE}}'),
    rule('style_chat_box_bg_color', '& .e-contact-buttons__content', 'background-color:{{VALUE}}'),
    rule('style_top_bar_bg_color', '& .e-contact-buttons__top-bar', 'background-color:{{VALUE}}'),
    rule('style_top_bar_title_text_color', '& .e-contact-buttons__top-bar-title', 'color:{{VALUE}}'),
    ...typography('style_top_bar_title_typography', '& .e-contact-buttons__top-bar-title'),
    rule(
      'style_send_normal_background_color',
      '& .e-contact-buttons__send-cta',
      'background-color:{{VALUE}}',
    ),
    rule('style_send_normal_text_color', '& .e-contact-buttons__send-cta', 'color:{{VALUE}};fill:{{VALUE}}'),
  ],
  draw: drawContact,
}));

export const floatingBars: Widget = {
  type: 'floating-bars-var-1',
  isLive: true,
  defaults: { floating_bar_close_switch: 'yes', advanced_vertical_position: 'top' },
  controls: [
    rule('style_floating_bar_bg_color', '& .e-floating-bars', 'background-color:{{VALUE}}'),
    rule('style_announcement_text_color', '& .e-floating-bars__announcement-text', 'color:{{VALUE}}'),
    ...typography('style_announcement_typography', '& .e-floating-bars__announcement-text'),
    rule('style_cta_button_text_color', '& .e-floating-bars__cta-button', 'color:{{VALUE}};fill:{{VALUE}}'),
    rule('style_cta_button_background_color', '& .e-floating-bars__cta-button', 'background-color:{{VALUE}}'),
  ],
  draw({ settings, tools }) {
    const text = textOf(settings, 'announcement_text');
    const action = textOf(settings, 'cta_text');
    const icon = tools.icon(settings['announcement_icon']);
    if (text === '' && action === '') return null;
    const link = tools.link(settings['cta_link']);
    const closes = isOn(settings, 'floating_bar_close_switch');
    const className = [
      // In its place already: the page's script does not move it.
      'e-floating-bars e-floating-bars-var-1 is-placed',
      `has-vertical-position-${word(settings, 'advanced_vertical_position', 'top')}`,
      isOn(settings, 'advanced_toggle_sticky') ? 'is-sticky' : '',
      closes ? 'has-close-button' : '',
    ];
    const name = textOf(settings, 'accessible_name');
    return (
      <div className={className.filter(Boolean).join(' ')}>
        {icon && <span className="e-floating-bars__announcement-icon">{icon}</span>}
        {text && <p className="e-floating-bars__announcement-text">{text}</p>}
        {action && link && (
          <a {...link} className="e-floating-bars__cta-button">
            {tools.icon(settings['cta_icon'])}
            <span className="e-floating-bars__cta-text">{action}</span>
          </a>
        )}
        {closes && (
          <button
            type="button"
            className="e-floating-bars__close-button"
            aria-label={`${tools.texts('close')} ${name}`.trim()}
          >
            {tools.icon('fas fa-xmark')}
          </button>
        )}
      </div>
    );
  },
};
