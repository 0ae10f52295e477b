import type { Disposer } from '@vitrine/browser';
import type { Environment } from './Environment.ts';

export interface Attention {
  /** The pointer is over the module, or the keyboard's focus in it. */
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
  let isFocused = false;
  const tell = (): void => onChange(isOver || isFocused);
  const stopHover = environment.onHover(root, (over) => {
    isOver = over;
    tell();
  });
  const stopFocus = environment.onKeyboardFocus(root, (focused) => {
    isFocused = focused;
    tell();
  });
  return {
    get isThere() {
      return isOver || isFocused;
    },
    dispose() {
      stopHover();
      stopFocus();
    },
  };
}
