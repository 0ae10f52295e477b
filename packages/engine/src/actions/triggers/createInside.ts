/** Follows what something (a pointer, the focus) is inside of. */
export interface Inside {
  /** It is now inside of these, innermost first: leaves what it left from inside out, then enters from outside in. */
  move(sources: readonly string[], event: Event): void;
  forget(): void;
}

interface InsideOptions {
  readonly onEnter: (source: string, event: Event) => void;
  readonly onLeave: (source: string, event: Event) => void;
}

/** Compares places instead of counting events, so that an element that vanishes under the pointer is left as well. */
export function createInside({ onEnter, onLeave }: InsideOptions): Inside {
  let inside: readonly string[] = [];
  return {
    move(sources, event) {
      const before = inside;
      inside = sources;
      for (const source of before) if (!sources.includes(source)) onLeave(source, event);
      for (const source of sources.toReversed()) if (!before.includes(source)) onEnter(source, event);
    },
    forget() {
      inside = [];
    },
  };
}
