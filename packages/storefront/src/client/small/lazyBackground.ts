import type { Part } from '../page/Part.ts';

/** The background of a part of a built page, a little (200 px) before it is seen. */
export const lazyBackground: Part = {
  start(container) {
    container.classList.add('e-lazyloaded');
  },
};
