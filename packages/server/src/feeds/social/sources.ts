import { facebook } from './facebook.ts';
import type { FeedSource } from './FeedSource.ts';
import { flickr } from './flickr.ts';
import { instagram } from './instagram.ts';
import { twitter } from './twitter.ts';
import { vimeo } from './vimeo.ts';
import { youtube } from './youtube.ts';

/** spec/1 §3: the social sources, by the names of documents. */
export const sources = { facebook, flickr, instagram, twitter, vimeo, youtube } as const satisfies Readonly<
  Record<string, FeedSource>
>;
