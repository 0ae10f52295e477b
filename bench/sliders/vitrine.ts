import type { Player } from '@vitrine/engine';
import { showModule } from '../browser/showModule.ts';
import type { SliderAdapter } from '../browser/SliderAdapter.ts';
import { textSlider } from '../browser/textModule.mjs';

/** Ours from its document: read, compiled and played in the page. */
export const adapter: SliderAdapter<() => Player | undefined, object> = {
  dataOf: textSlider,
  markup: () => '<div></div>',
  start(root, _, document) {
    let player: Player | undefined;
    showModule(root, document, (made) => void (player = made));
    return () => player;
  },
  go: (player, index) => player()?.request(index),
};
