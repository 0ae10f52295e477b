export { mediaReaders as readers } from '@vitrine/model';
export { addMediaRules } from './addMediaRules.ts';
export { backgroundFilm, filmButton } from './BackgroundFilm.tsx';
export { media } from './media.tsx';
