import type { ApiBody } from '@vitrine/contract/api';

export type MediaRow = ApiBody<'listMedia'>['items'][number];

/** What the server takes; what a file is, it finds out by its contents. */
export const ACCEPTED = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'video/mp4',
  'video/webm',
  'application/pdf',
] as const;

export const isPicture = ({ mime }: Pick<MediaRow, 'mime'>): boolean => mime.startsWith('image/');

/** What it is called: by its title, or else by its file. */
export const nameOf = ({ title, file }: Pick<MediaRow, 'title' | 'file'>): string =>
  title || (file.split('/').at(-1) ?? file);

/** The smallest that is sharp at this width; the picture itself while there is none. */
export const addressFor = ({ url, sizes }: Pick<MediaRow, 'url' | 'sizes'>, width: number): string =>
  sizes.find((size) => size.width >= width)?.url ?? url;

const KILO = 1000;

export function bytesText(bytes: number, language: string): string {
  const isLarge = bytes >= KILO * KILO;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  }).format(bytes / (isLarge ? KILO * KILO : KILO));
}
