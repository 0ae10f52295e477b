import type { AnimationAdapter } from '../browser/SliderAdapter.ts';

export const adapter: AnimationAdapter = {
  run: (elements, { durationMs, spreadMs }) =>
    elements.map((element, index) =>
      element.animate(
        {
          opacity: [0, 1],
          transform: ['translateX(-120px) scale(.5)', 'translateX(0px) scale(1)'],
        },
        {
          duration: durationMs,
          easing: 'cubic-bezier(.215,.61,.355,1)',
          delay: (index / elements.length) * spreadMs,
          fill: 'both',
        },
      ),
    ),
};
