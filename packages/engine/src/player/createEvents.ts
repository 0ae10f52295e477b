import { attempt } from '../attempt.ts';
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
      // A listener of the page that fails must not stop the show.
      for (const listener of new Set(listeners.get(name))) attempt(() => listener(payload as never));
      // Also out of a shadow root.
      const init = { detail: payload, bubbles: true, composed: true };
      element.dispatchEvent(new CustomEvent(domEventName(name), init));
    },
  };
}
