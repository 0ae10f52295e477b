import { animate } from 'animejs/animation';
import type { AnimationAdapter } from '../browser/SliderAdapter.ts';
import { stagger } from 'animejs/utils';

export const adapter: AnimationAdapter = {
  run: (elements, { durationMs, spreadMs }) =>
    animate([...elements], {
      opacity: [0, 1],
      x: [-120, 0],
      scale: [0.5, 1],
      duration: durationMs,
      ease: 'out(3)',
      delay: stagger(spreadMs / elements.length),
    }),
};
