import { createDisposers } from '@vitrine/browser';
import type { PlayableModule } from '@vitrine/model';
import type { SlideActions } from '../actions/createSlideActions.ts';
import type { StageEvent } from '../actions/triggers/StageEvent.ts';
import type { FeatureLoader } from '../features/createFeatureLoader.ts';
import { createRunningFeatures } from '../features/createRunningFeatures.ts';
import { checkFrameRate } from '../fps/checkFrameRate.ts';
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
import { createChangeSteps } from './createChangeSteps.ts';
import { createEvents } from './createEvents.ts';
import { createOpening } from './createOpening.ts';
import { createPlayerApi } from './createPlayerApi.ts';
import { createSlidePlayers } from './createSlidePlayers.ts';
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
  /** Those that the first slides need must be there. */
  readonly features: FeatureLoader;
}

/** Puts the parts of a module at play together; none of them knows another. */
export function createPlayer(options: PlayerOptions): Player {
  const { module, moment, frame, stage, source = {} } = options;
  const { environment = browserEnvironment, motion = browserMotion } = options;
  const { loaded: features } = options.features;
  const { settings } = module;
  const showsAllLayers = settings.type === 'carousel' && settings.carousel.showAllLayers;
  const playsEntry = stage.awaitsEntry();
  const { clock } = environment;
  const disposers = createDisposers();
  const events = createEvents(stage.root);
  const callbacks = createCallbacks();
  const level = () => environment.level(settings.enabledLevels);

  const given = { module, stage, environment, motion, features, events, level, clock };
  const turns = createTurns({
    ...given,
    moment,
    firstFrame: frame,
    source,
    ready: (slide) => running.ready(slide),
    steps: () => steps,
    onRemoved: (key) => players.remove(key),
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

  const running = createRunningFeatures({
    module,
    loader: options.features,
    start: (create) => create({ ...parts, show, players }),
  });
  disposers.add(running.dispose);

  let actions: SlideActions | null = null;
  /** Layers answer visitors from the first slide on that lets them. */
  const withActions = (): SlideActions | null =>
    (actions ??=
      features.actions?.createSlideActions({ ...parts, callbacks, show, players: () => players, running }) ??
      null);
  const onStage = (slide: string, layer: string | null, name: StageEvent['name']): void =>
    actions?.stageEvent(slide, layer, name);
  disposers.add(() => actions?.dispose());

  const players = createSlidePlayers({
    ...parts,
    globalKeys: [...frame.backKeys, ...frame.frontKeys],
    onStage,
    attach(player) {
      const detach = [withActions()?.attach(player), features.hover?.watchSlideHover(player, stage)];
      return () => {
        for (const each of detach) each?.();
        running.remove(player.slide.key);
      };
    },
  });

  const hash = environment.hash ?? features.deepLinks?.browserHash;
  const links =
    hash &&
    features.deepLinks?.createDeepLinks({
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

  const visitor = watchVisitor({ ...parts, settings, show, players, onResized: running.relayout });
  disposers.add(visitor.dispose);
  const steps = createChangeSteps({
    ...parts,
    players,
    running,
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
      players,
      show,
      ready: running.ready,
      onVisible: running.setVisible,
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
    players.dispose();
  }

  return createPlayerApi({ module, events, callbacks, show, turns, players, dispose });
}
