import { expect, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page of someone else</title><script src="/vitrine.js" async></script><body>${body}`;

test('one script tag and one element show a module on a foreign page', async ({ page: tab }) => {
  const errors = collectErrors(tab);
  await tab.route('**/foreign.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: page('<vitrine-module src="/modules/product-hero.json"><p>Loading</p></vitrine-module>'),
    }),
  );
  await tab.goto('/foreign.html');
  await expect(tab.locator('vitrine-module sr7-slide[data-current]')).toBeVisible();
  await expect(tab.getByText('Loading')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('what stands in the element stays when the module cannot be loaded, and the console says why', async ({
  page: tab,
}) => {
  const messages: string[] = [];
  tab.on('console', (message) => messages.push(message.text()));
  await tab.route('**/foreign.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: page('<vitrine-module src="/modules/gone.json"><p>Our offers</p></vitrine-module>'),
    }),
  );
  await tab.goto('/foreign.html');
  await expect.poll(() => messages.join('\n')).toContain('/modules/gone.json Could not be Loaded: 404');
  await expect(tab.getByText('Our offers')).toBeVisible();
});

test('two modules on one page keep their ids and styles apart', async ({ page: tab }) => {
  const twice =
    '<vitrine-module src="/modules/product-hero.json"></vitrine-module><vitrine-module src="/modules/product-hero.json"></vitrine-module>';
  await tab.route('**/foreign.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: page(twice) }),
  );
  await tab.goto('/foreign.html');
  await expect(tab.locator('sr7-module')).toHaveCount(2);
  const ids = await tab
    .locator('sr7-module [id], sr7-module')
    .evaluateAll((elements) => elements.map((element) => element.id).filter(Boolean));
  expect(new Set(ids).size).toBe(ids.length);
});
