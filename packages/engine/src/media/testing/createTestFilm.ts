/** A film or sound as a browser has it, played by hand: nothing of it moves before the test says so. */
export interface TestFilm {
  readonly element: HTMLMediaElement;
  /** The error that the next attempts to play are answered with, in turn. */
  readonly refusals: string[];
  readonly attempts: number;
  /** It has played up to this second, or to its end. */
  reach(seconds: number): void;
  finish(): void;
  tell(event: string): void;
}

/** Page-less DOMs cannot play; this one does as the standard says. */
export function createTestFilm(box: Element, tag: 'video' | 'audio' = 'video'): TestFilm {
  const element = box.appendChild(document.createElement(tag));
  element.preload = 'none';
  const refusals: string[] = [];
  const state = { paused: true, ended: false, currentTime: 0, muted: false, volume: 1 };
  let attempts = 0;
  const tell = (event: string): void => void element.dispatchEvent(new Event(event));
  for (const name of Object.keys(state) as (keyof typeof state)[])
    Object.defineProperty(element, name, {
      get: () => state[name],
      set(value: never) {
        state[name] = value;
      },
    });
  Object.assign(element, {
    async play() {
      attempts++;
      const refusal = refusals.shift();
      if (refusal) throw new DOMException('No.', refusal);
      if (!state.paused) return;
      Object.assign(state, { paused: false, ended: false });
      tell('playing');
    },
    pause() {
      if (state.paused) return;
      state.paused = true;
      tell('pause');
    },
  });
  return {
    element,
    refusals,
    get attempts() {
      return attempts;
    },
    reach: (seconds) => void (state.currentTime = seconds),
    finish() {
      Object.assign(state, { paused: true, ended: true });
      tell('pause');
      tell('ended');
    },
    tell,
  };
}
