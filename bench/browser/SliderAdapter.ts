/** A slider under test. Slides come as lists of texts; a slider that wants markup gets them as paragraphs. */
export interface SliderAdapter<Slider = unknown, Data = unknown> {
  /** What the slider is given instead of markup; made before anything is measured. */
  readonly dataOf?: (slides: readonly (readonly string[])[], speedMs: number) => Data;
  readonly markup: (slides: readonly string[]) => string;
  readonly start: (root: HTMLElement, speedMs: number, data: Data) => Slider;
  readonly go: (slider: Slider, index: number) => void;
}

/** A slider whose slides all stand in the page. */
export type MarkupSlider<Slider> = SliderAdapter<Slider, undefined>;

/** An animation library under test: each element fades in while it moves and grows, one a little after the other. */
export interface AnimationAdapter {
  readonly run: (
    elements: readonly HTMLElement[],
    times: { readonly durationMs: number; readonly spreadMs: number },
  ) => unknown;
}
