import type { Page } from '@playwright/test';

/** Counts how often a page has had to find out how it looks. While the compositor moves everything by itself it sleeps. */
export async function countWakings(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0;
  };
}
