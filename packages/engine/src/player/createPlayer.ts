import { createDisposers } from '@vitrine/browser';
import type { PlayableModule, Slide } from '@vitrine/model';
import type { SlideActions } from '../actions/createSlideActions.ts';
import type { StageEvent } from '../actions/triggers/StageEvent.ts';
import { createFeatures } from '../features/createFeatures.ts';
import { checkFrameRate } from '../fps/checkFrameRate.ts';
import type { GrowingKit } from '../kit/createKit.ts';
import { KIT_PARTS } from '../kit/parts.ts';
import { needsOf } from '../kit/SlideNeeds.ts';
import type { Environment } from '../ports/Environment.ts';
import type { Frame } from '../ports/Frame.ts';
import type { Motion } from '../ports/Motion.ts';
import type { Player, PlayerSource } from '../ports/Player.ts';
import type { Stage } from '../ports/Stage.ts';
import type { PlayOptions } from '../slides/playableSlides.ts';
import { createShow } from '../slideshow/createShow.ts';
import { browserEnvironment } from './browserEnvironment.ts';
import { browserMotion } from './browserMotion.ts';
import { createCallbacks } from './createCallbacks.ts';
import { createCast } from './createCast.ts';
import { createChangeSteps } from './createChangeSteps.ts';
import { createEvents } from './createEvents.ts';
import { createFace } from './createFace.ts';
import { createOpening } from './createOpening.ts';
import { createTurns } from './createTurns.ts';
import { watchVisitor } from './watchVisitor.ts';

export interface PlayerOptions {
  readonly module: PlayableModule;
  /** The moment and language that the first frame was made for. */
  readonly moment: PlayOptions;
  /** What stands in the page already. */
  readonly frame: Frame;
  readonly stage: Stage;
  readonly source?: PlayerSource | undefined;
  /** Default: the browser's own. */
  readonly environment?: Environment;
  readonly motion?: Motion;
  /** What slides are played with; what the first ones need must be there. */
  readonly kit: GrowingKit;
}

/** Puts the parts of a module at play together; none of them knows another. */
export function createPlayer(options: PlayerOptions): Player {
  const { module, moment, frame, stage, source = {} } = options;
  const { environment = browserEnvironment, motion = browserMotion } = options;
  const { kit } = options.kit;
  const { settings } = module;
  const showsAllLayers = settings.type === 'carousel' && settings.carousel.showAllLayers;
  const playsEntry = stage.awaitsEntry();
  const { clock } = environment;
  const disposers = createDisposers();
  const events = createEvents(stage.root);
  const callbacks = createCallbacks();
  const level = () => environment.level(settings.enabledLevels);

  const given = { module, stage, environment, motion, kit, events, level, clock };
  const turns = createTurns({
    ...given,
    moment,
    firstFrame: frame,
    source,
    featuresOf: ready,
    steps: () => steps,
    onRemoved: (key) => cast.dismiss(key),
  });
  const parts = { ...given, turns, place: turns.place };

  const show = createShow({
    clock,
    ...settings.slideshow,
    auto: settings.slideshow.auto && settings.type !== 'hero',
    position: () => ({ number: turns.numberOf(turns.current), count: turns.order.keys.length }),
    onEnded: () => events.emit('slide.ended', turns.about(turns.current)),
    onNext: () => turns.request('+1'),
    onFinished: () => events.emit('module.finished', turns.about(turns.current)),
    onPause: () =>
      events.emit('slide.pause', { ...turns.about(turns.current), reasons: [...show.timer.reasons] }),
    onResume: () => events.emit('slide.resume', turns.about(turns.current)),
  });

  const features = createFeatures({
    names: ['media', 'modifiers', 'scrollTimeline', 'particles'],
    isUsedBy: (slide, name) => KIT_PARTS[name].isUsedBy(needsOf(slide, module), kit),
    create: (name) => kit[name]?.({ ...parts, show, cast }),
  });
  disposers.add(features.dispose);

  /** All that a slide is played with; null when it is there. */
  function ready(slide: Slide): Promise<unknown> | null {
    const awaited = options.kit.ready(slide, module);
    if (awaited) return awaited.then(() => features.meet(slide));
    features.meet(slide);
    return null;
  }

  let actions: SlideActions | null = null;
  /** Layers answer visitors from the first slide on that lets them. */
  const withActions = (): SlideActions | null =>
    (actions ??=
      kit.actions?.createSlideActions({ ...parts, callbacks, show, cast: () => cast, features }) ?? null);
  const onStage = (slide: string, layer: string | null, name: StageEvent['name']): void =>
    actions?.stageEvent(slide, layer, name);
  disposers.add(() => actions?.dispose());

  const cast = createCast({
    ...parts,
    globalKeys: [...frame.backKeys, ...frame.frontKeys],
    onStage,
    attach(player) {
      const detach = [withActions()?.attach(player), kit.hover?.watchSlideHover(player, stage)];
      return () => {
        for (const each of detach) each?.();
        features.dismiss(player.slide.key);
      };
    },
  });

  const hash = environment.hash ?? kit.deepLinks?.browserHash;
  const links =
    hash &&
    kit.deepLinks?.createDeepLinks({
      isOn: settings.browser.deepLinks,
      hash,
      slideOf(link) {
        const slide = module.slideByDeepLink(link);
        // One that is not published never comes: waiting for it, the first would stand there empty.
        return slide !== null && turns.order.keys.includes(slide) ? slide : null;
      },
      linkOf: (slide) => module.slide(slide).attributes.deepLink,
      onFollowed: (slide) => turns.requestKey(slide),
    });
  if (links) disposers.add(links.dispose);

  const visitor = watchVisitor({ ...parts, settings, show, cast, onResized: features.relayout });
  disposers.add(visitor.dispose);
  const steps = createChangeSteps({
    ...parts,
    cast,
    features,
    show,
    visitor,
    links,
    onStage,
    playsEntry,
    showsAllLayers,
  });
  disposers.add(
    createOpening({
      ...parts,
      cast,
      show,
      ready,
      onVisible: features.setVisible,
      firstSlide: () => links?.first() ?? turns.current,
      readySlides: showsAllLayers ? turns.drawing.shown : [turns.current],
      onBegun: () =>
        void disposers.add(
          checkFrameRate({
            clock,
            onLow: (framesPerSecond) => events.emit('lowfps', { ...turns.place(), framesPerSecond }),
          }),
        ),
    }),
  );

  function dispose(): void {
    disposers.dispose();
    show.timer.stop();
    turns.dispose();
    cast.dispose();
  }

  return createFace({ module, events, callbacks, show, turns, cast, dispose });
}
