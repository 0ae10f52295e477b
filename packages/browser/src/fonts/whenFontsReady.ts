import type { Clock } from '../clock/Clock.ts';
import type { Disposer } from '../dispose/Disposer.ts';

/** Style sheets of fonts that are on their way: until they are here, browsers know of nothing to wait for. */
const sheets = new Set<Promise<unknown>>();

export function awaitSheet<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  sheets.add(loading);
  const forget = (): void => void sheets.delete(loading);
  loading.then(forget, forget);
  return loading;
}

/**
 * Settles when the page can draw with the fonts that its texts ask for, or after so long; null when it can now. spec/1 §9 has fonts
 * looked at every 19 ms; browsers tell.
 */
export function whenFontsReady(timeoutMs: number, clock: Clock): Promise<unknown> | null {
  // Not every place that modules are drawn in has fonts to tell of.
  const { fonts } = document as { fonts?: FontFaceSet };
  if (!fonts || (sheets.size === 0 && fonts.status === 'loaded')) return null;
  let stop: Disposer = () => undefined;
  const late = new Promise((resolve) => {
    stop = clock.after(timeoutMs, () => resolve(false));
  });
  return Promise.race([late, ready(fonts)]).finally(stop);
}

async function ready(fonts: FontFaceSet): Promise<void> {
  await Promise.allSettled(sheets);
  // What asks for the fonts is laid out first.
  await new Promise((laidOut) => requestAnimationFrame(laidOut));
  await fonts.ready;
}
