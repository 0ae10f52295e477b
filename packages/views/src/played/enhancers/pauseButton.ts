import type { Player } from '@vitrine/engine';
import { pauseSign } from '../../controls/pauseSign.ts';
import { placeInCorner } from '../../controls/placeInCorner.ts';
import { wishOf } from '../../controls/wishOf.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Stops what moves by itself and starts it again (WCAG 2.2.2). It comes first in the module, so that it is reached before
 * anything that moves, and stays when the show has run through: the focus on it is not lost.
 */
export function addPauseButton(host: HTMLElement, player: Player): () => void {
  const { ownerDocument: page } = host;
  const button = page.createElement('button');
  const sign = page.createElementNS(SVG, 'svg');
  const path = page.createElementNS(SVG, 'path');
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
    const { label, path: outline } = pauseSign(isRunning);
    if (wish === 'none') button.remove();
    else if (!button.isConnected) host.prepend(button);
    button.setAttribute('aria-label', label);
    path.setAttribute('d', outline);
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
