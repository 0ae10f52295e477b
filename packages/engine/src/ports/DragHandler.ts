/** What a drag along a module's axis does. Distances are where the pointer is, right and down positive, since it began. */
export interface DragHandler {
  /** The pointer has left the tolerance, along the axis: false lets it go. */
  start(): boolean;
  move(distancePx: number): void;
  end(release: DragRelease): void;
}

export interface DragRelease {
  readonly distancePx: number;
  readonly velocityPxPerMs: number;
  /** The browser or a second finger has taken the pointer away: nothing was meant by it. */
  readonly isCancelled: boolean;
}
