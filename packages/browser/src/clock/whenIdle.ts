/** A page that is never idle gets it after so long all the same. */
const LATEST_MS = 2000;

/** Calls once the page has nothing more urgent to do. */
export function whenIdle(call: () => void): void {
  // Safari has none: after what is being done now.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(call, { timeout: LATEST_MS });
  else setTimeout(call);
}
