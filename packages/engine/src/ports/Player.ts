import type { Disposer } from '@vitrine/browser';
import type { PlayableModule } from '@vitrine/model';
import type { Events } from './PlayerEvents.ts';
import type { HoldReason, ShowState, SlideshowStatus } from './Show.ts';
import type { SlidePlaces, SlideRequest } from './SlideChange.ts';

/** Where a player gets what its document lacks. */
export interface PlayerSource {
  /** The slide with its layers, as documents hold it; null when it cannot be had. */
  loadSlide?(key: string): Promise<unknown>;
}

/** A module at play: what a page can ask of it. */
export interface Player {
  readonly module: PlayableModule;
  /** Slides that take turns, and those of them that navigation offers. */
  readonly order: readonly string[];
  readonly navOrder: readonly string[];
  readonly places: SlidePlaces;
  /** Where its slides stand, from 0: the place of the current one, and between two while a carousel moves. */
  readonly position: number;
  /** The first slide has had its turn: the module was seen, and its delay is over. */
  readonly hasBegun: boolean;
  /** A change of slides is running. */
  readonly isChanging: boolean;
  /** Layers of the current slide whose scene is still running. */
  readonly busyCount: number;
  readonly slideshow: SlideshowStatus;
  readonly remainingMs: number;
  /** How the slideshow stands; tells at once, and then at every change. */
  onShow(call: (show: ShowState) => void): Disposer;
  readonly on: Events['on'];
  /** Asks for a slide: '+1', '-1', '#id', an index, 'first', 'last' or 'random'. */
  request(request: SlideRequest): void;
  next(): void;
  previous(): void;
  /** The visitor pauses the slideshow, and lets it go on. */
  pause(): void;
  play(): void;
  toggle(): void;
  /** Holds the slideshow for a reason of the page's own, until it is released. */
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  /** Plays a scene of a layer of the current slide or of a global one. */
  playScene(layerId: string, scene: string): void;
  /** Makes a function of the page callable by actions. */
  registerCallback(name: string, call: (...parameters: unknown[]) => void): Disposer;
  dispose: Disposer;
}
