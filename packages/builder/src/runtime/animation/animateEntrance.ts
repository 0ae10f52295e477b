import { browserClock } from '@vitrine/browser';
import type { Handler } from '../elements/Handler.ts';
import { onceInView } from '../scroll/onceInView.ts';
import { entranceAnimation } from './entranceAnimation.ts';

/** Comes in when it is first seen. The page's style sheet says how, and that it does not where little motion is wanted. */
export const animateEntrance: Handler = {
  start({ element, page, settings }) {
    const { breakpoints } = page;
    const find = () => entranceAnimation(settings(), { breakpoints, device: page.device() });
    if (!find()) {
      // Hidden for a larger device's animation, which this one does not have.
      element.classList.remove('elementor-invisible');
      return;
    }
    onceInView(element, () => {
      const animation = find();
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (!animation || animation.name === 'none') {
        element.classList.remove('elementor-invisible');
        return;
      }
      element.classList.remove(animation.name);
      browserClock.after(isCalm ? 0 : animation.delayMs, () => {
        element.classList.remove('elementor-invisible');
        element.classList.add('animated', animation.name);
      });
    });
  },
};
