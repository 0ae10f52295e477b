import { MOST_IMAGES } from '../limits.ts';
import { type ImageEntry, imageUrl, isSettled } from './ImageEntry.ts';

/** Every picture that was asked for, one entry for an address. */
export interface ImageRegistry {
  readonly entries: readonly ImageEntry[];
  find(url: string): ImageEntry | undefined;
  /** The entry of an address, new and pending when there is none yet. */
  entry(url: string): ImageEntry;
}

export function createImageRegistry(most: number = MOST_IMAGES): ImageRegistry {
  const held = new Map<string, ImageEntry>();
  let count = 0;
  /** The oldest go first; those still on their way stay. */
  const forget = (): void => {
    for (const [key, entry] of held) {
      if (held.size < most) return;
      if (isSettled(entry)) held.delete(key);
    }
  };
  return {
    get entries() {
      return [...held.values()];
    },
    find: (url) => held.get(imageUrl(url)),
    entry(url) {
      const normalizedUrl = imageUrl(url);
      const known = held.get(normalizedUrl);
      if (known) return known;
      forget();
      const id = ++count;
      const size = { width: 0, height: 0 };
      const made: ImageEntry = {
        id,
        url,
        normalizedUrl,
        crossOrigin: null,
        state: 'pending',
        priority: 0,
        ...size,
      };
      held.set(normalizedUrl, made);
      return made;
    },
  };
}
