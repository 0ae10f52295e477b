import { observeResize } from '@vitrine/browser';
import type { Part } from '../page/Part.ts';

/** Says on the root element whether the window gives room to a scrollbar: what is as wide as the window is wider than the page then. */
export const scrollbar: Part = {
  start(body) {
    const { documentElement: root } = document;
    const follow = (): void => void root.classList.toggle('has-scrollbar', innerWidth > root.clientWidth);
    follow();
    observeResize(body, follow);
  },
};
