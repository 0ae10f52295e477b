import { listen } from '@vitrine/browser';
import type { LoneHandler } from '../elements/Handler.ts';

const FADE_MS = 400;

/** Goes when it is dismissed. */
export const alert: LoneHandler = {
  start(of) {
    const button = of.find('.elementor-alert-dismiss');
    if (!button) return;
    listen(button, 'click', () => {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const fade = of.element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: isCalm ? 0 : FADE_MS });
      fade.onfinish = () => {
        of.element.style.display = 'none';
      };
    });
  },
};
