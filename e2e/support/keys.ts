import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has to stop at. */
const MOST_STEPS = 400;

/** Goes from stop to stop by the Tab key until a part has the focus; says which one when it is never reached. */
export async function tabTo(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  // Held: to look for it by its role at every stop takes longer than to go there.
  let held = await part.elementHandle();
  for (let step = 0; step < MOST_STEPS; step++) {
    const state = await held?.evaluate((element) =>
      element.isConnected ? element === document.activeElement : null,
    );
    if (state) return;
    // What was drawn anew meanwhile is another element.
    if (state === null) held = await part.elementHandle();
    else await page.keyboard.press('Tab');
  }
  await expect(part).toBeFocused();
}

/** Reaches a button or link by keys and presses it. */
export async function pressByKeys(page: Page, part: Locator): Promise<void> {
  await tabTo(page, part);
  await page.keyboard.press('Enter');
}

/** Reaches a field by keys and writes into it, over what stands there. */
export async function writeByKeys(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
