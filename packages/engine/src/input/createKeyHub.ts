import { type Disposer, listen } from '@vitrine/browser';
import { usesKeys } from './usesKeys.ts';

/** A module that wants to hear keys. */
export interface KeyListener {
  readonly root: Element;
  /** How much of it is in view, from 0 to 1. */
  share(): number;
  /** Whether it made something of the key. */
  hear(key: string, isFocused: boolean): boolean;
}

export interface KeyHub {
  add(listener: KeyListener): Disposer;
}

/** Keys of a page with several modules: one of them hears each, that with the focus or else the one most in view. */
export function createKeyHub(): KeyHub {
  const listeners = new Set<KeyListener>();
  let stop: Disposer | null = null;

  function press(event: KeyboardEvent): void {
    const { ctrlKey, altKey, metaKey, shiftKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
    const target = event.composedPath()[0];
    const focused = target instanceof Element ? target : null;
    if (focused && usesKeys(focused)) return;
    const chosen = choose(focused);
    if (chosen?.hear(event.key, focused !== null && chosen.root.contains(focused))) event.preventDefault();
  }

  function choose(focused: Element | null): KeyListener | null {
    const dialog = focused?.closest('dialog,[role="dialog"],[aria-modal="true"]') ?? null;
    let best: KeyListener | null = null;
    for (const each of listeners) {
      if (each.root.contains(focused)) return each;
      if (dialog && !dialog.contains(each.root)) continue;
      if (each.share() > (best?.share() ?? 0)) best = each;
    }
    return best;
  }

  return {
    add(listener) {
      listeners.add(listener);
      stop ??= listen(document, 'keydown', press);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

/** The one of the page. */
export const pageKeys: KeyHub = createKeyHub();
