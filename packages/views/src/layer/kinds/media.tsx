import { element } from '../../elements.ts';
import { Picture } from '../../slide/Picture.tsx';
import { mediaSource } from '../mediaSource.ts';
import type { LayerKindView } from './LayerKindProps.ts';

/** Video and audio, still: a poster, and nothing of the film is fetched. Without script the browser's own controls or a link play it. */
export const media: LayerKindView = ({ layer, context, tag, attributes }) => {
  const { content } = layer;
  const source = mediaSource(content, layer.kind === 'audio');
  const name = layer.attributes.title || layer.attributes.alt || layer.alias || undefined;
  const poster = content.poster?.src ? (
    <Picture key="poster" src={content.poster.src} alt="" context={context} />
  ) : null;
  if (!source) return element(tag, attributes, poster);
  if (source.kind === 'platform') {
    return element(
      tag,
      attributes,
      poster,
      <a key="watch" className="sr7-watch" href={source.page} target="_blank" rel="noopener">
        <span>{`Watch: ${name ?? 'video'}`}</span>
      </a>,
    );
  }
  const shared = {
    key: 'media',
    src: source.src,
    preload: 'none',
    loop: content.loop,
    muted: content.mute,
    controls: content.controls.show || source.kind === 'audio',
    'aria-label': name,
  };
  const player =
    source.kind === 'audio'
      ? element('audio', shared)
      : element('video', {
          ...shared,
          poster: content.poster?.src || undefined,
          playsInline: content.inline,
        });
  return element(tag, attributes, source.kind === 'audio' ? poster : null, player);
};
