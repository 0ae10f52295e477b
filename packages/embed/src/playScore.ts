import { createDisposers, type Disposer } from '@vitrine/browser';
import type { Player } from '@vitrine/engine';
import { fits, playScore, type RememberedClick, type Score } from '@vitrine/player';

interface PlayOptions {
  readonly onPlayer: (player: Player) => void;
  /** What is pressed meanwhile. */
  readonly click: RememberedClick;
}

/**
 * Plays what a server has drawn in an element, from what it has read ahead. Null when that is not for what stands there, or
 * something that it takes cannot be had: the module's document is played then.
 */
export async function playFrom(
  host: HTMLElement,
  data: unknown,
  options: PlayOptions,
): Promise<Disposer | null> {
  const read = data as Score | null;
  if (!fits(host, read)) return null;
  const stop = await playScore(host, read, options).catch(console.error);
  if (!stop) return null;
  const disposers = createDisposers();
  disposers.add(stop);
  disposers.add(() => host.replaceChildren());
  return disposers.dispose;
}
