/**
 * How long a visitor's touch would have waited in all: what each long task takes beyond the 50 ms that nobody notices. Runs in the
 * page.
 * @returns {Promise<number>}
 */
export function blockedMs() {
  const NOTICED_MS = 50;
  return new Promise((resolve) => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) total += Math.max(0, duration - NOTICED_MS);
    }).observe({ type: 'longtask', buffered: true });
    setTimeout(() => resolve(total), 100);
  });
}
