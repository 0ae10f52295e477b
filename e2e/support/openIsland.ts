import type { Page } from '@playwright/test';
import { openModule } from '@vitrine/model';
import { baseCss, compileModule } from '@vitrine/compile';
import { renderFirstFrame } from '@vitrine/compile/server';
import type { Json } from './madeModule.ts';
import { whenLive } from './player.ts';

/** A made module as the site shows its own: drawn by the server, brought to life by the script where it stands. */
export async function openIsland(page: Page, module: Json): Promise<void> {
  const compiled = compileModule(openModule(module), { nowMs: 0 });
  const drawn = renderFirstFrame(compiled, { src: '/made.json' });
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Made</title><style>body{margin:0}${baseCss}${compiled.css}</style>${drawn}<script src="/vitrine.js" async></script>`;
  await page.route('**/island.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/made.json', (route) => route.fulfill({ json: module }));
  await page.goto('/island.html');
  await whenLive(page);
}
