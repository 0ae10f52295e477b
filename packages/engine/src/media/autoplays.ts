import type { MediaFields } from './MediaPlayer.ts';

/** spec/1 §4: whether a media starts by itself when its slide shows for the n-th time. */
export const autoplays = (when: MediaFields['autoPlay'], time: number): boolean =>
  when === 'true' || (when === '1sttime' && time === 1) || (when === 'no1sttime' && time > 1);
