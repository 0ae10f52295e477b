type Callback = (...given: never[]) => unknown;

interface Hook {
  readonly callback: Callback;
  readonly priority: number;
  readonly context: unknown;
}

/** Where extensions of a page hang themselves in. Smaller priorities run first; 10 is usual. */
export interface Hooks {
  addAction(name: string, callback: Callback, priority?: number, context?: unknown): Hooks;
  doAction(name: string, ...given: unknown[]): Hooks;
  removeAction(name: string, callback?: Callback): Hooks;
  addFilter(name: string, callback: Callback, priority?: number, context?: unknown): Hooks;
  applyFilters(name: string, value: unknown, ...given: unknown[]): unknown;
  removeFilter(name: string, callback?: Callback): Hooks;
}

const USUAL_PRIORITY = 10;

export function createHooks(): Hooks {
  const actions = new Map<string, Hook[]>();
  const filters = new Map<string, Hook[]>();
  const add = (held: Map<string, Hook[]>, name: string, hook: Hook): void => {
    const others = (held.get(name) ?? []).filter(({ callback }) => callback !== hook.callback);
    held.set(
      name,
      [...others, hook].sort((one, other) => one.priority - other.priority),
    );
  };
  const remove = (held: Map<string, Hook[]>, name: string, callback: Callback | undefined): void => {
    held.set(name, callback ? (held.get(name) ?? []).filter((hook) => hook.callback !== callback) : []);
  };
  const hooks: Hooks = {
    addAction(name, callback, priority = USUAL_PRIORITY, context = window) {
      add(actions, name, { callback, priority, context });
      return hooks;
    },
    doAction(name, ...given) {
      // One extension that fails leaves the others, and the page's own handlers, as they are.
      for (const { callback, context } of actions.get(name) ?? []) {
        try {
          Reflect.apply(callback, context, given);
        } catch (error) {
          reportError(error);
        }
      }
      return hooks;
    },
    removeAction(name, callback) {
      remove(actions, name, callback);
      return hooks;
    },
    addFilter(name, callback, priority = USUAL_PRIORITY, context = window) {
      add(filters, name, { callback, priority, context });
      return hooks;
    },
    applyFilters: (name, value, ...given) =>
      (filters.get(name) ?? []).reduce(
        (current, { callback, context }) => Reflect.apply(callback, context, [current, ...given]) as unknown,
        value,
      ),
    removeFilter(name, callback) {
      remove(filters, name, callback);
      return hooks;
    },
  };
  return hooks;
}
