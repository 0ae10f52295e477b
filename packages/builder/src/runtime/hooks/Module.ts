import { readPath, type Settings } from '../settings/readSettings.ts';

type Callback = (...given: never[]) => unknown;
type Store = Record<string, unknown>;

const isStore = (value: unknown): value is Store =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A step of a path that would lead out of the settings, to what all objects share. */
const isForeign = (step: string): boolean => step === '__proto__' || step === 'constructor';

/** Defaults, with what was given over them, also within objects of both. */
function mergeSettings(defaults: Settings, given: Settings): Store {
  const merged: Store = { ...defaults };
  for (const [name, value] of Object.entries(given)) {
    if (isForeign(name)) continue;
    const known = merged[name];
    merged[name] = isStore(known) && isStore(value) ? mergeSettings(known, value) : value;
  }
  return merged;
}

/**
 * `elementorModules.Module`, from which extensions of the original make their own: settings by dotted names, events, and an `onInit` that
 * is called when both are there.
 */
export class Module {
  #settings: Store = {};
  readonly #callbacks = new Map<string, Callback[]>();

  constructor(...given: readonly unknown[]) {
    this.__construct(...given);
    const own = given[0];
    this.#settings = mergeSettings(this.getDefaultSettings(), isStore(own) ? own : {});
    this.trigger('init', ...given);
  }

  /** Older extensions have no classes. */
  static extend(properties: object): typeof Module {
    class Child extends this {}
    Object.assign(Child.prototype, properties);
    return Child;
  }

  __construct(..._given: readonly unknown[]): void {
    // What an inheritor does before its settings are there.
  }

  getDefaultSettings(): Settings {
    return {};
  }

  getConstructorID(): string {
    return this.constructor.name;
  }

  getItems(items: unknown, path?: string): unknown {
    return path === undefined || path === '' ? items : readPath(items, path);
  }

  getSettings(path?: string): unknown {
    return this.getItems(this.#settings, path);
  }

  /** By a dotted name, whose objects are made on the way; or several at once. */
  setSettings(path: string | Settings, value?: unknown): this {
    if (typeof path !== 'string') {
      for (const [name, each] of Object.entries(path)) if (!isForeign(name)) this.#settings[name] = each;
      return this;
    }
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    if ([...steps, last].some(isForeign)) return this;
    let store = this.#settings;
    for (const step of steps) {
      const next = isStore(store[step]) ? store[step] : {};
      store[step] = next;
      store = next;
    }
    store[last] = value;
    return this;
  }

  /** Several names at once have spaces between them, or are those of an object of callbacks. */
  on(names: string | Readonly<Record<string, Callback>>, callback?: Callback): this {
    if (typeof names !== 'string') {
      for (const [name, each] of Object.entries(names)) this.on(name, each);
      return this;
    }
    if (!callback) return this;
    for (const name of names.split(' ').filter(Boolean))
      this.#callbacks.set(name, [...(this.#callbacks.get(name) ?? []), callback]);
    return this;
  }

  /** Of all callbacks, where none is named. */
  off(name: string, callback?: Callback): this {
    const others = callback ? (this.#callbacks.get(name) ?? []).filter((each) => each !== callback) : [];
    this.#callbacks.set(name, others);
    return this;
  }

  /** Calls `on<Name>` of the module itself, then whoever listens. */
  trigger(name: string, ...given: readonly unknown[]): this {
    const own: unknown = Reflect.get(this, `on${name.charAt(0).toUpperCase()}${name.slice(1)}`);
    if (typeof own === 'function') Reflect.apply(own, this, given);
    for (const callback of this.#callbacks.get(name) ?? []) Reflect.apply(callback, this, given);
    return this;
  }

  getErrorMessage(type: string, name: string): string {
    return type === 'forceMethodImplementation'
      ? `The method '${name}' must to be implemented in the inheritor child.`
      : 'An error occurs';
  }

  forceMethodImplementation(name: string): never {
    throw new Error(this.getErrorMessage('forceMethodImplementation', name));
  }
}

/** `elementorModules.ViewModule`: a module with elements of the page. */
export class ViewModule extends Module {
  /** What `getDefaultElements` found. */
  declare elements: Readonly<Record<string, unknown>>;

  getDefaultElements(): Readonly<Record<string, unknown>> {
    return {};
  }

  bindEvents(): void {
    // What an inheritor listens to.
  }

  onInit(..._given: readonly unknown[]): void {
    this.elements = this.getDefaultElements();
    this.bindEvents();
  }
}
