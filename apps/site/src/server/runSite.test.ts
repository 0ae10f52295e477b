import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { runSite } from './runSite.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = {
  LOG_LEVEL: 'error',
  PORT: '0',
  VITRINE_DEMO: '0',
  VITRINE_DATA: folder,
};

/** What a start says, and what came of it. */
async function start(work: (address: string) => Promise<void>): Promise<string> {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...line: unknown[]) => void said.push(line.join(' ')));
  const site = await runSite(env);
  vi.restoreAllMocks();
  await work(site.address.replace('127.0.0.1', 'localhost')).finally(site.stop);
  return said.join('\n');
}

it('a start without the demo says once who owns the empty shop, and they get in', async () => {
  const first = await start(async () => undefined);
  const [, login = '', password = ''] = /^ +admin +(\S+) +(\S+)$/m.exec(first) ?? [];
  expect(login).toBe('admin');
  const again = await start(async (at) => {
    const answer = await fetch(`${at}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login, password }),
    });
    expect(await answer.json()).toMatchObject({ user: { login: 'admin', role: 'admin' } });
  });
  expect(again).toBe('');
});
