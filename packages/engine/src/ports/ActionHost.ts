import type { Disposer } from '@vitrine/browser';
import type { Ease } from '@vitrine/motion';

import type { SlideRequest } from './SlideChange.ts';

/**
 * What the actions of one slide can do. Layers are named as the action names them: the host looks for them in the
 * slide of the action, then in the global slides, and does nothing for one that is nowhere.
 */
export interface ActionHost {
  readonly slides: SlidesPort;
  readonly slideshow: SlideshowPort;
  readonly layers: LayersPort;
  readonly media: MediaPort;
  readonly page: PagePort;
  readonly modal: ModalPort;
  /** A function that the embedding page has registered under this name; nothing else is ever called by name. */
  callback(name: string): ActionCallback | null;
}

export interface SlidesPort {
  request(request: SlideRequest): void;
}

export interface SlideshowPort {
  pause(): void;
  /** By the author's plan, or because the visitor wants it: only a wish undoes the visitor's own pause. */
  resume(isWish: boolean): void;
  toggle(): void;
}

export interface ScenePlay {
  /** Also the scene of the same name of every layer inside. */
  readonly recursive: boolean;
  /** From its first frame, also when it is playing or over. */
  readonly restart: boolean;
}

export interface LayersPort {
  play(layerId: string, scene: string, options: ScenePlay): void;
  /** The scene that plays or was played last; null while the layer has not come in. */
  sceneOf(layerId: string): string | null;
  /** On to the next or back to the previous frame of the current scene. */
  stepFrame(layerId: string, by: 1 | -1): void;
  /** The element that the author styled. */
  elementOf(layerId: string): Element | null;
  /** As if the event had happened to the layer: `Triggers.simulate` of its slide. */
  simulate(layerId: string, event: string): void;
  /** The other one of the layer's two texts; nothing for a layer with one. */
  toggleText(layerId: string): void;
}

export type MediaCommand = 'play' | 'pause' | 'toggle' | 'stop' | 'mute' | 'unmute' | 'toggleMute';

/** Every player of the module, or the one of a layer. */
export type MediaTarget =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'layer';
      readonly layerId: string;
      /** The slide that the action names (`msl`); empty means its own. */
      readonly slide: string;
    };

export interface MediaPort {
  command(command: MediaCommand, target: MediaTarget): void;
}

export type ScrollTarget =
  | { readonly kind: 'anchor'; readonly name: string }
  /** The top of the module. */
  | { readonly kind: 'module' }
  /** Just under the module. */
  | { readonly kind: 'below' };

export interface ScrollMotion {
  readonly durationMs: number;
  readonly ease: Ease;
  /** As written: lengths are added, heights of selected elements left out above. */
  readonly offset: string;
}

export interface PagePort {
  /** Where the page is now. */
  location(): LinkPage;
  hasAnchor(name: string): boolean;
  /** Scrolls the page, or the modal's box when the module is in a modal. */
  scrollTo(target: ScrollTarget, motion: ScrollMotion): void;
  /** Makes the anchor the hash of the address; it must not jump. */
  setHash(anchor: string): void;
  /** A new window gets no opener. */
  open(href: string, window: string): void;
  /** False where browsers have no whole screen to give. */
  fullscreen(mode: 'on' | 'off' | 'toggle'): boolean;
  dispatch(event: string): void;
  /** spec/1 §6: asked for on iOS. */
  requestMotionPermission(): void;
}

export interface ModalPort {
  open(alias: string): void;
  /** Without an alias: the modal that the module is in, else the one that is open. */
  close(alias: string | null): void;
}

export interface CallbackPayload {
  /** The layer that the event happened to. */
  readonly layerId: string | null;
  readonly event: Event | null;
}

export type ActionCallback = (payload: CallbackPayload) => void;

/** The page that the module stands on. */
export interface LinkPage {
  /** As browsers write it: `https:`. */
  readonly protocol: string;
  readonly host: string;
  readonly path: string;
  /** With its question mark; empty when there is none. */
  readonly query: string;
}

/** Functions of the page that actions may call. Only what was handed over by name: a document names no code. */
export interface Callbacks {
  register(name: string, call: ActionCallback): Disposer;
  get(name: string): ActionCallback | null;
}
