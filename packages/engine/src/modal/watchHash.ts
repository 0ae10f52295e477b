import { type Clock, createDisposers, type Disposer, listen, observeHash, readHash } from '@vitrine/browser';
import { HASH_OPEN_MS } from '../limits.ts';

/** Tells the hash of the address: a moment after the page has loaded, if there is one, and at every change (spec/1 §2). */
export function watchHash(document: Document, clock: Clock, call: (hash: string) => void): Disposer {
  const disposers = createDisposers();
  const lookSoon = (): void => {
    if (readHash() !== '') disposers.add(clock.after(HASH_OPEN_MS, () => call(readHash())));
  };
  if (document.readyState === 'complete') lookSoon();
  else disposers.add(listen(window, 'load', lookSoon, { once: true }));
  disposers.add(observeHash(call));
  return disposers.dispose;
}
