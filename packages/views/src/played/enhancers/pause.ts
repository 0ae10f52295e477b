import { wishOf } from '../../controls/wishOf.ts';
import type { Enhancer } from '../Enhancer.ts';

/** Its button comes with the first show that runs: many modules stand until they are asked to move. */
export const pause: Enhancer = ({ host, player }) => {
  let end: (() => void) | null = null;
  let isOver = false;
  async function bring(): Promise<void> {
    const { addPauseButton } = await import('./pauseButton.ts');
    if (!isOver) end = addPauseButton(host, player);
  }
  const stop = player.onShow((show) => {
    if (end || wishOf(show) === 'none') return;
    end = () => undefined;
    bring().catch(console.error);
  });
  return {
    end() {
      isOver = true;
      stop();
      end?.();
    },
  };
};
