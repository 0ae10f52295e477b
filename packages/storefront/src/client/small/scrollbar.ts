import type { Part } from '../page/Part.ts';

/** Says on the root element whether the window gives room to a scrollbar: what is as wide as the window is wider than the page then. */
export const scrollbar: Part = {
  start(body) {
    const { documentElement: root } = document;
    const follow = (): void => void root.classList.toggle('has-scrollbar', innerWidth > root.clientWidth);
    // It tells of the first size too, once the page is laid out: to ask before would have that done twice. The header, because the page's own
    // height may change again at once, which browsers call a fault; and in the next frame, for the same reason.
    new ResizeObserver(() => requestAnimationFrame(follow)).observe(
      body.querySelector('.whb-header') ?? body,
    );
  },
};
