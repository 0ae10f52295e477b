import type { Slide } from '@vitrine/model';

/** A colour that says how much of it is to be seen. */
const ALPHA = /^(?:rgba|hsla)\(.*,\s*([\d.]+)\s*\)$/i;

/** Whether nothing of what lies under a slide's background shows through it, as far as the document tells. */
export function backgroundCovers(slide: Slide): boolean {
  const { color, image, video } = slide.background?.background ?? slide.thumb.fallback;
  if (video || (image?.used && image.src !== '' && image.size === 'cover')) return true;
  const colors = color.kind === 'solid' ? [color.color] : color.stops.map((stop) => stop.color);
  return colors.every((each) => each !== 'transparent' && Number(ALPHA.exec(each)?.[1] ?? 1) >= 1);
}
