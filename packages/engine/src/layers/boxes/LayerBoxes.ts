export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Where a layer is laid out, before any transform, in pixels of the screen. */
export interface LayerBoxes {
  /** The content, seen from its slide. */
  readonly inSlide: Box;
  /** The content, seen from the wrappers around it, which fill its place. */
  readonly inWrapper: Box;
  readonly wrapper: Size;
  readonly slide: Size;
}
