import type { Player, ShowState } from '@vitrine/engine';
import type { Enhancer } from './Enhancer.ts';
import { placeInCorner } from './placeInCorner.ts';
import { readControlWords } from '../markup/controlWords.ts';

/** Its button comes with the first show that runs: many modules stand until they are asked to move. */
export const pause: Enhancer = ({ host, player }) => {
  let removeButton: (() => void) | null = null;
  const stop = player.onShow((show) => {
    if (wishOf(show) !== 'none') removeButton ??= addPauseButton(host, player);
  });
  return {
    end() {
      stop();
      removeButton?.();
    },
  };
};

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Stops what moves by itself and starts it again (WCAG 2.2.2). It comes first in the module, so that it is reached before
 * anything that moves, and stays when the show has run through: the focus on it is not lost.
 */
function addPauseButton(host: HTMLElement, player: Player): () => void {
  const { ownerDocument: page } = host;
  const button = page.createElement('button');
  const sign = page.createElementNS(SVG, 'svg');
  const path = page.createElementNS(SVG, 'path');
  const { stop, start } = readControlWords(host);
  let isRunning = false;
  button.type = 'button';
  button.className = 'sr7-pause';
  button.setAttribute('aria-controls', host.querySelector(':scope>sr7-content')?.id ?? '');
  sign.setAttribute('viewBox', '0 0 24 24');
  sign.setAttribute('aria-hidden', 'true');
  sign.append(path);
  button.append(sign);
  button.addEventListener('click', () => (isRunning ? player.pause() : player.play()));
  const stopShow = player.onShow((show) => {
    const wish = wishOf(show);
    isRunning = wish === 'run';
    if (wish === 'none') button.remove();
    else if (!button.isConnected) host.prepend(button);
    button.setAttribute('aria-label', isRunning ? stop : start);
    path.setAttribute('d', isRunning ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z');
  });
  const stopPlacing = placeInCorner(
    () => button,
    (corner) => void (button.dataset['corner'] = corner),
  );
  return () => {
    stopShow();
    stopPlacing();
    button.remove();
  };
}

/** What the visitor has the slideshow do; what else holds it for a moment does not show. */
type Wish = 'run' | 'stop' | 'none';

function wishOf({ isOn, isFinished, reasons }: ShowState): Wish {
  if (isFinished) return 'stop';
  if (!isOn) return 'none';
  const isStopped = reasons.has('visitor') || reasons.has('reducedMotion') || reasons.has('forced');
  return isStopped ? 'stop' : 'run';
}
