import { expect, type Page } from '@playwright/test';

/** Lets what was picked up by its handle go at this place. The admin first takes the focus to a place itself: whoever is faster is taken away again. */
export async function dropByKeys(page: Page, place: string): Promise<void> {
  const target = page.getByRole('button', { name: place });
  await expect(page.locator(':focus')).toHaveAccessibleName(/^(?:Insert|Drop) /);
  await target.focus();
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}
