import type { Direction, PlayChange } from '../ports/SlideChange.ts';
import type { CarouselGauge } from './CarouselGauge.ts';
import type { Lane } from './createLane.ts';
import type { Settle } from './settle.ts';

/** A change of slides that a carousel is to show. */
export interface CarouselChange {
  readonly to: string;
  readonly direction: Direction;
  /** There is nothing yet that it could come from. */
  readonly isFirst: boolean;
}

/**
 * The slides of a carousel at one position, whole or between two. Changes and drags move that position from wherever it
 * is. At rest the slides stand by the page's own rules, which hold in every size.
 */
export interface Carousel {
  readonly lane: Lane;
  readonly position: number;
  /** The pointer has the slides; a change that begins meanwhile takes them away from it. */
  readonly isHeld: boolean;
  readonly gauge: CarouselGauge | null;
  readonly settle: Settle;
  /**
   * Goes to a slide; slides that are on their way there already go on as they do. What is to be seen on the way is
   * drawn before it plays.
   */
  change(change: CarouselChange): PlayChange;
  /** Holds the slides where they are; false where nothing is laid out. */
  grab(): boolean;
  /** Puts the slides at a position. */
  follow(position: number): void;
  /** Lets the slides go to a position. */
  glide(position: number): void;
  /** The slide that was let go for is not wanted any more: back to the current one. */
  goBack(): void;
  /** The size of the page has changed. */
  relayout(): void;
  dispose(): void;
}
