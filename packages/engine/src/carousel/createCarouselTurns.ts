import type { Disposer } from '@vitrine/browser';
import type { createTimeline as CreateTimeline } from '@vitrine/motion';
import type { DragHandler } from '../ports/DragHandler.ts';
import type { Environment } from '../ports/Environment.ts';
import type { Direction } from '../ports/SlideChange.ts';
import type { Stage } from '../ports/Stage.ts';
import type { Drawing, SlideChanger, SlideOrder } from '../ports/Turns.ts';
import type { Carousel } from './Carousel.ts';
import type { CarouselSettings } from './carouselOffsets.ts';
import { createCarousel } from './createCarousel.ts';
import { createCarouselDrag } from './createCarouselDrag.ts';

interface CarouselTurnsOptions {
  readonly settings: CarouselSettings;
  readonly stage: Stage;
  readonly environment: Environment;
  readonly drawing: Drawing;
  readonly order: SlideOrder;
  readonly changer: SlideChanger;
  readonly current: () => string;
  readonly createTimeline: typeof CreateTimeline;
  readonly request: (key: string, direction: Direction) => void;
}

interface CarouselTurns {
  readonly carousel: Carousel;
  readonly dragHandler: DragHandler;
  readonly dispose: Disposer;
}

/** A carousel among the turns of its slides: it moves with them, follows the pointer and the size of the page. */
export function createCarouselTurns(options: CarouselTurnsOptions): CarouselTurns {
  const { settings, stage, environment, drawing, order, changer, current, createTimeline } = options;
  const { clock, isReducedMotion } = environment;
  const { setSeen: show, now: draw } = drawing;
  const carousel = createCarousel({
    settings,
    stage,
    clock,
    keys: () => order.keys,
    current,
    show,
    draw,
    createTimeline,
    isReducedMotion,
  });
  const canDrag = (): boolean => changer.places.current !== null && order.keys.length > 1;
  /** Slides that were let go come to rest at the current one without a change. */
  function request(key: string, direction: Direction): void {
    if (key !== current() || changer.places.next !== null) options.request(key, direction);
  }

  const stopWatching = environment.onResize(stage.root, carousel.relayout);
  return {
    carousel,
    dragHandler: createCarouselDrag({ carousel, settings, clock, canDrag, request }),
    dispose() {
      stopWatching();
      carousel.dispose();
    },
  };
}
