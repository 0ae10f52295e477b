import type { Disposer } from '@vitrine/browser';
import type { HashPort } from '../ports/Environment.ts';

interface DeepLinksOptions {
  readonly isOn: boolean;
  readonly hash: HashPort;
  /** The slide that a link names; null when none does. */
  readonly slideOf: (deepLink: string) => string | null;
  readonly linkOf: (slide: string) => string;
  /** The visitor has followed a link to a slide. */
  readonly onFollowed: (slide: string) => void;
}

export interface DeepLinks {
  /** The slide that the page's address names as it is opened. */
  first(): string | null;
  /** The slide has changed: the address names it from now on. */
  show(slide: string, options: { readonly isFirst: boolean }): void;
  dispose: Disposer;
}

/** spec/2 §2: the page's hash names the current slide, and a hash that names a slide selects it. */
export function createDeepLinks({ isOn, hash, slideOf, linkOf, onFollowed }: DeepLinksOptions): DeepLinks {
  if (!isOn) return { first: () => null, show: () => undefined, dispose: () => undefined };
  const named = (written: string): string | null => (written === '' ? null : slideOf(written));
  let known = hash.read();
  return {
    first: () => named(hash.read()),
    show(slide, { isFirst }) {
      const written = hash.read();
      // The first slide is no change: an address that names something else in the page stays.
      if (isFirst && written !== '') return;
      // The visitor has just gone to another slide, which is yet to be told: writing over it would take them back.
      const isFollowed = written !== known && named(written) !== null;
      known = written;
      const link = linkOf(slide);
      if (isFollowed || link === '' || link === written) return;
      hash.write(link);
      known = hash.read();
    },
    dispose: hash.onChange((written) => {
      known = written;
      const slide = named(written);
      if (slide !== null) onFollowed(slide);
    }),
  };
}
