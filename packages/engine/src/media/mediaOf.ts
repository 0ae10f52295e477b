import { type Layer, type MediaKind, mediaKind, type Slide } from '@vitrine/model';
import { allLayers } from '../layers/allLayers.ts';
import type { MediaFields } from './MediaPlayer.ts';

export interface SlideMedia {
  readonly layer: Layer;
  readonly isBackground: boolean;
  readonly kind: MediaKind;
  readonly fields: MediaFields;
}

/** The film behind a slide, and the films and sounds among its layers. */
export function mediaOf({ background, layers }: Slide): readonly SlideMedia[] {
  const film = background?.background.video;
  const behind = film
    ? [{ layer: background, isBackground: true, kind: mediaKind(film.kind, false), fields: film }]
    : [];
  const among = allLayers(layers).filter(isMedia);
  return [
    ...behind,
    ...among.map((layer) => ({
      layer,
      isBackground: false,
      kind: mediaKind(layer.content.kind, layer.kind === 'audio'),
      fields: layer.content,
    })),
  ].filter(({ fields }) => fields.src.trim() !== '');
}

const isMedia = ({ kind }: Layer): boolean => kind === 'video' || kind === 'audio';
