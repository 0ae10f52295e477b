import { useState } from 'react';

/** A choice that this browser keeps. One that keeps nothing has it until the page is left. */
export function useKept<Value>(name: string, first: Value): [Value, (value: Value) => void] {
  const key = `vitrine-admin:${name}`;
  const [value, setValue] = useState(() => read(key, first));
  return [
    value,
    (next) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Off or full.
      }
    },
  ];
}

function read<Value>(key: string, first: Value): Value {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? first : (JSON.parse(kept) as Value);
  } catch {
    return first;
  }
}
