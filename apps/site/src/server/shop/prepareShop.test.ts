import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop } from '@vitrine/server';
import { folderStore } from '@vitrine/server/testing';
import { afterAll, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { prepareShop } from './prepareShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-owner-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a shop without the demo says once who owns it; they get in, and its front page leads to no empty list', async () => {
  const open = await openShop(':memory:', {});
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...line: unknown[]) => void said.push(line.join(' ')));
  for (let start = 0; start < 2; start++) await prepareShop(open.shop, null);
  const told = said.join('\n').matchAll(/^ +admin +(\S+) +(\S+)$/gm);
  const owners = [...told].map(([, login = '', password = '']) => ({ login, password }));
  expect(owners.map(({ login }) => login)).toEqual(['admin']);

  const app = await createApp({
    demoDir: join(folder, 'demo'),
    embedFile: join(folder, 'vitrine.js'),
    uploads: folderStore(join(folder, 'uploads')),
    open,
  });
  const url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owners[0]),
  });
  expect(await answer.json()).toMatchObject({ user: { login: 'admin', role: 'admin' } });
  const front = await (await fetch(url)).text();
  expect(front).toContain('Nothing is for sale here right now.');
  expect(front).toContain('href="/admin/products/new"');
  await app.close();
  await open.close();
});
