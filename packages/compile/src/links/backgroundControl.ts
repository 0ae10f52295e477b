import { interactiveAttributes } from '@vitrine/engine';
import type { Slide } from '@vitrine/model';
import type { Attributes } from '../elements.ts';

/** A background with a click action is a control: it lies behind everything, so it is the last thing that a click hits. */
export function backgroundControl(slide: Slide): Attributes {
  const { background, title } = slide;
  const interactive = background ? interactiveAttributes(background, slide) : {};
  return interactive.tabIndex === undefined
    ? {}
    : { ...interactive, 'aria-label': background?.alias || title || 'Slide' };
}
