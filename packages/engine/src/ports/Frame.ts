export interface FrameSlide {
  readonly key: string;
  /** 1-based place in the order. */
  readonly number: number;
  /** Steps from the current slide; 0 is the current one. */
  readonly offset: number;
  /** Seen in this frame: the current slide, one that is leaving, or one beside it in a carousel. */
  readonly shown: boolean;
  /** How much of it is drawn: its place only, its background, or its layers too. */
  readonly drawn: 'place' | 'background' | 'layers';
  /** spec/2 §4, z-index: the current slide lies over the previous one, that one over all others. */
  readonly turn: 'current' | 'previous' | 'other';
  /** Its turn is just over: it is seen until the change is. */
  readonly isLeaving: boolean;
}

/** Which slides stand where, at one moment. */
export interface Frame {
  readonly slideCount: number;
  /** The slide whose turn it is; empty when there is none. */
  readonly currentKey: string;
  /** What navigation offers, in order. */
  readonly navKeys: readonly string[];
  /** Slides that exist in the document tree now: a few, however many slides there are. */
  readonly slides: readonly FrameSlide[];
  readonly backKeys: readonly string[];
  readonly frontKeys: readonly string[];
}
