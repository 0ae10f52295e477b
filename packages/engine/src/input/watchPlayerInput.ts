import type { Disposer } from '@vitrine/browser';
import type { ModuleSettings } from '@vitrine/model';
import { isRingCarousel } from '../carousel/carouselOffsets.ts';
import type { Environment } from '../ports/Environment.ts';
import type { Show } from '../ports/Show.ts';
import type { Stage } from '../ports/Stage.ts';
import type { Turns } from '../ports/Turns.ts';
import { watchInput } from './watchInput.ts';

interface PlayerInputOptions {
  readonly settings: ModuleSettings;
  readonly stage: Stage;
  readonly environment: Environment;
  readonly show: Show;
  readonly turns: Turns;
}

/** Has swipes, wheel and keys lead from slide to slide. */
export function watchPlayerInput({
  settings,
  stage,
  environment,
  show,
  turns,
}: PlayerInputOptions): Disposer {
  const { root } = stage;
  return watchInput({
    root,
    settings,
    clock: environment.clock,
    isRtl: () => getComputedStyle(root).direction === 'rtl',
    position: () => ({
      index: turns.numberOf(turns.changer.places.next ?? turns.current) - 1,
      count: turns.order.keys.length,
      isRing: settings.type !== 'carousel' || isRingCarousel(settings.carousel),
    }),
    request: (request) => turns.request(request),
    drag: turns.dragHandler,
    onDragging: (isDragging) => (isDragging ? show.timer.hold('drag') : show.timer.release('drag')),
  });
}
