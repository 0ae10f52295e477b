import type { Clock } from '@vitrine/browser';
import type { Layer, Module, Slide } from '@vitrine/model';
import type { Timeline } from '@vitrine/motion';
import type { LayerPlayer } from '../layers/createLayerPlayer.ts';
import type { LayerNodes } from '../layers/LayerNodes.ts';
import { createGlobalPlayer, type GlobalPlayer } from './createGlobalPlayer.ts';
import { createSlidePlayer, type SlidePlayer } from './createSlidePlayer.ts';
import type { Stage } from './Stage.ts';

interface CastOptions {
  readonly module: Module;
  readonly stage: Stage;
  readonly globalKeys: readonly string[];
  readonly createLayer: (slide: Slide, layer: Layer, nodes: LayerNodes) => LayerPlayer | null;
  readonly createPan: (slide: Slide) => Timeline | null;
  readonly clock: Clock;
  /** A slide's turn begins: what else belongs to it, and how to end that. */
  readonly attach: (player: SlidePlayer) => () => void;
}

/** Who plays now: the slides whose turn it is, and the global ones. */
export interface Cast {
  slide(key: string): SlidePlayer;
  readonly globals: readonly GlobalPlayer[];
  readonly present: readonly SlidePlayer[];
  /** The slide is not seen any more: nothing of it goes on. */
  dismiss(key: string): void;
  /** Slides but these and the global ones are not seen any more. */
  keepOnly(keys: readonly string[]): void;
  dispose(): void;
}

export function createCast(options: CastOptions): Cast {
  const { module, stage, globalKeys, createLayer, createPan, attach, clock } = options;
  const members = new Map<string, { readonly player: SlidePlayer; readonly detach: () => void }>();

  function engage(slide: Slide): SlidePlayer {
    const player = createSlidePlayer({
      slide,
      stage,
      createLayer: (layer, nodes) => createLayer(slide, layer, nodes),
      createPan: () => createPan(slide),
      clock,
    });
    members.set(slide.key, { player, detach: attach(player) });
    return player;
  }

  function dismiss(key: string): void {
    const member = members.get(key);
    members.delete(key);
    member?.detach();
    member?.player.dispose();
  }

  const globals = globalKeys.map((key) => {
    const slide = module.slide(key);
    return createGlobalPlayer({ slide, stage, player: engage(slide) });
  });

  return {
    globals,
    slide: (key) => members.get(key)?.player ?? engage(module.slide(key)),
    get present() {
      return [...members.values()].map(({ player }) => player);
    },
    dismiss,
    keepOnly(keys) {
      for (const key of new Set(members.keys()))
        if (!keys.includes(key) && !globalKeys.includes(key)) dismiss(key);
    },
    dispose() {
      for (const key of new Set(members.keys())) dismiss(key);
    },
  };
}
