import type { Layer } from '@vitrine/model';
import type { CarouselGauge } from './CarouselGauge.ts';
import type { Frame } from './Frame.ts';
import type { LayerNodes } from './LayerNodes.ts';

/** The module as it stands in a page: the views draw it, the player moves it. */
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
