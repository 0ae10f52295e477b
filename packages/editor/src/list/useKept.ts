import { useState } from 'react';

/** A choice that this browser keeps. One that keeps nothing has it until the page is left. */
export function useKept<Value>(
  name: string,
  first: Value,
): [Value, (next: Value | ((known: Value) => Value)) => void] {
  const key = `vitrine-admin:${name}`;
  const [value, setValue] = useState(() => read(key, first));
  return [
    value,
    (change) => {
      const next = isUpdate(change) ? change(read(key, value)) : change;
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Off or full.
      }
    },
  ];
}

const isUpdate = <Value>(change: Value | ((known: Value) => Value)): change is (known: Value) => Value =>
  typeof change === 'function';

function read<Value>(key: string, first: Value): Value {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? first : (JSON.parse(kept) as Value);
  } catch {
    return first;
  }
}
