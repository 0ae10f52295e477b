import type { Disposer } from '@vitrine/browser';
import type { Player } from '../ports/Player.ts';
import { modalBoxOf } from './modalBox.ts';

/** The player of a module's element, as pages find it. */
export const playerOf = (module: Element | null): Player | undefined =>
  module ? (Reflect.get(module, 'vitrine') as Player | undefined) : undefined;

/** The slideshows of the page stand still while a modal is open; that of the modal itself runs. */
export function holdPlayers(modules: readonly Element[]): Disposer {
  const held = modules.flatMap((module) => (modalBoxOf(module) ? [] : (playerOf(module) ?? [])));
  for (const player of held) player.hold('modal');
  return () => {
    for (const player of held) player.release('modal');
  };
}
