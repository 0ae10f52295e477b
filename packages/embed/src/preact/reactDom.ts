import { options } from 'preact';

/** What is asked for meanwhile is drawn before this returns. */
export function flushSync(change: () => void): void {
  const before = options.debounceRendering;
  options.debounceRendering = (draw) => draw();
  try {
    change();
  } finally {
    if (before) options.debounceRendering = before;
    else delete options.debounceRendering;
  }
}
