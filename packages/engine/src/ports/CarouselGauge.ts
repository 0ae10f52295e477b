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
