import { expect } from '@playwright/test';
import { test } from './support/leaveUnpainted.ts';

interface Look {
  readonly appearance: string;
  readonly picture: string;
  readonly place: string;
  readonly room: string;
}

const readLook = (select: Element): Look => {
  const { appearance, backgroundImage, backgroundPosition, paddingInlineEnd } = getComputedStyle(select);
  return { appearance, picture: backgroundImage, place: backgroundPosition, room: paddingInlineEnd };
};

test('lists to choose from look the same in every browser, with their mark at the end of the line', async ({
  page,
}) => {
  await page.goto('/shop/');
  for (const select of await page.locator('select').all()) {
    const look = await select.evaluate(readLook);
    expect(look).toMatchObject({ appearance: 'none', place: expect.stringContaining('100% - 16px') });
    // Drawn, not fetched, and in the colour of the text.
    expect(look.picture).not.toContain('url(');
    expect(look.picture).toContain(await select.evaluate((each) => getComputedStyle(each).color));
    expect(Number.parseFloat(look.room)).toBeGreaterThan(24);
  }
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect((await page.locator('select.orderby').evaluate(readLook)).place).not.toContain('100%');
});

test('a list to choose from shows that the keyboard is on it', async ({ page }) => {
  await page.goto('/shop/');
  const select = page.locator('select.orderby');
  await select.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(select).toBeFocused();
  expect(await select.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
});

test('where colours are forced lists to choose from are the system’s', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/shop/');
  expect(await page.locator('select.orderby').evaluate(readLook)).toMatchObject({
    appearance: 'auto',
    picture: 'none',
  });
});
