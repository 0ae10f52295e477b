/** @jsxImportSource hono/jsx */
import type { BackgroundVideo } from '@vitrine/model';
import { element, type Html } from '../elements.ts';
import type { MediaSource } from './mediaSource.ts';

interface FilmProps {
  readonly source: MediaSource;
  readonly fields: Omit<BackgroundVideo, 'kind'>;
  /** What a screen reader calls it; scenery has no name, and cannot be reached. */
  readonly name: string | null;
  /** The browser's or the platform's own. */
  readonly hasControls: boolean;
  /** For pages without script: browsers then give it their controls, and show nothing else. */
  readonly poster?: string | undefined;
}

/** What plays a media. Nothing of it is fetched before it is asked for; a platform's page comes into its box with the player. */
export function Film({ source, fields, name, hasControls, poster }: FilmProps): Html {
  const shared = {
    'aria-hidden': name === null ? 'true' : undefined,
    'aria-label': name ?? undefined,
  };
  if (source.kind === 'platform') {
    return element('sr7-film', {
      ...shared,
      'aria-label': undefined,
      'data-film': source.film,
      'data-name': name ?? undefined,
      'data-cover': fields.cover ? '' : undefined,
      'data-controls': hasControls ? '' : undefined,
    });
  }
  return element(source.kind, {
    ...shared,
    src: source.src,
    poster,
    preload: 'none',
    loop: fields.loop,
    muted: fields.mute || fields.volume === 0,
    controls: hasControls,
    playsinline: source.kind === 'video' ? fields.inline : undefined,
    disablepictureinpicture: source.kind === 'video' && name === null ? '' : undefined,
    controlslist: hasControls && !fields.allowFullScreen ? 'nofullscreen' : undefined,
    tabindex: name === null ? -1 : undefined,
  });
}
