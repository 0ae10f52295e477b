import { type RefObject, useEffect, useState } from 'react';
import type { Corner } from './freeCorner.ts';
import { placeInCorner } from './placeInCorner.ts';

/** Where a control that the author did not place stands in the way of the least; null until that is known. */
export function useFreeCorner(control: RefObject<HTMLElement | null>): Corner | null {
  const [corner, setCorner] = useState<Corner | null>(null);
  useEffect(() => placeInCorner(() => control.current, setCorner), [control]);
  return corner;
}
