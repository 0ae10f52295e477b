/** @jsxImportSource hono/jsx */
import { element } from '../elements.ts';
import type { LayerKindView } from '../ports/LayerKindProps.ts';
import { classNames } from '@vitrine/player/markup';
import { Picture } from './Picture.tsx';
import { Film } from './Film.tsx';
import { mediaSource } from './mediaSource.ts';
import { PlayButton } from './PlayButton.tsx';

/** Video and audio: a poster, what plays it, and a button where it has no controls of its own to start it by. */
export const media: LayerKindView = ({ layer, context, tag, attributes, isLink }) => {
  const { content } = layer;
  const source = mediaSource(content, layer.kind === 'audio');
  const name = layer.attributes.title || layer.attributes.alt || layer.alias || layer.kind;
  const poster = content.poster?.src || null;
  const picture = poster ? <Picture src={poster} alt="" context={context} /> : null;
  if (!source) return element(tag, attributes, picture);
  // One control must not stand in another.
  const canPress = !content.noInteract && !isLink && tag !== 'button';
  const hasControls = source.kind === 'audio' || (canPress && content.controls.show);
  const hasButton =
    canPress &&
    source.kind !== 'audio' &&
    (!hasControls || poster !== null || content.controls.largeButton || source.kind === 'platform');
  return element(
    tag,
    {
      ...attributes,
      className: classNames(String(attributes['className']), content.poster?.noOnMobile && 'sr7-bare'),
    },
    picture,
    <Film
      source={source}
      fields={content}
      name={name}
      hasControls={hasControls}
      poster={context.eager && source.kind === 'video' ? (poster ?? undefined) : undefined}
    />,
    hasButton ? (
      <PlayButton
        name={name}
        controls={context.controls}
        look={content.controls.largeButton && 'sr7-xl'}
        href={source.kind === 'platform' ? source.page : undefined}
      />
    ) : null,
  );
};
