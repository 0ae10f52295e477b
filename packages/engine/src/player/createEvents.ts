import { domEventName, type Events, type PlayerEventName } from '../ports/PlayerEvents.ts';

/** Tells listeners first, then the page: every event also bubbles from the module's element. */
export function createEvents(element: EventTarget): Events {
  const listeners = new Map<PlayerEventName, Set<(payload: never) => void>>();
  return {
    on(name, listener) {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener));
      return () => void all.delete(listener);
    },
    emit(name, payload) {
      for (const listener of new Set(listeners.get(name))) guarded(() => listener(payload as never));
      // Also out of a shadow root.
      const init = { detail: payload, bubbles: true, composed: true };
      element.dispatchEvent(new CustomEvent(domEventName(name), init));
    },
  };
}

/** A listener of the page that fails must not stop the show. */
function guarded(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error(error);
  }
}
