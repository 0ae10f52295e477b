import { expect, test } from '@playwright/test';
import { renderModulePage } from '@vitrine/compile/server';
import { collectErrors } from './support/collectErrors.ts';
import { corpusFiles } from './support/corpusFiles.ts';
import { boxDifferences, layerBoxes } from './support/layerBoxes.ts';
import { whenAtRest } from './support/player.ts';
import { withoutNetwork } from './support/withoutNetwork.ts';

for (const { name, json } of corpusFiles()) {
  test(`${name} is drawn without an error, by the server and by the embed alike`, async ({
    page,
    baseURL,
  }) => {
    const errors = collectErrors(page);
    const own = new URL(baseURL ?? '').host;
    await withoutNetwork(page, (url) => url.host === own);
    const frame = renderModulePage(JSON.parse(json), { nowMs: 0 });
    const embed =
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><style>body{margin:0}</style><script src="/vitrine.js"></script><main><vitrine-module src="/theirs.json"></vitrine-module></main>';
    await page.route('**/frame.html', (route) => route.fulfill({ contentType: 'text/html', body: frame }));
    await page.route('**/embed.html', (route) => route.fulfill({ contentType: 'text/html', body: embed }));
    await page.route('**/theirs.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: json }),
    );
    // Pictures by relative addresses are not here; they are told from faults by their own answer.
    await page.route(/\.(?:jpe?g|png|webp|gif|svg|mp4|css)(?:\?.*)?$/i, (route) =>
      route.fulfill({ status: 200, contentType: 'text/plain', body: '' }),
    );

    await page.goto('/frame.html');
    await expect(page.locator('sr7-module')).toHaveCount(1);
    const drawn = await layerBoxes(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/embed.html');
    await page.locator('sr7-module').waitFor({ state: 'attached' });
    await whenAtRest(page);
    expect(boxDifferences(drawn, await layerBoxes(page))).toEqual([]);
    expect(errors).toEqual([]);
  });
}
