import { type Disposer, listen } from '@vitrine/browser';

export interface ClickGuard {
  /** The click that the browser makes of the pointer's release is none. */
  arm(): void;
  /** Whatever is clicked from now on is meant. */
  disarm(): void;
  dispose: Disposer;
}

/** Takes away the one click that follows a drag: a link under the pointer was not asked for. */
export function createClickGuard(root: Element): ClickGuard {
  let isArmed = false;
  const dispose = listen(
    root,
    'click',
    (event) => {
      // Keys and scripts click too, and count no presses.
      if (!isArmed || event.detail === 0) return;
      isArmed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  return { arm: () => void (isArmed = true), disarm: () => void (isArmed = false), dispose };
}
