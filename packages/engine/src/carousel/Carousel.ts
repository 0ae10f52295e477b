import type { CarouselGauge } from '../ports/Stage.ts';
import type { CarouselSlides } from '../ports/Turns.ts';
import type { Lane } from './createLane.ts';
import type { Settle } from './settle.ts';

/**
 * The slides of a carousel at one position, whole or between two. Changes and drags move that position from wherever it
 * is. At rest the slides stand by the page's own rules, which hold in every size.
 */
export interface Carousel extends CarouselSlides {
  readonly lane: Lane;
  /** The pointer has the slides; a change that begins meanwhile takes them away from it. */
  readonly isHeld: boolean;
  readonly gauge: CarouselGauge | null;
  readonly settle: Settle;
  /** Holds the slides where they are; false where nothing is laid out. */
  grab(): boolean;
  /** Puts the slides at a position. */
  follow(position: number): void;
  /** Lets the slides go to a position. */
  glide(position: number): void;
  /** The size of the page has changed. */
  relayout(): void;
  dispose(): void;
}
