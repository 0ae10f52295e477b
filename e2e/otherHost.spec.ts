import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { expect, test } from '@playwright/test';
import { madeModule, sliding, textLayer } from './support/madeModule.ts';
import { whenLive } from './support/player.ts';

const EMBED = join(import.meta.dirname, '../packages/embed/dist');

interface Host {
  readonly url: string;
  readonly asked: readonly string[];
  close(): void;
}

/** Hosts of their own, as real ones: what a test hands to the browser itself would be of no host. */
async function openHost(answer: (path: string, response: ServerResponse) => void): Promise<Host> {
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    answer(normalize(url), response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}

const hostScript = (headers: Readonly<Record<string, string>>): Promise<Host> =>
  openHost((path, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', ...headers });
    response.end(readFileSync(join(EMBED, path)));
  });

const hostPage = (script: string): Promise<Host> =>
  openHost((path, response) => {
    response.writeHead(200, { 'content-type': path === '/made.json' ? 'application/json' : 'text/html' });
    response.end(
      path === '/made.json'
        ? JSON.stringify(module)
        : `<!doctype html><html lang="en"><meta charset="utf-8"><title>Theirs</title><script src="${script}/vitrine.js" async></script><sr7-module data-src="/made.json"></sr7-module>`,
    );
  });

const module = madeModule({
  settings: { nav: { arrows: { set: true, on: true, key: 'vt-disc' } } },
  slides: [
    { layers: { 1: textLayer(1, 'First', { tl: sliding(100) }) } },
    { layers: { 1: textLayer(1, 'Second') } },
  ],
});

const HOSTS: readonly (readonly [string, Readonly<Record<string, string>>, isWhole: boolean])[] = [
  ['lets other pages read its files', { 'access-control-allow-origin': '*' }, false],
  ['sends no headers of its own', {}, true],
];

for (const [name, headers, isWhole] of HOSTS)
  test(`a plain tag plays modules where the script’s host ${name}`, async ({ page }) => {
    const host = await hostScript(headers);
    const theirs = await hostPage(host.url);
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.goto(`${theirs.url}/`);
    await whenLive(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Second')).toBeVisible();
    expect(failures).toEqual([]);
    expect(host.asked.some((path) => path.includes('whole-'))).toBe(isWhole);
    host.close();
    theirs.close();
  });

test('a page of any charset reads the script as it was written: its files hold nothing but ASCII', () => {
  const parts = readdirSync(join(EMBED, 'vitrine-parts')).map((name) => join('vitrine-parts', name));
  const files = ['vitrine.js', ...parts.filter((name) => name.endsWith('.js'))];
  expect(files.length).toBeGreaterThan(5);
  const beyond = files.filter((name) => /[^\0-\x7f]/.test(readFileSync(join(EMBED, name), 'utf8')));
  expect(beyond).toEqual([]);
});
