/** spec/1 §3: 0 unloaded, 1 loading, 2 loaded, 3 failed. */
export type LoadState = 0 | 1 | 2 | 3;

export interface LoadEntry {
  readonly url: string;
  readonly kind: string;
  readonly state: LoadState;
}

interface Held<Value> extends LoadEntry {
  state: LoadState;
  readonly loading: Promise<Value>;
}

/** What was ever asked for: it is loaded once, by whoever asks first. What failed stays failed. */
export interface LoadRegistry {
  readonly entries: readonly LoadEntry[];
  state(url: string): LoadState;
  once<Value>(kind: string, url: string, load: () => Promise<Value>): Promise<Value>;
}

export function createLoadRegistry(): LoadRegistry {
  const held = new Map<string, Held<unknown>>();
  return {
    get entries() {
      return [...held.values()];
    },
    state: (url) => held.get(wholeUrl(url))?.state ?? 0,
    once<Value>(kind: string, url: string, load: () => Promise<Value>) {
      const known = held.get(wholeUrl(url));
      // The first to ask said what comes of an address, and one address is always of one kind.
      if (known) return known.loading as Promise<Value>;
      const entry: Held<Value> = { url, kind, state: 1, loading: load() };
      held.set(wholeUrl(url), entry);
      entry.loading.then(
        () => (entry.state = 2),
        () => (entry.state = 3),
      );
      return entry.loading;
    },
  };
}

/** Two spellings of one address are one. Tried, not asked: what asks is younger than browsers that modules play in. */
function wholeUrl(url: string): string {
  if (typeof document === 'undefined') return url;
  try {
    return new URL(url, document.baseURI).href;
  } catch {
    return url;
  }
}
