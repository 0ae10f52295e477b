import type { Player } from '@vitrine/engine';
import type { SliderAdapter } from '../browser/SliderAdapter.ts';
import { type Json, showModule, textModule } from '../browser/vitrineSlides.ts';

/** Slides push each other out, as those of the others do. */
const transition = (speedMs: number): Json => ({
  in: {
    bg: {
      ms: speedMs,
      temp: { p: 'slideoverhorizontal', m: 'basic', g: 'slideover' },
      in: { x: '(100%)' },
    },
  },
});

export const adapter: SliderAdapter<() => Player | undefined, Json> = {
  dataOf: (slides, speedMs) => textModule(slides, { type: 'standard' }, transition(speedMs)),
  markup: () => '<div></div>',
  start(root, _, document) {
    let player: Player | undefined;
    showModule(root, document, (made) => void (player = made));
    return () => player;
  },
  go: (player, index) => player()?.request(index),
};
