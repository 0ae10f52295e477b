export interface Timeline {
  readonly durationMs: number;
  /** Where it stands now. */
  readonly timeMs: number;
  /** Runs forward from where it stands. */
  play(): void;
  /** Runs back from where it stands. */
  reverse(): void;
  pause(): void;
  /** Jumps there and stays paused, or goes on playing. */
  seek(timeMs: number): void;
  /** 1 is as written, 2 twice as fast. */
  setSpeed(speed: number): void;
  /** Takes every animation away: the elements show their own styles again. */
  dispose(): void;
}
