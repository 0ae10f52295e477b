import type { Disposer } from '../dispose/Disposer.ts';
import { listen } from './listen.ts';

/** Tells whether the page is hidden (another tab, a minimised window), now and whenever that changes. */
export function observePageHidden(call: (isHidden: boolean) => void): Disposer {
  call(document.hidden);
  return listen(document, 'visibilitychange', () => call(document.hidden));
}

/** Tells when the window loses and regains the focus. */
export function observeWindowBlurred(call: (isBlurred: boolean) => void): Disposer {
  const stopBlur = listen(window, 'blur', () => call(true));
  const stopFocus = listen(window, 'focus', () => call(false));
  return () => {
    stopBlur();
    stopFocus();
  };
}
