import { animate, stagger } from 'motion';
import type { AnimationAdapter } from '../browser/SliderAdapter.ts';

export const adapter: AnimationAdapter = {
  run: (elements, { durationMs, spreadMs }) =>
    animate(
      [...elements],
      { opacity: [0, 1], x: [-120, 0], scale: [0.5, 1] },
      {
        duration: durationMs / 1000,
        ease: [0.215, 0.61, 0.355, 1],
        delay: stagger(spreadMs / 1000 / elements.length),
      },
    ),
};
