import { useEffect, useState } from 'react';

/** Drawn anew when somebody has stopped writing. */
const WAIT_MS = 500;

/** A value as it was when nobody had changed it for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
