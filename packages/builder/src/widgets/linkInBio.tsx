import { createElement, type ReactElement } from 'react';
import { listOf, type Settings, textOf } from '../settings/Settings.ts';
import { rule } from '../styles/Control.ts';
import { typography } from '../styles/typography.ts';
import { contactLink } from './contactLink.ts';
import { headingTag } from './headingTag.ts';
import { Picture } from './Picture.tsx';
import type { Widget, WidgetTools } from './Widget.ts';

/** Who somebody is, and where to find them: a page of links. */

interface PartProps {
  settings: Settings;
  tools: WidgetTools;
}

const TITLES = [
  ['bio_heading', 'h2', 'e-link-in-bio__heading'],
  ['bio_title', 'h2', 'e-link-in-bio__title'],
  ['bio_about', 'h3', 'e-link-in-bio__about-heading'],
] as const;

function Bio({ settings }: PartProps): ReactElement {
  const description = textOf(settings, 'bio_description');
  return (
    <div className="e-link-in-bio__bio">
      {TITLES.map(([key, tag, className]) => {
        const text = textOf(settings, key);
        return text === ''
          ? null
          : createElement(headingTag(textOf(settings, `${key}_tag`), tag), { key, className }, text);
      })}
      {description && <p className="e-link-in-bio__description">{description}</p>}
    </div>
  );
}

function Identity({ settings, tools }: PartProps): ReactElement | null {
  const has = (key: string): boolean => tools.media(settings[key]) !== '';
  if (!has('identity_image') && !has('identity_image_cover')) return null;
  return (
    <div className="e-link-in-bio__identity">
      <Picture
        value={settings['identity_image_cover']}
        tools={tools}
        className="e-link-in-bio__identity-image-cover"
        isDecoration
      />
      <Picture
        value={settings['identity_image']}
        tools={tools}
        className="e-link-in-bio__identity-image-profile"
        isDecoration
      />
    </div>
  );
}

function Icons({ settings, tools }: PartProps): ReactElement | null {
  const icons = listOf(settings, 'icon').map((item) => ({
    ...contactLink(item, 'icon', textOf(item, 'icon_platform')),
    text: textOf(item, 'icon_text'),
  }));
  const led = icons.filter(({ href }) => href !== '');
  if (led.length === 0) return null;
  return (
    <div className="e-link-in-bio__icons">
      {led.map(({ href, icon, name, text }, index) => (
        <a
          key={index}
          className="e-link-in-bio__icon-link"
          href={href}
          {...(!text && { 'aria-label': name })}
        >
          {tools.icon(icon)}
          {text && <span className="e-link-in-bio__icon-label">{text}</span>}
        </a>
      ))}
    </div>
  );
}

function Calls({ settings, tools }: PartProps): ReactElement | null {
  const calls = listOf(settings, 'cta_link').map((item) => ({
    ...contactLink(item, 'cta_link', textOf(item, 'cta_link_type') || 'Url'),
    text: textOf(item, 'cta_link_text'),
    image: item['cta_link_image'],
  }));
  const led = calls.filter(({ href, text }) => href !== '' && text !== '');
  if (led.length === 0) return null;
  return (
    <div className="e-link-in-bio__ctas">
      {led.map(({ href, text, image, isDownload }, index) => (
        <a
          key={index}
          className="e-link-in-bio__cta"
          href={href}
          {...(isDownload && { download: 'download' })}
        >
          <Picture value={image} tools={tools} className="e-link-in-bio__cta-image" isDecoration />
          <span className="e-link-in-bio__cta-text">{text}</span>
        </a>
      ))}
    </div>
  );
}

function ImageLinks({ settings, tools }: PartProps): ReactElement | null {
  const links = listOf(settings, 'image_links').filter(
    (item) => tools.media(item['image_links_image']) !== '' && tools.link(item['image_links_url']) !== null,
  );
  if (links.length === 0) return null;
  return (
    <div className="e-link-in-bio__image-links">
      {links.map((item, index) => {
        const { href = '', ...others } = tools.link(item['image_links_url']) ?? {};
        return (
          <a key={index} {...others} href={href} aria-label={hostOf(href)}>
            <Picture value={item['image_links_image']} tools={tools} />
          </a>
        );
      })}
    </div>
  );
}

/** What a picture that is a link is called, since its file says nothing. */
const hostOf = (href: string): string => /^https?:\/\/([^/?#]+)/i.exec(href)?.[1] ?? href;

const TYPES = ['link-in-bio', ...Array.from({ length: 7 }, (_, at) => `link-in-bio-var-${at + 1}`)];

export const linkInBio: readonly Widget[] = TYPES.map((type) => ({
  type,
  controls: [
    rule('background_border_background_color', '& .e-link-in-bio', 'background-color:{{VALUE}}'),
    rule('bio_heading_text_color', '& .e-link-in-bio__heading', 'color:{{VALUE}}'),
    ...typography('bio_heading_typography', '& .e-link-in-bio__heading'),
    rule('bio_title_text_color', '& .e-link-in-bio__title', 'color:{{VALUE}}'),
    ...typography('bio_title_typography', '& .e-link-in-bio__title'),
    rule('cta_links_text_color', '& .e-link-in-bio__cta', 'color:{{VALUE}}'),
    rule('cta_links_background_color', '& .e-link-in-bio__cta', 'background-color:{{VALUE}}'),
    rule('icons_color', '& .e-link-in-bio__icon-link', 'color:{{VALUE}};fill:{{VALUE}}'),
  ],
  draw: ({ node, settings, tools }) => (
    <div className={`e-link-in-bio e-${node.widgetType}`}>
      <Identity settings={settings} tools={tools} />
      <Bio settings={settings} tools={tools} />
      <Icons settings={settings} tools={tools} />
      <Calls settings={settings} tools={tools} />
      <ImageLinks settings={settings} tools={tools} />
    </div>
  ),
}));
