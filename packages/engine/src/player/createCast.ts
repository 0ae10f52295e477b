import type { PlayableModule, Slide } from '@vitrine/model';
import type { GlobalPlayer } from './createGlobalPlayer.ts';
import type * as extras from './extras.ts';
import { createSlidePlayer, type SlidePlayer, type SlidePlayerOptions } from './createSlidePlayer.ts';

interface CastOptions extends Omit<SlidePlayerOptions, 'slide'> {
  readonly kit: { readonly extras?: typeof extras };
  readonly module: PlayableModule;
  readonly globalKeys: readonly string[];
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
  const { module, stage, kit, globalKeys, attach } = options;
  const members = new Map<string, { readonly player: SlidePlayer; readonly detach: () => void }>();

  function engage(slide: Slide): SlidePlayer {
    const player = createSlidePlayer({ ...options, slide });
    members.set(slide.key, { player, detach: attach(player) });
    return player;
  }

  function dismiss(key: string): void {
    const member = members.get(key);
    members.delete(key);
    member?.detach();
    member?.player.dispose();
  }

  const globals = globalKeys.flatMap((key) => {
    const slide = module.slide(key);
    return kit.extras?.createGlobalPlayer({ slide, stage, player: engage(slide) }) ?? [];
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
