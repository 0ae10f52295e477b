import { createTimeline } from '@vitrine/motion';
import type { AnimationAdapter } from '../browser/SliderAdapter.ts';

export const adapter: AnimationAdapter = {
  run(elements, { durationMs, spreadMs }) {
    const timeline = createTimeline(
      elements.map((element, index) => ({
        element,
        start: { opacity: 0, transform: 'translateX(-120px) scale(.5)' },
        steps: [
          {
            startMs: (index / elements.length) * spreadMs,
            durationMs,
            ease: 'power2.out',
            style: { opacity: 1, transform: 'translateX(0px) scale(1)' },
          },
        ],
      })),
    );
    timeline.play();
    return timeline;
  },
};
