import type { Disposer } from '@vitrine/browser';
import type { ModuleSettings } from '@vitrine/model';
import { isRingCarousel } from '../carousel/carouselOffsets.ts';
import { watchInput } from '../input/watchInput.ts';
import type { Show } from '../slideshow/createShow.ts';
import type { Turns } from './createTurns.ts';
import type { Environment } from './Environment.ts';
import type { Stage } from './Stage.ts';

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
