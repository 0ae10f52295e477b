import type { Clock } from '@vitrine/browser';
import type { PlayableModule, Slide } from '@vitrine/model';
import type { carouselSight } from '../carousel/carouselSight.ts';
import type { createCarouselTurns } from '../carousel/createCarouselTurns.ts';
import { PREPARE_MOST_MS } from '../limits.ts';
import type { Environment } from '../ports/Environment.ts';
import type { Frame } from '../ports/Frame.ts';
import type { Motion } from '../ports/Motion.ts';
import type { PlayerSource } from '../ports/Player.ts';
import type { Events, ModulePayload } from '../ports/PlayerEvents.ts';
import type { Direction, SlideRequest } from '../ports/SlideChange.ts';
import type { Stage } from '../ports/Stage.ts';
import type { Turns } from '../ports/Turns.ts';
import { createPreparation } from '../slides/createPreparation.ts';
import { type ChangeSteps, createSlideChanger } from '../slides/createSlideChanger.ts';
import { createSlideOrder } from '../slides/createSlideOrder.ts';
import { type PlayOptions, playableSlides } from '../slides/playableSlides.ts';
import { plainSight } from '../slides/playingFrame.ts';
import { directionOf, resolveRequest } from '../slides/resolveRequest.ts';
import { createDrawing } from './createDrawing.ts';

interface TurnsOptions {
  readonly module: PlayableModule;
  readonly moment: PlayOptions;
  readonly firstFrame: Frame;
  readonly stage: Stage;
  readonly environment: Environment;
  readonly source: PlayerSource;
  readonly motion: Pick<Motion, 'createTimeline'>;
  readonly features: {
    readonly carousel?: {
      readonly carouselSight: typeof carouselSight;
      readonly createCarouselTurns: typeof createCarouselTurns;
    };
  };
  /** What a slide needs beyond its elements; null when it is there. */
  readonly ready: (slide: Slide) => Promise<unknown> | null;
  /** What is done in a change of slides. */
  readonly steps: () => ChangeSteps;
  readonly events: Events;
  /** A slide was taken out of the page. */
  readonly onRemoved: (key: string) => void;
}

/** Settles with the promise, or after so long without it. */
function settledWithin(ms: number, promise: Promise<void>, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, resolve);
    void promise.finally(() => {
      cancel();
      resolve();
    });
  });
}

export function createTurns(options: TurnsOptions): Turns {
  const { module, moment, firstFrame, stage, environment, source, motion, features } = options;
  const { ready, steps, events, onRemoved } = options;
  const { settings } = module;
  const { carousel: own } = settings;
  const asCarousel = settings.type === 'carousel' ? features.carousel : undefined;
  const { clock, random } = environment;
  const firstKey = firstFrame.slides.find(({ turn }) => turn === 'current')?.key ?? '';
  const order = createSlideOrder({
    keys: playableSlides(module, moment).map(({ key }) => key),
    firstKey,
    shuffle: settings.slideshow.shuffle,
    isHiddenFromNavigation: (key) => module.isHiddenFromNavigation(key),
    random,
  });
  let isDisposed = false;
  const current = (): string => changer.places.current ?? firstKey;
  const drawing = createDrawing({
    stage,
    firstFrame,
    places: () => ({
      order: order.keys,
      navKeys: order.navKeys,
      current: current(),
      previous: changer.places.previous,
    }),
    sightOf: (state) => asCarousel?.carouselSight(own, state) ?? plainSight(state),
    onDropped(key) {
      preparation.forget(key);
      module.releaseSlide(key);
    },
    onRemoved,
  });
  const preparation = createPreparation({
    isComplete: (key) => module.slide(key).hasLayers || source.loadSlide === undefined,
    fetch: async (key) => module.receiveSlide(key, await source.loadSlide?.(key)),
    async build(key) {
      drawing.build(key);
      await Promise.all([drawing.soon(), ready(module.slide(key))]);
      // A picture that does not come must not hold the show up.
      await settledWithin(PREPARE_MOST_MS, stage.ready(key), clock);
    },
  });
  const changer = createSlideChanger({
    clock,
    navDelayMs: settings.slideshow.navDelayMs,
    isPrepared: (key) => preparation.ask(key),
    steps,
  });
  if (firstKey !== '') {
    drawing.build(firstKey);
    preparation.isThere(firstKey);
  }

  const place = (): ModulePayload => ({ moduleId: module.id, ...changer.places });
  const numberOf = (key: string): number => order.keys.indexOf(key) + 1;
  const about: Turns['about'] = (slide) => ({ ...place(), slide, index: numberOf(slide) - 1 });

  function ask(request: SlideRequest, index: number, direction: Direction): void {
    const key = order.keys[index];
    if (key === undefined) return;
    events.emit('slide.changeRequest', { ...about(key), request });
    changer.request(key, direction);
    if (changer.places.next === null) carousel?.goBack();
  }

  const slidesOfCarousel = asCarousel?.createCarouselTurns({
    settings: own,
    stage,
    environment,
    order,
    changer,
    current,
    drawing,
    createTimeline: motion.createTimeline,
    request: (key, direction) => ask(`#${key}`, order.keys.indexOf(key), direction),
  });
  const carousel = slidesOfCarousel?.carousel ?? null;

  /** Slides of a carousel that show their layers but do not have them yet. */
  const lacking = (): string[] =>
    carousel && own.showAllLayers && source.loadSlide
      ? drawing.shown.filter((key) => !module.slide(key).hasLayers)
      : [];
  const standing = (): number => order.keys.indexOf(changer.places.next ?? current());

  return {
    order,
    changer,
    drawing,
    carousel,
    dragHandler: slidesOfCarousel?.dragHandler ?? null,
    get current() {
      return current();
    },
    get isDisposed() {
      return isDisposed;
    },
    numberOf,
    place,
    about,
    request(request) {
      const from = standing();
      const isFeed = settings.source.type !== 'gallery';
      const index = resolveRequest(request, { order: order.keys, current: from, isFeed, random });
      if (index !== null) ask(request, index, directionOf(request, from, index));
    },
    requestKey(key) {
      const index = order.keys.indexOf(key);
      if (index >= 0) ask(`#${key}`, index, directionOf(`#${key}`, standing(), index));
    },
    letGo(key, hideAfterLoops) {
      const isGone = order.left(key, hideAfterLoops);
      if (isGone && changer.places.next === key) changer.request(current());
    },
    prepareNeighbours,
    prepareNeighboursLater: () => void clock.nextFrame(() => clock.after(0, prepareNeighbours)),
    dispose() {
      isDisposed = true;
      drawing.dispose();
      changer.dispose();
      slidesOfCarousel?.dispose();
    },
  };

  function prepareNeighbours(): void {
    if (isDisposed) return;
    const index = order.keys.indexOf(current());
    const count = order.keys.length;
    const places = settings.type === 'carousel' ? [] : [index + 1, index - 1 + count];
    const beside = places.map((at) => order.keys[at % count] ?? '');
    const needed = new Set([current(), ...beside, ...lacking()]);
    needed.delete('');
    for (const key of needed) preparation.ask(key);
    drawing.tidy(needed);
  }
}
