import { REPLY_TEXTS } from '@vitrine/model';

/** spec/1 §8 and spec/2 §8, word for word; the last one is ours. */
export const SLIDER_TEXTS = {
  ...REPLY_TEXTS,
  feedNotLoaded: 'Feed could not be Loaded',
  noAddress: 'There is no address to load modules from',
} as const;
