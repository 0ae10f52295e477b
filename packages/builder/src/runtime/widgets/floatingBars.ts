import { listen } from '@vitrine/browser';
import type { Handler } from '../elements/Handler.ts';

/**
 * A bar over the page, until it is closed. The original puts the focus into it when the page is there, away from where the visitor is;
 * here it stays.
 */
export const floatingBars: Handler = {
  start(of) {
    const bar = of.find('.e-floating-bars');
    if (!bar) return;
    const isTop = bar.classList.contains('has-vertical-position-top');
    const covers = isTop && getComputedStyle(bar).position === 'fixed';
    if (isTop && !bar.matches('.is-sticky, .is-placed')) document.body.prepend(of.element);
    if (covers) document.body.style.paddingTop = `${bar.offsetHeight}px`;
    const close = (): void => {
      bar.classList.add('is-hidden');
      if (covers) document.body.style.paddingTop = '';
    };
    const button = of.find('.e-floating-bars__close-button');
    if (button) listen(button, 'click', close);
    listen(bar, 'keyup', ({ key }) => {
      if (key === 'Escape') close();
    });
  },
};
