import type { DragHandler } from './DragHandler.ts';
import type { ModulePayload, SlidePayload } from './PlayerEvents.ts';
import type { Direction, PlayChange, SlidePlaces, SlideRequest } from './SlideChange.ts';

/** A change of slides that a carousel is to show. */
export interface CarouselChange {
  readonly to: string;
  readonly direction: Direction;
  /** There is nothing yet that it could come from. */
  readonly isFirst: boolean;
}

/** The slides that take turns; some of them leave it for good. */
export interface SlideOrder {
  readonly keys: readonly string[];
  /** What navigation offers: the same without the slides that are hidden from it. */
  readonly navKeys: readonly string[];
  /** A slide was left; after it has been left so often it leaves the order (0: never). Tells whether it did. */
  left(key: string, hideAfterLoops: number): boolean;
}

export interface SlideChanger {
  readonly places: SlidePlaces;
  /** A slide comes: from its drawing until the left one is put away. */
  readonly isChanging: boolean;
  /** Of the change that runs, or ran last. */
  readonly direction: Direction;
  request(key: string, direction?: Direction): void;
  /** Outside the viewport a request waits. */
  setInViewport(isIn: boolean): void;
  dispose(): void;
}

/** What of the module stands in the page: the slides that are seen, those that leave, and some that were built ahead. */
export interface Drawing {
  /** Has a slide built by the next drawing. */
  build(key: string): void;
  /** Slides that are seen as it was drawn last. */
  readonly shown: readonly string[];
  /** The slide that leaves while a change runs. */
  setLeaving(leaving: string | null): void;
  /** Slides of a carousel that are seen while it moves, with their steps from the current one; null: it rests. */
  setSeen(seen: ReadonlyMap<string, number> | null): void;
  now(): void;
  /** Draws once for everything that is asked for in this turn; settles when it stands in the page. */
  soon(): Promise<void>;
  /** Takes slides out that have not been needed for long. */
  tidy(needed: ReadonlySet<string>): void;
  dispose(): void;
}

/** The slides of a carousel, as far as turns know them. */
export interface CarouselSlides {
  readonly position: number;
  /**
   * Goes to a slide; slides that are on their way there already go on as they do. What is to be seen on the way is
   * drawn before it plays.
   */
  change(change: CarouselChange): PlayChange;
  /** The slide that was let go for is not wanted any more: back to the current one. */
  goBack(): void;
}

/** Whose turn it is: the order, what is prepared and drawn, and the changes between slides. */
export interface Turns {
  readonly order: SlideOrder;
  readonly changer: SlideChanger;
  readonly drawing: Drawing;
  /** Where the slides of a carousel are; null in other modules. */
  readonly carousel: CarouselSlides | null;
  /** What a pointer moves: the slides of a carousel follow it. */
  readonly dragHandler: DragHandler | null;
  /** The slide that shows; the first one also before anything has started. */
  readonly current: string;
  readonly isDisposed: boolean;
  /** 1-based place in the order. */
  numberOf(key: string): number;
  /** What every event tells, and what those about a slide do. */
  place(): ModulePayload;
  about(key: string): SlidePayload;
  request(request: SlideRequest): void;
  /** Asks for a slide by its key, if it takes turns. */
  requestKey(key: string): void;
  /** A slide was left: after so many times it leaves the order, and is not waited for any more. */
  letGo(key: string, hideAfterLoops: number): void;
  /** Builds the slides beside the current one ahead (spec/2 §4: not in carousels), and lets old ones go. */
  prepareNeighbours(): void;
  /** The same when the current slide has been painted: a visitor waits for that one alone. */
  prepareNeighboursLater(): void;
  dispose(): void;
}
