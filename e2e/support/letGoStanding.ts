import type { Page } from '@playwright/test';

/** The engine looks back so far for how fast a hand moves. */
const VELOCITY_WINDOW_MS = 100;

/** Lets go with a hand that has stood still, which throws nothing: on a slow machine what it moves may have come while it still moved. */
export async function letGoStanding(page: Page): Promise<void> {
  await page.waitForTimeout(VELOCITY_WINDOW_MS + 50);
  await page.mouse.up();
}
