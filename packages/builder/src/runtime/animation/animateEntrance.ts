import type { Handler } from '../elements/Handler.ts';
import { comeIn } from './comeIn.ts';
import { entranceAnimation } from './entranceAnimation.ts';

/** Comes in when it is first seen. The page's style sheet says how, and that it does not where little motion is wanted. */
export const animateEntrance: Handler = {
  start({ element, page, settings }) {
    const { breakpoints } = page;
    const find = () => entranceAnimation(settings(), { breakpoints, device: page.device() });
    if (find()) comeIn(element, find);
    // Hidden for a larger device's animation, which this one does not have.
    else element.classList.remove('elementor-invisible');
  },
};
