import type { Layer, Slide } from '@vitrine/model';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { layerClass, round, slideClass } from '@vitrine/player/markup';
import { mediaCss } from './mediaCss.ts';

type Fields = Pick<Layer['content'], 'cover' | 'ratio' | 'poster'>;

/** Rules of a slide's films and sounds; nothing for a slide that has none. */
export function addMediaRules(sheet: StyleSheet, slide: Slide, root: string): void {
  const own = `${root} .${slideClass(slide)}`;
  const film = slide.isGlobal ? null : slide.background?.background.video;
  const layers = mediaLayers(slide.layers);
  if (!film && layers.length === 0) return;
  sheet.raw(mediaCss);
  if (film) addFilm(sheet, `${own}>sr7-bg`, film);
  for (const layer of layers) addFilm(sheet, `${root} .${layerClass(slide, layer)}`, layer.content);
}

function addFilm(sheet: StyleSheet, box: string, { cover, ratio, poster }: Fields): void {
  sheet.rule(`${box}>video`, () => ({ 'object-fit': cover ? 'cover' : 'contain' }));
  if (cover) sheet.rule(`${box}>sr7-film`, () => ({ '--r': round(ratio) }));
  if (poster?.size === 'contain') sheet.rule(`${box}>img`, () => ({ 'object-fit': 'contain' }));
}

const mediaLayers = (layers: readonly Layer[]): Layer[] =>
  layers.flatMap((layer) => [
    ...(layer.kind === 'video' || layer.kind === 'audio' ? [layer] : []),
    ...mediaLayers(layer.children),
  ]);
