import { useCallback, useEffect, useRef, useState } from 'react';

interface Touched {
  readonly touched: boolean;
  /** Takes an element in the module. */
  readonly attach: (node: HTMLElement | null) => void;
}

/** Whether the last touch was on the module: fingers do not hover. */
export function useTouched(isLive: boolean): Touched {
  const nav = useRef<HTMLElement | null>(null);
  const attach = useCallback((node: HTMLElement | null) => void (nav.current = node), []);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const module = isLive ? nav.current?.closest('sr7-module') : null;
    if (!module) return undefined;
    const heed = ({ pointerType, target }: PointerEvent): void => {
      if (pointerType === 'touch') setTouched(target instanceof Node && module.contains(target));
    };
    const page = module.ownerDocument;
    page.addEventListener('pointerdown', heed, { passive: true });
    return () => page.removeEventListener('pointerdown', heed);
  }, [isLive]);
  return { touched, attach };
}
