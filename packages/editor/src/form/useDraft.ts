import { useCallback, useMemo, useState } from 'react';

export type Values = Readonly<Record<string, unknown>>;

export interface Draft<Value extends Values> {
  /** As it will be: what is stored, with what was changed. */
  readonly value: Value;
  /** What differs from what is stored, and only that: nobody else's change to another field is written over. */
  readonly changes: Partial<Value>;
  readonly isChanged: boolean;
  readonly set: <Key extends keyof Value>(field: Key, next: Value[Key]) => void;
  readonly discard: () => void;
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is being written, kept in this browser until it is saved or discarded: a reload, a crash and a login that has run out lose
 * nothing.
 */
export function useDraft<Value extends Values>(name: string, stored: Value): Draft<Value> {
  const key = `vitrine-admin:draft:${name}`;
  const [kept, setKept] = useState(() => read<Value>(key));
  const [of, setOf] = useState(key);
  if (of !== key) {
    setOf(key);
    setKept(read<Value>(key));
  }
  const changes = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(kept).filter(([field, next]) => !isSame(next, stored[field])),
      ) as Partial<Value>,
    [kept, stored],
  );
  const set = useCallback(
    <Key extends keyof Value>(field: Key, next: Value[Key]) =>
      setKept((known) => {
        const changed = { ...known, [field]: next };
        write(key, changed);
        return changed;
      }),
    [key],
  );
  const discard = useCallback(() => {
    write(key, {});
    setKept({});
  }, [key]);
  const value = useMemo(() => ({ ...stored, ...changes }), [stored, changes]);
  return {
    value,
    changes,
    isChanged: Object.keys(changes).length > 0,
    set,
    discard,
  };
}

function read<Value>(key: string): Partial<Value> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Value>;
  } catch {
    return {};
  }
}

function write(key: string, changes: object): void {
  try {
    if (Object.keys(changes).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(changes));
  } catch {
    // Off or full: the draft lives as long as the page.
  }
}
