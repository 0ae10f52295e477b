import type { Layer, LevelIndex, PlayableModule, Slide } from '@vitrine/model';
import type { StageEvent } from '../actions/triggers/StageEvent.ts';
import type { LoadedFeatures } from '../features/LoadedFeatures.ts';
import type { Environment } from '../ports/Environment.ts';
import type { LayerEvent } from '../ports/LayerPlayer.ts';
import type { Motion } from '../ports/Motion.ts';
import type { Events } from '../ports/PlayerEvents.ts';
import type { SlidePlayers, SlidePlayer } from '../ports/SlidePlayers.ts';
import type { Turns } from '../ports/Turns.ts';
import { createSlidePlayer, type SlidePlayerOptions } from './createSlidePlayer.ts';

interface SlidePlayersOptions extends Pick<SlidePlayerOptions, 'stage' | 'clock'> {
  readonly features: LoadedFeatures;
  readonly module: PlayableModule;
  readonly environment: Environment;
  readonly motion: Motion;
  readonly level: () => LevelIndex;
  readonly events: Events;
  readonly turns: Turns;
  readonly globalKeys: readonly string[];
  /** Layers come or go: actions may wait for it. */
  readonly onStage: (slide: string, layer: string, name: StageEvent['name']) => void;
  /** A slide's turn begins: what else belongs to it, and how to end that. */
  readonly attach: (player: SlidePlayer) => () => void;
}

export function createSlidePlayers(options: SlidePlayersOptions): SlidePlayers {
  const { module, stage, features, globalKeys, attach, environment, motion, level } = options;
  const { events, turns, onStage } = options;
  const members = new Map<string, { readonly player: SlidePlayer; readonly detach: () => void }>();

  const createLayer: SlidePlayerOptions['createLayer'] = (slide, layer, nodes) =>
    features.layers?.createLayerPlayer({
      ...environment,
      ...options,
      layer,
      slide,
      nodes,
      direction: () => turns.changer.direction,
      onEvent: (event) => tellStage(slide, layer, event),
      onText: (isToggled) => stage.showText(nodes, layer, isToggled),
    }) ?? null;

  const createPan: SlidePlayerOptions['createPan'] = (slide) =>
    (!environment.isReducedMotion() &&
      features.pan?.createPan(slide, stage.background(slide.key), level(), motion.createTimeline)) ||
    null;

  function tellStage(slide: Slide, layer: Layer, { name, scene, frame }: LayerEvent): void {
    events.emit('layer.stage', {
      ...turns.place(),
      slide: slide.key,
      layer: layer.id,
      event: name,
      scene,
      frame,
    });
    onStage(slide.key, layer.id, name);
    if (name === 'leftstage') for (const each of globals) each.layerLeft(layer.id);
  }

  function start(slide: Slide): SlidePlayer {
    const player = createSlidePlayer({ ...options, slide, createLayer, createPan });
    members.set(slide.key, { player, detach: attach(player) });
    return player;
  }

  function remove(key: string): void {
    const member = members.get(key);
    members.delete(key);
    member?.detach();
    member?.player.dispose();
  }

  const globals = globalKeys.flatMap((key) => {
    const slide = module.slide(key);
    return features.globalSlides?.createGlobalPlayer({ slide, stage, player: start(slide) }) ?? [];
  });

  return {
    globals,
    slide: (key) => members.get(key)?.player ?? start(module.slide(key)),
    get present() {
      return [...members.values()].map(({ player }) => player);
    },
    remove,
    keepOnly(keys) {
      for (const key of new Set(members.keys()))
        if (!keys.includes(key) && !globalKeys.includes(key)) remove(key);
    },
    dispose() {
      for (const key of new Set(members.keys())) remove(key);
    },
  };
}
