import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type InstalledApp, installApp } from './installedApp.ts';
import { seeNextSlide, servePage } from './servePage.ts';

const DEVELOPMENT = { NODE_ENV: 'development' };
const vite = 'node_modules/.bin/vite';

/** What a function of the app's server makes, in Node, from what was installed. */
async function onServer(app: InstalledApp, call: string): Promise<Record<string, string>> {
  const script = `const server = await import('./server/entryServer.js'); console.log(JSON.stringify(server.${call}()))`;
  return JSON.parse(await app.run(process.execPath, ['--input-type=module', '--eval', script], DEVELOPMENT));
}

/** The page as the app's own server draws it. */
async function renderPage(app: InstalledApp): Promise<string> {
  const parts = await onServer(app, 'renderPage');
  const shell = readFileSync(join(app.folder, 'dist/index.html'), 'utf8');
  return shell.replace(/<!--(\w+)-->/g, (_, name: string) => parts[name] ?? '');
}

/** What an app with a version of React does with the tarballs; `more` adds tests of its own. */
export function describeApp(react: '18' | '19', more?: (app: () => InstalledApp) => void): void {
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
      await seeNextSlide(page, '#by-example');
      await expect(page.locator('#by-example p', { hasText: 'At 2' })).toBeVisible();
      expect(told).toEqual([]);
    });

    test('runs the examples for servers', async ({ page }) => {
      const { 'server-html': html = '', 'react-compiled': compiled } = await onServer(app, 'renderExamples');
      expect(compiled).toContain('First words');
      expect(compiled).toContain('Next slide');
      const told = await servePage(page, join(app.folder, 'dist'), html);
      await seeNextSlide(page);
      expect(told).toEqual([]);
    });
    more?.(() => app);
  });
}
