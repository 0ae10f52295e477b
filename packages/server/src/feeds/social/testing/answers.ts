import type { Answer } from './answers/Answer.ts';
import { facebook } from './answers/facebook.ts';
import { flickr } from './answers/flickr.ts';
import { instagram } from './answers/instagram.ts';
import { twitter } from './answers/twitter.ts';
import { vimeo } from './answers/vimeo.ts';
import { youtube } from './answers/youtube.ts';

export const answers: Readonly<Record<string, Answer>> = {
  youtube,
  vimeo,
  flickr,
  facebook,
  instagram,
  twitter,
};
