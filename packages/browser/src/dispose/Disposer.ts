/** Stops what was started. Calling it twice does no harm. */
export type Disposer = () => void;

/** Collects ways to stop, and stops everything at once, last started first. */
export interface Disposers {
  add(disposer: Disposer): Disposer;
  readonly size: number;
  dispose: Disposer;
}

export function createDisposers(): Disposers {
  const held = new Set<Disposer>();
  return {
    add(disposer) {
      held.add(disposer);
      return () => {
        if (held.delete(disposer)) disposer();
      };
    },
    get size() {
      return held.size;
    },
    dispose() {
      const all = [...held];
      held.clear();
      // By hand: lists that turn themselves round are younger than browsers in which modules stand still.
      for (let at = all.length - 1; at >= 0; at--) all[at]?.();
    },
  };
}
