import type { Page } from '@playwright/test';

/** Lets the animations of a page run so many times faster from now on, or slower below 1; timers stay as they are. */
export async function animationRate(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: times });
}
