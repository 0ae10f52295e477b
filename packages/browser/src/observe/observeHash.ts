import type { Disposer } from '../dispose/Disposer.ts';
import { listen } from './listen.ts';

/** The fragment of the address, without its sign, as it was written. */
export function readHash(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Sets it without a new entry in the history, and without a jump. */
export function writeHash(hash: string): void {
  history.replaceState(history.state, '', `#${encodeURIComponent(hash)}`);
}

export function observeHash(call: (hash: string) => void): Disposer {
  return listen(window, 'hashchange', () => call(readHash()));
}
