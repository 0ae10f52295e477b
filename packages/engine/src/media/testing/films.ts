import type { Json } from './playMedia.ts';

/** A layer with a film that does not start by itself, unless its content says so. */
export const film = (id: number, content: Json = {}): Json => ({
  id,
  type: 'video',
  content: { src: `${id}.mp4`, autoPlay: false, ...content },
});
/** A background with a film. */
export const behind = (content: Json = {}): Json => ({
  id: 0,
  type: 'shape',
  subtype: 'slidebg',
  bg: { video: { src: '0.mp4', mute: true, loop: true, ...content } },
});

/** A film by the name of its slide and layer: `1/2`. */
export const at = (name: string) => {
  const [slide = '', layerId = ''] = name.split('/');
  return { slide, layerId };
};
