import type { Page } from '@playwright/test';

/**
 * Waits until the page is there, and until what its style sheets move or fade has come to rest: how it looks and where it stands
 * meanwhile is a matter of moments. What goes on for ever, and what has not begun, is not waited for.
 */
export async function whenStill(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    const isOnItsWay = (each: Animation): boolean => {
      const { localTime, delay = 0, endTime } = each.effect?.getComputedTiming() ?? {};
      const [nowMs, endMs] = [Number(localTime ?? 0), Number(endTime ?? 0)];
      return each.playState === 'running' && nowMs >= delay && nowMs < endMs && Number.isFinite(endMs);
    };
    const moving = document
      .getAnimations()
      .filter((each) => each instanceof CSSTransition || each instanceof CSSAnimation)
      .filter(isOnItsWay);
    // One that is taken back has come to rest, too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
