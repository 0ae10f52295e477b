import type { Page } from '@playwright/test';
import type { Json } from './madeModule.ts';
import { whenLive } from './player.ts';
import { pointerAway } from './pointerAway.ts';

/** A page whose document lacks slides that its server has. Lists those that were asked for. */
export async function openLate(
  page: Page,
  document: Json,
  slides: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/wp-json/**', (route) => {
    const key = new URL(route.request().url()).searchParams.get('slideid') ?? '';
    asked.push(key);
    return key in slides
      ? route.fulfill({ json: { success: true, message: '', slides: { [key]: slides[key] }, addOns: [] } })
      : route.fulfill({ status: 404 });
  });
  const data = JSON.stringify(document).replaceAll('<', '\\u003c');
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Late</title><style>body{margin:0}</style><script>window.SR7 = { E: { resturl: '/wp-json/' } };</script><sr7-module><script type="application/json">${data}</script></sr7-module><script src="/vitrine.js" async></script>`;
  await page.route('**/late.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/late.html');
  await pointerAway(page);
  await whenLive(page);
  return asked;
}
