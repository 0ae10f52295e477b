import type { NavSlide } from '@vitrine/model';

/** An address between quotes in CSS: it must not end them. */
export const thumbUrl = (address: string): string =>
  `url("${address.replace(/[\\"\n\r\f]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}")`;

/** What the picture elements of a look paint themselves with. */
export const thumbStyle = (
  { color }: Pick<NavSlide, 'color'>,
  picture: string,
): Readonly<Record<string, string>> => ({
  '--shade': color,
  ...(picture === '' ? {} : { '--thumb': thumbUrl(picture) }),
});

/** Elements of a template that receive the slide's thumbnail. */
const PICTURES = /\bsr7-(?:(?:nav|thumb|tab|bullet|arr)-img|bullimg)\b/;

export const usesPicture = (html: string): boolean => PICTURES.test(html);

type Pictures = Pick<NavSlide, 'picture' | 'backgroundPicture'>;

/** spec/2 §8: a thumbnail that cannot be had gives way to the slide's background picture. */
export const hasFallback = ({ picture, backgroundPicture }: Pictures): boolean =>
  picture !== '' && backgroundPicture !== '' && backgroundPicture !== picture;

/** Tells when a picture cannot be had: what CSS paints does not say so itself. */
export function whenPictureFails(address: string, tell: () => void): () => void {
  const probe = new Image();
  probe.addEventListener('error', tell);
  probe.src = address;
  return () => probe.removeEventListener('error', tell);
}
