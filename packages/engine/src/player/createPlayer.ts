import { createDisposers } from '@vitrine/browser';
import type { Layer, PlayableModule, Slide } from '@vitrine/model';
import { createFeatures } from '../features/createFeatures.ts';
import { checkFrameRate } from '../fps/checkFrameRate.ts';
import type { GrowingKit } from '../kit/createKit.ts';
import { KIT_PARTS } from '../kit/parts.ts';
import { needsOf } from '../kit/SlideNeeds.ts';
import type { LayerEvent } from '../layers/createLayerPlayer.ts';
import type { MotionKit } from '../layers/MotionKit.ts';
import type { SlideChange } from '../slides/createSlideChanger.ts';
import type { Frame } from '../slides/firstFrame.ts';
import type { PlayOptions } from '../slides/playableSlides.ts';
import { createShow } from '../slideshow/createShow.ts';
import { attempt } from './attempt.ts';
import { browserEnvironment } from './browserEnvironment.ts';
import { browserMotion } from './browserMotion.ts';
import { createCallbacks } from './createCallbacks.ts';
import { createCast } from './createCast.ts';
import { createEvents } from './createEvents.ts';
import { createFace } from './createFace.ts';
import { createOpening } from './createOpening.ts';
import type { SlideActions } from './createSlideActions.ts';
import { createTurns } from './createTurns.ts';
import type { Environment } from './Environment.ts';
import { followFocus } from './followFocus.ts';
import type { Player, PlayerSource } from './Player.ts';
import { NOTHING_RUNS, playChange } from './playChange.ts';
import { showOnHover } from './showOnHover.ts';
import type { Stage } from './Stage.ts';
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
  readonly motion?: MotionKit;
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
  const { clock } = environment;
  const disposers = createDisposers();
  const events = createEvents(stage.root);
  const callbacks = createCallbacks();
  const level = () => environment.level(settings.enabledLevels);
  /** A page whose script was late shows its layers already; they stay. */
  const playsEntry = stage.awaitsEntry();
  let isDisposed = false;
  let direction: SlideChange['direction'] = 1;

  const place = () => ({ moduleId: module.id, ...turns.changer.places });
  const about = (slide: string) => ({ ...place(), slide, index: turns.numberOf(slide) - 1 });

  const parts = { module, stage, environment, motion, kit, events, place, level, clock };
  const features = createFeatures({
    names: ['media', 'modifiers', 'scrollTimeline', 'particles'],
    isUsedBy: (slide, name) => KIT_PARTS[name].isUsedBy(needsOf(slide, module), kit),
    create: (name) => kit[name]?.({ ...parts, show, turns, cast }),
  });
  disposers.add(features.dispose);

  /** All that a slide is played with; null when it is there. */
  const ready = (slide: Slide): Promise<unknown> | null => {
    const awaited = options.kit.ready(slide, module);
    if (awaited) return awaited.then(() => features.meet(slide));
    features.meet(slide);
    return null;
  };

  const show = createShow({
    clock,
    ...settings.slideshow,
    auto: settings.slideshow.auto && settings.type !== 'hero',
    position: () => ({ number: turns.numberOf(turns.current), count: turns.order.keys.length }),
    onEnded: () => events.emit('slide.ended', about(turns.current)),
    onNext: () => turns.request('+1'),
    onFinished: () => events.emit('module.finished', about(turns.current)),
    onPause: () => events.emit('slide.pause', { ...about(turns.current), reasons: [...show.timer.reasons] }),
    onResume: () => events.emit('slide.resume', about(turns.current)),
  });

  const turns = createTurns({
    ...parts,
    moment,
    firstFrame: frame,
    source,
    featuresOf: ready,
    onRequest: (request, key) => events.emit('slide.changeRequest', { ...about(key), request }),
    onRemoved: (key) => cast.dismiss(key),
    play(change, onOver) {
      direction = change.direction;
      events.emit('slide.beforeChange', about(change.to));
      const bringFocus = followFocus(stage, change.from, change.to);
      const onDrawn = (): void => {
        bringFocus();
        attempt(() => takeTurn(change));
        const { lengthMs, stop } = module.slide(change.to).timing;
        show.slideCame({ lengthMs: lengthMs ?? settings.defaults.slideLengthMs, stops: stop });
      };
      const over = (interrupted: boolean): void => {
        settle(change);
        events.emit('slide.afterChange', { ...about(change.to), interrupted });
        onOver(interrupted);
      };
      const running = attempt(() => playChange({ ...parts, turns, change, onDrawn, onOver: over }));
      if (!running) over(false);
      return running ?? NOTHING_RUNS;
    },
  });

  let actions: SlideActions | null = null;
  /** Layers answer visitors from the first slide on that lets them. */
  const withActions = (): SlideActions | null =>
    (actions ??=
      kit.actions?.createSlideActions({
        ...parts,
        callbacks,
        show,
        turns,
        cast: () => cast,
        features,
      }) ?? null);
  disposers.add(() => actions?.dispose());

  const cast = createCast({
    ...parts,
    globalKeys: [...frame.backKeys, ...frame.frontKeys],
    createLayer: (slide, layer, nodes) =>
      kit.layers?.createLayerPlayer({
        ...environment,
        ...parts,
        layer,
        slide,
        nodes,
        direction: () => direction,
        onEvent: (event) => tellStage(slide, layer, event),
        onText: (isToggled) => stage.showText(nodes, layer, isToggled),
      }) ?? null,
    createPan: (slide) =>
      (!environment.isReducedMotion() &&
        kit.pan?.createPan(slide, stage.background(slide.key), level(), motion.createTimeline)) ||
      null,
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

  function tellStage(slide: Slide, layer: Layer, { name, scene, frame: frameNumber }: LayerEvent): void {
    const payload = { ...place(), slide: slide.key, layer: layer.id, event: name, scene, frame: frameNumber };
    events.emit('layer.stage', payload);
    actions?.stageEvent(slide.key, layer.id, name);
    if (name === 'leftstage') for (const each of cast.globals) each.layerLeft(layer.id);
  }

  /** The entering slide stands in the page: its layers come, and those of the leaving one go. */
  function takeTurn({ from, to }: SlideChange): void {
    // Where all layers show at any time, none comes or goes with its slide.
    const atRest = from === null ? !playsEntry : showsAllLayers;
    if (from === null) enterBeside(to);
    if (features.drives(module.slide(to))) cast.slide(to).poise();
    else cast.slide(to).enter({ atRest });
    actions?.stageEvent(to, null, 'enterstage');
    if (from !== null) {
      features.leave(module.slide(from));
      actions?.stageEvent(from, null, 'leavestage');
      if (!showsAllLayers) cast.slide(from).leave();
    }
    for (const each of cast.globals) {
      each.show(turns.numberOf(to), { atRest });
      if (from !== null) continue;
      each.player.setPaused(false);
      features.enter(each.player.slide);
    }
    features.enter(module.slide(to));
    showOnHover(cast.slide(to), stage, visitor.isThere);
  }

  /** What stood ready beside the first slide comes with it where all layers show; the address may have named another slide. */
  function enterBeside(first: string): void {
    const beside = cast.present.filter(({ slide }) => slide.key !== first && !slide.isGlobal);
    for (const player of beside)
      if (showsAllLayers) player.enter({ atRest: !playsEntry });
      else cast.dismiss(player.slide.key);
  }

  /** The change is over, wherever it was: the left slide is hidden and nothing of it goes on. */
  function settle({ from, to }: SlideChange): void {
    if (isDisposed) return;
    actions?.stageEvent(to, null, 'enteredstage');
    if (from !== null) {
      actions?.stageEvent(from, null, 'leftstage');
      if (!showsAllLayers) cast.dismiss(from);
      turns.letGo(from, module.slide(from).timing.hideAfterLoops);
    }
    turns.drawing.setLeaving(null);
    turns.prepareNeighbours();
    turns.drawing.now();
    // What is still to be seen beside it plays on.
    if (showsAllLayers) cast.keepOnly(turns.drawing.shown);
    // The first slide is no change: an address that names something else in the page stays.
    if (from !== null || hash?.read() === '') links?.show(to);
  }

  const visitor = watchVisitor({
    ...parts,
    settings,
    show,
    turns,
    cast,
    onResized: features.relayout,
  });
  disposers.add(visitor.dispose);
  disposers.add(
    createOpening({
      ...parts,
      turns,
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
            onLow: (framesPerSecond) => events.emit('lowfps', { ...place(), framesPerSecond }),
          }),
        ),
    }),
  );

  function dispose(): void {
    isDisposed = true;
    disposers.dispose();
    show.timer.stop();
    turns.dispose();
    cast.dispose();
  }

  return createFace({ module, events, callbacks, show, turns, cast, dispose });
}
