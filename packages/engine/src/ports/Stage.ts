import type { Layer } from '@vitrine/model';
import type { Frame } from './Frame.ts';

/**
 * The elements of one layer, outermost first: place, parallax, loop, mask, content. Each moves by itself, so that none
 * overwrites another's transform. The compiler makes a wrapper only for a layer that uses it.
 */
export interface LayerNodes {
  readonly place: HTMLElement;
  readonly parallax: HTMLElement | null;
  readonly loop: HTMLElement | null;
  readonly mask: HTMLElement | null;
  readonly content: HTMLElement;
}

/** A carousel as it is laid out now: plain numbers, for slides that move. They hold until its size changes. */
export interface CarouselGauge {
  /** From a slide to the next, along the axis. */
  readonly stepPx: number;
  /** How many steps before and after the focused place a slide is out of sight. */
  readonly sightBefore: number;
  readonly sightAfter: number;
  /** 1 where the next slide is on the right or below, -1 where it is on the left. */
  readonly forward: 1 | -1;
  /** The CSS transform of a slide so many steps from the focused place. */
  transform(offset: number): string;
}

/** The module as it stands in a page: others draw it, the player moves it. */
export interface Stage {
  readonly root: HTMLElement;
  /** Draws a frame; it stands in the page when this returns. */
  draw(frame: Frame): void;
  slide(key: string): HTMLElement | null;
  background(key: string): HTMLElement | null;
  layer(slideKey: string, layer: Layer): LayerNodes | null;
  /** Settles when the pictures of a slide's background can be shown. */
  ready(slideKey: string): Promise<void>;
  /** The carousel as it is laid out now; null where it has no size. Reads the layout: never while slides move. */
  measureCarousel(): CarouselGauge | null;
  /** Whether the first entry is still to be seen: a page that was late with its script shows its layers already. */
  awaitsEntry(): boolean;
  /** Keeps layers that enter out of sight until the player has taken over, unless they show already. */
  holdEntry(): void;
  /** The player has taken over, or never will. */
  goLive(): void;
  /** Shows one of the two texts of a toggle. */
  showText(nodes: LayerNodes, layer: Layer, isToggled: boolean): void;
}
