import type { Media } from './Media.ts';

const UPLOADS = '/uploads/';

/** Where a browser gets it. */
export const imageUrl = ({ file }: Pick<Media, 'file'>): string =>
  file.startsWith('/') ? file : UPLOADS + file.split('/').map(encodeURIComponent).join('/');
