import { createLoadRegistry, type LoadRegistry } from './createLoadRegistry.ts';

/** Where styles and scripts are put. */
export type LoadPlace = Document | ShadowRoot;

const registries = new WeakMap<object, LoadRegistry>();

/** The registry of a document, or of a shadow root, which shares no styles with its page. */
export function registryOf(place: LoadPlace): LoadRegistry {
  const registry = registries.get(place) ?? createLoadRegistry();
  registries.set(place, registry);
  return registry;
}
