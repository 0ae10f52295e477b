import type { Disposer } from '../dispose/Disposer.ts';
import { listen } from './listen.ts';

/** Tells whether a media query holds, now and whenever that changes. */
export function observeMedia(query: string, call: (matches: boolean) => void): Disposer {
  const list = matchMedia(query);
  call(list.matches);
  return listen(list, 'change', () => call(list.matches));
}
