import type { Layer, Slide } from '@vitrine/model';
import type { LayerPlayer } from './LayerPlayer.ts';

/** Everything that moves in a slide while it is its turn. */
export interface SlidePlayer {
  readonly slide: Slide;
  /** Holds every layer in the state before its entry. */
  poise(): void;
  /** The slide's turn has come. Layers that nobody waits for (`atRest`) just stand there. */
  enter(options: { readonly atRest: boolean }): void;
  /** Its turn is over: layers leave. */
  leave(): void;
  layer(id: string): LayerPlayer | null;
  /** The layer and, if asked, everything inside it. */
  layers(id: string, withChildren: boolean): LayerPlayer[];
  readonly all: readonly LayerPlayer[];
  /** Layers that wait for the pointer to be over the module. */
  readonly shownOnHover: readonly Layer[];
  /** Layers whose scene is still running. */
  readonly busyCount: number;
  setPaused(isPaused: boolean): void;
  relayout(): void;
  /** The visitor wants less motion from now on: what moves by itself comes to rest. */
  calm(): void;
  dispose(): void;
}

/** A global slide: its layers come and go with the slides that they span. */
export interface GlobalPlayer {
  readonly player: SlidePlayer;
  /** The n-th slide's turn has come. */
  show(slideNumber: number, options: { readonly atRest: boolean }): void;
  /** A layer has left: nothing of it is seen until its next slide. */
  layerLeft(layerId: string): void;
}

/** Who plays now: the slides whose turn it is, and the global ones. */
export interface SlidePlayers {
  slide(key: string): SlidePlayer;
  readonly globals: readonly GlobalPlayer[];
  readonly present: readonly SlidePlayer[];
  /** The slide is not seen any more: nothing of it goes on. */
  remove(key: string): void;
  /** Slides but these and the global ones are not seen any more. */
  keepOnly(keys: readonly string[]): void;
  dispose(): void;
}
