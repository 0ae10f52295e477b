/**
 * The elements of one layer, outermost first: place, parallax, loop, mask, content. Each moves by itself, so that none
 * overwrites another's transform. The views make a wrapper only for a layer that uses it.
 */
export interface LayerNodes {
  readonly place: HTMLElement;
  readonly parallax: HTMLElement | null;
  readonly loop: HTMLElement | null;
  readonly mask: HTMLElement | null;
  readonly content: HTMLElement;
}
