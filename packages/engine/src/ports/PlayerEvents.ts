import type { Disposer } from '@vitrine/browser';
import type { SlidePlaces } from './SlideChange.ts';

/** What every event tells: which module, and where it stands. */
export interface ModulePayload extends SlidePlaces {
  readonly moduleId: string;
}

export interface SlidePayload extends ModulePayload {
  /** The slide that the event is about, and its place in the order from 0. */
  readonly slide: string;
  readonly index: number;
}

interface LayerPayload extends ModulePayload {
  readonly slide: string;
  readonly layer: string;
}

/** The events of a module with what they tell (spec/2 §4). An event is added by adding a line. */
export interface PlayerEvents {
  'slide.changeRequest': SlidePayload & { readonly request: string | number };
  'slide.beforeChange': SlidePayload;
  'slide.afterChange': SlidePayload & { readonly interrupted: boolean };
  'slide.pause': SlidePayload & { readonly reasons: readonly string[] };
  'slide.resume': SlidePayload;
  'slide.ended': SlidePayload;
  'layer.action': LayerPayload & { readonly action: string; readonly event: string };
  'layer.stage': LayerPayload & { readonly event: string; readonly scene: string; readonly frame: number };
  /** A film or sound: its state by the numbers of spec/2 §4. Muted also when the browser let it play only so. */
  'media.state': LayerPayload & { readonly state: number; readonly isMuted: boolean };
  'module.finished': SlidePayload;
  'modal.open': ModulePayload & { readonly alias: string };
  'modal.close': ModulePayload & { readonly alias: string | null };
  lowfps: ModulePayload & { readonly framesPerSecond: number };
}

export type PlayerEventName = keyof PlayerEvents;

/** The same events as the module's element dispatches them, by the names that listeners of the page use. */
export type PlayerDomEvents = {
  [Name in PlayerEventName as Name extends 'lowfps' ? `sr7.${Name}` : `sr.${Name}`]: CustomEvent<
    PlayerEvents[Name]
  >;
};

declare global {
  // They bubble: elements, the document and the window hear them.
  interface GlobalEventHandlersEventMap extends PlayerDomEvents {}
}

/** The name under which the module's element dispatches it. */
export const domEventName = (name: PlayerEventName): keyof PlayerDomEvents =>
  name === 'lowfps' ? 'sr7.lowfps' : `sr.${name}`;

type Listener<Name extends PlayerEventName> = (payload: PlayerEvents[Name]) => void;

export interface Events {
  on<Name extends PlayerEventName>(name: Name, listener: Listener<Name>): Disposer;
  emit<Name extends PlayerEventName>(name: Name, payload: PlayerEvents[Name]): void;
}
