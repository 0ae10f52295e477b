import { useCallback, useEffect, useRef, useState } from 'react';
import { watchTouched } from './watchTouched.ts';

interface Touched {
  readonly touched: boolean;
  /** Takes an element in the module. */
  readonly attach: (node: HTMLElement | null) => void;
}

/** Whether the last touch was on the module. */
export function useTouched(isLive: boolean): Touched {
  const nav = useRef<HTMLElement | null>(null);
  const attach = useCallback((node: HTMLElement | null) => void (nav.current = node), []);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const module = isLive ? nav.current?.closest('sr7-module') : null;
    return module ? watchTouched(module, setTouched) : undefined;
  }, [isLive]);
  return { touched, attach };
}
