import type { SlidePlayer } from '../ports/SlidePlayers.ts';
import type { Stage } from '../ports/Stage.ts';

/** spec/2 §4: layers that show on hover get it when the pointer leaves. */
const HIDDEN = 'sr7-hidden';

/** Shows the layers of a slide that wait for the pointer (or the keyboard's focus) to be over the module, or hides them. */
export function showOnHover(player: SlidePlayer, stage: Stage, isOver: boolean): void {
  for (const layer of player.shownOnHover) {
    stage.layer(player.slide.key, layer)?.place.classList.toggle(HIDDEN, !isOver);
    const actor = player.layer(layer.id);
    if (isOver) actor?.play('in');
    else actor?.reset();
  }
}
