import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { itemKeyOf, keyTarget } from './keyTarget.ts';

interface RowFocus {
  /** The item that the keyboard is on; null while it is elsewhere. */
  readonly focusedKey: string | null;
  readonly rowProps: {
    readonly ref: (node: HTMLElement | null) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onKeyDown: ((event: KeyboardEvent) => void) | undefined;
  };
}

interface RowFocusOptions {
  readonly keys: readonly string[];
  /** In a tablist: goes to the item that the keys lead to. */
  readonly onChoose: ((key: string) => void) | null;
}

/** The keyboard in a row: what has the focus stays drawn, and in a tablist arrow keys move it. */
export function useRowFocus({ keys, onChoose }: RowFocusOptions): RowFocus {
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const row = useRef<HTMLElement | null>(null);
  const attach = useCallback((node: HTMLElement | null) => void (row.current = node), []);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const item = [...(row.current?.querySelectorAll('[data-key]') ?? [])].find(
      (each) => each.getAttribute('data-key') === wanted.current,
    );
    // A drawing that comes in between may not hold the item yet.
    if (!item) return;
    wanted.current = null;
    item.querySelector('button')?.focus({ preventScroll: true });
  });
  function move(event: KeyboardEvent): void {
    const isMirrored = row.current !== null && getComputedStyle(row.current).direction === 'rtl';
    const from = keys.indexOf(itemKeyOf(event.target) ?? '');
    const target = keyTarget(event.key, keys, from, isMirrored);
    if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    wanted.current = target;
    setFocusedKey(target);
    onChoose?.(target);
  }
  return {
    focusedKey,
    rowProps: {
      ref: attach,
      onFocus: ({ target }) => setFocusedKey(target.matches(':focus-visible') ? itemKeyOf(target) : null),
      onBlur: () => setFocusedKey((key) => (wanted.current === key ? key : null)),
      onKeyDown: onChoose ? move : undefined,
    },
  };
}
