import { afterAll } from 'vitest';

/** @typedef {Parameters<EventTarget['addEventListener']>} Listening */

// Files of one worker share a page. Parts of real pages listen for as long as those live, and what they keep outlives them: those of one file would answer, and be counted, in the next.
if (typeof window !== 'undefined') {
  /** @type {[EventTarget, Listening][]} */
  const heard = [];
  /** @type {EventTarget[]} */
  const stays = [window, document, document.documentElement, document.body];
  const before = stays.map((target) => target.addEventListener);
  stays.forEach((target, index) => {
    target.addEventListener = (/** @type {Listening} */ ...what) => {
      heard.push([target, what]);
      before[index]?.apply(target, what);
    };
  });
  afterAll(() => {
    stays.forEach((target, index) => Object.assign(target, { addEventListener: before[index] }));
    for (const [target, what] of heard) target.removeEventListener(...what);
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    localStorage.clear();
    sessionStorage.clear();
  });
}
