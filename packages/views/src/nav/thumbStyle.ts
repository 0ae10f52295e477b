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
