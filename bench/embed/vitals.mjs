/**
 * What a visitor saw of the page and when, once nothing new has come for a while. Runs in the page.
 */
export async function vitals() {
  /** @param {string} type @returns {Promise<any[]>} */
  const entries = (type) =>
    new Promise((resolve) => {
      /** @type {any[]} */
      const all = [];
      const observer = new PerformanceObserver((list) => all.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
      // What comes in by itself is there by then.
      setTimeout(() => {
        observer.disconnect();
        resolve(all);
      }, 1000);
    });
  const [paints, largest, shifts, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entries),
  );
  const firstMs = Number(
    paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
  );
  const last = largest?.at(-1);
  const files = performance.getEntriesByType('resource').map((entry) => ({
    name: (new URL(entry.name).pathname.split('/').at(-1) ?? '').replace(/-[\w-]{8}(?=\.js$)/, ''),
    startMs: Math.round(entry.startTime),
    endMs: Math.round(entry.startTime + entry.duration),
  }));
  const [page] = performance.getEntriesByType('navigation');
  return {
    firstMs,
    largestMs: Number(last?.startTime ?? Number.NaN),
    largest: String(last?.element?.localName ?? ''),
    // The total blocking time: before the first paint there is nothing to touch, and 50 ms are not noticed.
    blockedMs: (tasks ?? []).reduce((sum, { startTime, duration }) => {
      const fromPaintMs = startTime + duration - Math.max(startTime, firstMs);
      return sum + Math.max(0, fromPaintMs - 50);
    }, 0),
    shift: (shifts ?? []).reduce((sum, { value }) => sum + value, 0),
    requests: [
      {
        name: '(page)',
        startMs: 0,
        endMs: Math.round(page instanceof PerformanceNavigationTiming ? page.responseEnd : 0),
      },
      ...files,
    ],
  };
}
