/** spec/2 §4: unset, then 'preparing', then true. */
export type Preparedness = 'unset' | 'preparing' | true;

interface PreparationOptions {
  /** Whether the slide's layers are there or nobody can fetch them. */
  readonly isComplete: (key: string) => boolean;
  /** Fetches the layers of a slide; what fails leaves the slide as it is. */
  readonly fetch: (key: string) => Promise<void>;
  /** Has the slide built, and tells when its first picture can be shown. */
  readonly build: (key: string) => Promise<void>;
}

export interface Preparation {
  of(key: string): Preparedness;
  /** Starts it where it has not begun; true when the slide can be shown. */
  ask(key: string): boolean;
  /** The slide stands in the document already. */
  isThere(key: string): void;
  /** The slide was taken out of the document. */
  forget(key: string): void;
}

/** What a slide needs before it is shown. A slide that nothing can be fetched for shows its background. */
export function createPreparation({ isComplete, fetch, build }: PreparationOptions): Preparation {
  /** A running preparation is known by its own object: one that was forgotten must not end a later one. */
  const states = new Map<string, object | true>();

  async function prepare(key: string): Promise<void> {
    const run = {};
    states.set(key, run);
    if (!isComplete(key)) await fetch(key).catch(() => undefined);
    if (states.get(key) !== run) return;
    await build(key).catch(() => undefined);
    if (states.get(key) === run) states.set(key, true);
  }

  return {
    of(key) {
      const state = states.get(key) ?? 'unset';
      return typeof state === 'object' ? 'preparing' : state;
    },
    ask(key) {
      if (!states.has(key)) void prepare(key);
      return states.get(key) === true;
    },
    isThere: (key) => void states.set(key, true),
    forget: (key) => void states.delete(key),
  };
}
