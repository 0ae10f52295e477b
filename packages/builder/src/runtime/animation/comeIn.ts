import { browserClock } from '@vitrine/browser';
import { onceInView } from '../scroll/onceInView.ts';
import type { EntranceAnimation } from './entranceAnimation.ts';

/** Shows an element when it is first seen, as it is said then: another device may say it in another way. */
export function comeIn(element: HTMLElement, find: () => EntranceAnimation | null): void {
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
}
