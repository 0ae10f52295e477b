import { type Clock, createDisposers, type Disposer } from '@vitrine/browser';
import { KEY_APART_MS } from '../limits.ts';
import type { SlideRequest } from '../ports/SlideChange.ts';
import type { KeyHub } from './createKeyHub.ts';
import { type Axis, canStep, type Position } from './Position.ts';

export interface KeysOptions {
  readonly root: Element;
  readonly axis: Axis;
  readonly clock: Clock;
  readonly isRtl: () => boolean;
  readonly position: () => Position;
  readonly request: (request: SlideRequest) => void;
  readonly onShare: (element: Element, call: (share: number) => void) => Disposer;
  readonly keys: KeyHub;
}

const STEPS: Readonly<Record<Axis, Readonly<Record<string, number>>>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
};
const JUMPS: Readonly<Record<string, SlideRequest>> = { Home: 'first', End: 'last' };

/** Slides by arrow keys, Home and End. What also scrolls a page does so where the module has nowhere to go. */
export function watchKeys(options: KeysOptions): Disposer {
  const { root, axis, clock, isRtl, position, request, onShare, keys } = options;
  const disposers = createDisposers();
  let share = 0;
  let lastMs = -Infinity;

  function requestOf(key: string, isFocused: boolean): SlideRequest | null {
    // Without the focus these lead to the ends of the page, not of a module.
    if (Object.hasOwn(JUMPS, key)) return isFocused && position().count > 1 ? (JUMPS[key] ?? null) : null;
    if (!Object.hasOwn(STEPS[axis], key)) return null;
    const isMirrored = axis === 'horizontal' && isRtl();
    const step = (STEPS[axis][key] ?? 0) * (isMirrored ? -1 : 1);
    const at = position();
    const endsHere = axis === 'vertical' && !isFocused;
    if (!canStep(endsHere ? { ...at, isRing: false } : at, step)) return null;
    return step > 0 ? '+1' : '-1';
  }

  disposers.add(onShare(root, (seen) => void (share = seen)));
  disposers.add(
    keys.add({
      root,
      share: () => share,
      hear(key, isFocused) {
        const asked = requestOf(key, isFocused);
        if (asked === null) return false;
        const nowMs = clock.now();
        if (nowMs - lastMs < KEY_APART_MS) return true;
        lastMs = nowMs;
        request(asked);
        return true;
      },
    }),
  );
  return disposers.dispose;
}
