import type { Page } from '@playwright/test';
import { openModule } from '@vitrine/model';
import { baseCss, compileWhole } from '@vitrine/views';
import { renderFirstFrame } from '@vitrine/views/server';
import type { Json } from './madeModule.ts';
import { whenLive } from './player.ts';
import { siteScript } from './siteScript.ts';

/** A made module as the site shows its own: drawn by the server, brought to life by the site's script. */
export async function openIsland(page: Page, module: Json): Promise<void> {
  const compiled = compileWhole(openModule(module), { nowMs: 0 });
  const island = `<div data-island="module" data-src="/made.json" data-moment="0">${renderFirstFrame(compiled, { awaitsScript: true })}</div>`;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Made</title><style>body{margin:0}${baseCss}${compiled.css}</style>${island}<script type="module" src="${await siteScript(page)}"></script>`;
  await page.route('**/island.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/made.json', (route) => route.fulfill({ json: module }));
  await page.goto('/island.html');
  await whenLive(page);
}
