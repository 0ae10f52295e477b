import { isObject } from '@vitrine/model';
import { Html } from '../html/Html.tsx';
import { isEmpty, listOf, type Settings, textOf } from '../settings/Settings.ts';
import { typography } from '../styles/typography.ts';
import { rule } from '../styles/Control.ts';
import { Picture } from './Picture.tsx';
import type { Widget, WidgetTools } from './Widget.ts';
import type { ReactElement } from 'react';

/** Keys under which widgets that nobody here knows keep what they say. */
const TITLES = [
  'title',
  'heading',
  'title_text',
  'title_text_a',
  'headline',
  'name',
  'bio_name',
  'item_title',
  'tab_title',
  'announcement_text',
];
const WORDS = [
  'description',
  'sub_title',
  'description_text',
  'description_text_a',
  'content',
  'editor',
  'text',
  'blockquote_content',
  'html',
  'tab_content',
  'bio_about',
  'bio_title',
];
const PICTURES = ['image', 'bg_image', 'graphic_image', 'photo', 'picture', 'bio_image'];
const BUTTONS = ['button', 'button_text', 'link_text', 'cta_text', 'cta_link_text', 'icon_text'];
const LINKS = ['link', 'button_link', 'url', 'cta_link', 'cta_link_url', 'icon_url'];
const LISTS = [
  'slides',
  'items',
  'tabs',
  'list',
  'icon_list',
  'social_icon_list',
  'cta_link',
  'icon',
  'contact_repeater',
  'price_list',
  'features_list',
];

const firstText = (settings: Settings, keys: readonly string[]): string =>
  keys.map((key) => textOf(settings, key)).find((text) => text.trim() !== '') ?? '';

interface SaidProps {
  settings: Settings;
  tools: WidgetTools;
}

/** What a thing says, in the order in which people read. */
function Said({ settings, tools }: SaidProps): ReactElement | null {
  const picture = PICTURES.map((key) => settings[key]).find((value) => tools.media(value) !== '');
  const title = tools.inline(firstText(settings, TITLES));
  const words = tools.block(firstText(settings, WORDS));
  const label = tools.inline(firstText(settings, BUTTONS));
  const link = LINKS.map((key) => (Array.isArray(settings[key]) ? null : tools.link(settings[key]))).find(
    (each) => each !== null,
  );
  if (!picture && !title && !words && !label) return null;
  return (
    <>
      {picture !== undefined && <Picture value={picture} tools={tools} className="e-unknown-picture" />}
      {title !== '' &&
        (link && label === '' ? (
          <p>
            <Html as="a" className="e-unknown-title" {...link} html={title} />
          </p>
        ) : (
          <Html as="p" className="e-unknown-title" html={title} />
        ))}
      {words !== '' && <Html className="e-unknown-words" html={words} />}
      {label !== '' &&
        (link ? (
          <Html as="a" className="elementor-button elementor-size-sm" {...link} html={label} />
        ) : (
          <Html as="span" html={label} />
        ))}
    </>
  );
}

/** For widgets that are not known here: they show what they say, or nothing, and never break the page. */
export const fallback: Widget = {
  type: '',
  controls: [
    rule('alignment', '', 'text-align:{{VALUE}}'),
    rule('title_color', '& .e-unknown-title', 'color:{{VALUE}}'),
    ...typography('title_typography', '& .e-unknown-title'),
    rule('description_color', '& .e-unknown-words', 'color:{{VALUE}}'),
    ...typography('description_typography', '& .e-unknown-words'),
    rule('min-height', '& .e-unknown', 'min-height:{{SIZE}}{{UNIT}}'),
  ],
  draw({ node, settings, tools, drawChildren }) {
    tools.note(`the widget "${node.widgetType.slice(0, 60)}" is not known here`);
    const own = Said({ settings, tools });
    const list = LISTS.map((key) => listOf(settings, key)).find((items) => items.length > 0) ?? [];
    const children = drawChildren();
    const isSilent = !own && list.length === 0 && children.length === 0;
    if (isSilent || isEmpty(settings)) return null;
    return (
      <div className="e-unknown">
        {own}
        {list.filter(isObject).map((item, index) => (
          <Said key={index} settings={item} tools={tools} />
        ))}
        {children}
      </div>
    );
  },
};
