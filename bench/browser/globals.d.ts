import type { AnimationAdapter, SliderAdapter } from './SliderAdapter.ts';

declare global {
  /** What the pages of the benchmarks hold. */
  interface Window {
    A: { readonly adapter: SliderAdapter & AnimationAdapter };
    given: { readonly html: string; readonly data: unknown };
    slider: unknown;
    slideIndex: number | undefined;
    running: unknown;
  }
}
