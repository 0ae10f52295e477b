import type { Disposer } from '@vitrine/browser';
import type { LevelIndex, PlayableModule, Slide } from '@vitrine/model';
import type { MediaCommand } from './ActionHost.ts';
import type { Environment } from './Environment.ts';
import type { Motion } from './Motion.ts';
import type { Events, ModulePayload } from './PlayerEvents.ts';
import type { Show } from './Show.ts';
import type { SlidePlayers } from './SlidePlayers.ts';
import type { Stage } from './Stage.ts';
import type { Turns } from './Turns.ts';

/** What a feature may know and use of the module that it belongs to. */
export interface FeatureHost {
  readonly module: PlayableModule;
  readonly stage: Stage;
  readonly environment: Environment;
  readonly motion: Motion;
  readonly show: Show;
  readonly turns: Turns;
  readonly players: SlidePlayers;
  readonly events: Events;
  /** What every event tells. */
  readonly place: () => ModulePayload;
  readonly level: () => LevelIndex;
}

/** A feature that runs beside the player. It is there before the turn of the first slide that needs it. */
export interface RunningFeature {
  /** The feature moves this slide's layers instead of the clock: they are poised before their entry, and left to it. */
  drives?(slide: Slide): boolean;
  /** The slide stands in the page and its turn begins. Global slides enter first, and stay. */
  enter?(slide: Slide): void;
  /** Its turn is over; it may still be seen leaving. */
  leave?(slide: Slide): void;
  /** It is not seen any more, and its elements may go. */
  remove?(slideKey: string): void;
  /** The module came into view, or left it; told at once, and then at every change. */
  setVisible?(isVisible: boolean): void;
  /** The module has another size. */
  relayout?(): void;
  /** An action commands the player of a layer, or every player of the module (null). */
  command?(command: MediaCommand, target: { readonly slide: string; readonly layerId: string } | null): void;
  dispose: Disposer;
}

export type CreateFeature = (host: FeatureHost) => RunningFeature;
