/** CSS values by property, in the spelling of keyframes (`transform`, `clipPath`). */
export type Style = Readonly<Record<string, string | number>>;

/** One movement: what it leads to, when it starts and how long it takes. */
export interface Step {
  readonly startMs: number;
  readonly durationMs: number;
  /** An ease by name; see `parseEase`. */
  readonly ease: string;
  /** Properties that change; the others stay as they were. */
  readonly style: Style;
}

/** What one element does in a scene. */
export interface Track {
  readonly element: Element;
  /**
   * The state before the first step. Properties that any step changes must be in it. Without steps it is held as long
   * as the scene lasts.
   */
  readonly start: Style;
  readonly steps: readonly Step[];
}
