import { PRELOADER_REMOVED_MS } from '../limits.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';

/** spec/3 §4: what covers the page goes after the shop's delay, and is removed 200 ms later. */
export const preloader: Part = {
  start(cover) {
    const delayMs = Number(pageObject('woodmart_settings')?.preloader_delay) || 0;
    setTimeout(() => {
      cover.classList.add('preloader-hide');
      setTimeout(() => cover.remove(), PRELOADER_REMOVED_MS);
    }, delayMs);
    // A page from the history was left with its timers standing still.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) cover.remove();
    });
  },
};
