import { isObject } from '@vitrine/model';
import { FRAME_MAY } from '../html/frameMay.ts';
import { Html } from '../html/Html.tsx';
import { type Settings, textOf } from '../settings/Settings.ts';
import { youtubeId } from '../settings/videoIds.ts';
import { headingTag } from './headingTag.ts';
import { Picture } from './Picture.tsx';
import type { Widget, WidgetTools } from './Widget.ts';

/** Widgets of the fourth generation: plain elements, whose look is in classes of their own. */

const wordsOf = (settings: Settings, key: string): string => {
  const value = settings[key];
  // Newer ones keep words with their marks in an object.
  return isObject(value) ? textOf(value, 'content') : textOf(settings, key);
};

const linkOf = (settings: Settings, tools: WidgetTools) => {
  const { link } = settings;
  if (!isObject(link)) return null;
  return tools.link({
    url: link['destination'] ?? link['href'] ?? link['url'],
    is_external: link['isTargetBlank'],
  });
};

const classOf = (settings: Settings): string | undefined => {
  const list = settings['classes'];
  const names = Array.isArray(list)
    ? list.filter((name) => typeof name === 'string' && /^[\w-]+$/.test(name))
    : [];
  return names.length > 0 ? names.join(' ') : undefined;
};

const atomic = (type: string, draw: Widget['draw']): Widget => ({ type, draw });

export const atomicWidgets: readonly Widget[] = [
  atomic('e-heading', ({ settings, tools }) => {
    const link = linkOf(settings, tools);
    const Tag = headingTag(textOf(settings, 'tag'), 'h2');
    const html = tools.inline(wordsOf(settings, 'title') || 'This is a title');
    if (!link) return <Html as={Tag} className={classOf(settings)} html={html} />;
    return (
      <Tag className={classOf(settings)}>
        <Html as="a" {...link} html={html} />
      </Tag>
    );
  }),
  atomic('e-paragraph', ({ settings, tools }) => (
    <Html as="p" className={classOf(settings)} html={tools.inline(wordsOf(settings, 'paragraph'))} />
  )),
  atomic('e-button', ({ settings, tools }) => {
    const link = linkOf(settings, tools);
    return (
      <Html
        as={link ? 'a' : 'button'}
        {...(link ?? { type: 'button' })}
        className={`e-button-base ${classOf(settings) ?? ''}`.trim()}
        html={tools.inline(wordsOf(settings, 'text') || 'Click here')}
      />
    );
  }),
  atomic('e-image', ({ settings, tools }) => {
    const image = isObject(settings['image']) ? settings['image'] : {};
    const src = isObject(image['src']) ? image['src'] : { url: image['src'] };
    const link = linkOf(settings, tools);
    const picture = (
      <Picture
        value={{ ...src, alt: textOf(settings, 'alt') }}
        tools={tools}
        {...(classOf(settings) && { className: classOf(settings) ?? '' })}
      />
    );
    return link ? <a {...link}>{picture}</a> : picture;
  }),
  atomic('e-svg', ({ settings, tools }) => (
    <Picture
      value={isObject(settings['svg']) ? settings['svg'] : {}}
      tools={tools}
      {...(classOf(settings) && { className: classOf(settings) ?? '' })}
    />
  )),
  atomic('e-divider', ({ settings }) => <hr className={classOf(settings)} />),
  atomic('e-youtube', ({ settings, tools }) => {
    const id = youtubeId(textOf(settings, 'source'));
    return id === null ? null : (
      <iframe
        className="elementor-video-iframe"
        src={`https://www.youtube-nocookie.com/embed/${id}`}
        title={tools.texts('playVideo')}
        loading="lazy"
        sandbox={FRAME_MAY}
        allowFullScreen
      />
    );
  }),
];
