import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type InstalledApp, installApp } from './installedApp.ts';
import { servePage } from './servePage.ts';

const DEVELOPMENT = { NODE_ENV: 'development' };
const vite = 'node_modules/.bin/vite';

/** The page as the app's own server draws it, in Node, from what was installed. */
async function renderPage(app: InstalledApp): Promise<string> {
  const script =
    "const { renderPage } = await import('./server/entryServer.js'); console.log(JSON.stringify(renderPage()))";
  const parts: Record<string, string> = JSON.parse(
    await app.run(process.execPath, ['--input-type=module', '--eval', script], DEVELOPMENT),
  );
  const shell = readFileSync(join(app.folder, 'dist/index.html'), 'utf8');
  return shell.replace(/<!--(\w+)-->/g, (_, name: string) => parts[name] ?? '');
}

async function seeNextSlide(page: Page, place: string): Promise<void> {
  const module = page.locator(`${place} sr7-module`);
  await expect(module.locator('sr7-slide[data-current]')).toContainText('First words');
  await module.getByRole('button', { name: 'Next slide' }).click();
  await expect(module.locator('sr7-slide[data-current]')).toContainText('Second words');
}

/** What an app with a version of React does with the tarballs. */
export function describeApp(react: '18' | '19'): void {
  test.describe(`an app with React ${react}`, () => {
    test.describe.configure({ mode: 'serial' });
    let app: InstalledApp;
    test.beforeAll(async () => {
      app = await installApp(react);
    });
    test.afterAll(() => app?.remove());

    test('finds the types of every entry, of events too', async () => {
      await app.run('node_modules/.bin/tsc', ['--noEmit']);
    });

    test('is built for browsers and for its server', async () => {
      const make = ['build', '--mode', 'development', '--logLevel', 'warn'];
      expect(await app.run(vite, make, DEVELOPMENT)).toBe('');
      const server = ['--ssr', 'src/entryServer.tsx', '--outDir', 'server'];
      expect(await app.run(vite, [...make, ...server], DEVELOPMENT)).toBe('');
    });

    test('draws modules on its server, and plays them where they stand without a warning', async ({
      page,
    }) => {
      const html = await renderPage(app);
      expect(html).toContain('First words');
      const told = await servePage(page, join(app.folder, 'dist'), html);
      await seeNextSlide(page, '#by-document');
      await expect(page.locator('output')).toHaveText('2 false');
      await seeNextSlide(page, '#by-data');
      await seeNextSlide(page, '#by-score');
      await expect(page).toHaveTitle('7 at 2');
      expect(told).toEqual([]);
    });
  });
}
