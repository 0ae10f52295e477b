import type { Disposer } from '@vitrine/browser';
import type { Environment } from '../ports/Environment.ts';

export interface Attention {
  /** The pointer is over the module, the last touch was on it, or the keyboard's focus is in it. */
  readonly isThere: boolean;
  dispose: Disposer;
}

/** Tells when a visitor turns to the module and away from it. */
export function watchAttention(
  root: Element,
  environment: Environment,
  onChange: (isThere: boolean) => void,
): Attention {
  let isOver = false;
  let isTouched = false;
  let isFocused = false;
  const tell = (): void => onChange(isOver || isTouched || isFocused);
  const stopHover = environment.onHover(root, (over) => {
    isOver = over;
    tell();
  });
  const stopTouch = environment.onTouch(root, (touched) => {
    if (touched === isTouched) return;
    isTouched = touched;
    tell();
  });
  const stopFocus = environment.onKeyboardFocus(root, (focused) => {
    isFocused = focused;
    tell();
  });
  return {
    get isThere() {
      return isOver || isTouched || isFocused;
    },
    dispose() {
      stopHover();
      stopTouch();
      stopFocus();
    },
  };
}
