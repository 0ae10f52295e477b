import { hasOwn } from '../settings/hasOwn.ts';

/** The one key under which everything is kept. */
const STORAGE_KEY = 'elementor';

interface Stored {
  __expiration?: Record<string, number>;
  [key: string]: unknown;
}

export interface StorageOptions {
  /** None, or 0: for ever, unless an earlier lifetime was given. */
  readonly lifetimeInSeconds?: number;
  /** In the session alone; default false. */
  readonly session?: boolean;
}

export interface BrowserStorage {
  get(key?: string, options?: StorageOptions): unknown;
  set(key: string, value: unknown, options?: StorageOptions): void;
}

/**
 * Values that may expire. spec/3 §8: failures are swallowed, reads return empty and writes are skipped. The original throws on
 * what is not JSON, and on a lifetime in a storage that cannot be reached; the specification wins.
 */
export function createBrowserStorage(
  storageOf: (session: boolean) => Storage = (session) => (session ? sessionStorage : localStorage),
  nowMs: () => number = Date.now,
): BrowserStorage {
  const read = (session: boolean): Stored => {
    try {
      const stored: unknown = JSON.parse(storageOf(session).getItem(STORAGE_KEY) ?? '{}');
      return typeof stored === 'object' && stored !== null ? (stored as Stored) : {};
    } catch {
      return {};
    }
  };
  const write = (stored: Stored, session: boolean): void => {
    try {
      storageOf(session).setItem(STORAGE_KEY, JSON.stringify(stored));
    } catch {
      // Full, or forbidden: who keeps nothing works without.
    }
  };
  /** Without those whose time is over; undefined keys: of all. */
  const prune = (stored: Stored, key: string | undefined, session: boolean): void => {
    const times = stored.__expiration ?? {};
    const over = Object.keys(times).filter(
      (name) => (key === undefined || name === key) && (times[name] ?? 0) < nowMs(),
    );
    if (over.length === 0) return;
    for (const name of over) {
      delete stored[name];
      delete times[name];
    }
    write(stored, session);
  };
  return {
    get(key, { session = false } = {}) {
      const stored = read(session);
      prune(stored, key, session);
      if (key === undefined) return stored;
      return hasOwn(stored, key) ? stored[key] : undefined;
    },
    set(key, value, { lifetimeInSeconds, session = false } = {}) {
      const stored = read(session);
      stored[key] = value;
      if (lifetimeInSeconds) {
        stored.__expiration = { ...stored.__expiration, [key]: nowMs() + lifetimeInSeconds * 1000 };
      }
      write(stored, session);
    },
  };
}
