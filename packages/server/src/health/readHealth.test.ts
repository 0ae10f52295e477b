import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { runJob } from '../jobs/startJobs.ts';
import { createFolderTransport } from '../mails/transports.ts';
import { folderStore } from '../media/store/folderStore.ts';
import { openTestShop } from '../testing/testShop.ts';
import { readHealth } from './readHealth.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-health-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(databaseKinds)('health on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const job = { name: 'tidy', everyMs: 1000, run: async () => {} };
  const context = {
    shop,
    uploads: folderStore(folder),
    jobs: [job],
    mail: createFolderTransport(join(folder, 'mails')),
  };
  const checkOf = async (name: string, more: object = {}) =>
    (await readHealth({ ...context, ...more })).checks.find((check) => check.name === name);

  it('is ready where everything is', async () => {
    await runJob(shop, job);
    const { status, checks, versions } = await readHealth(context);
    expect([status, checks.map(({ name }) => name)]).toEqual(['ready', ['database', 'disk', 'mail', 'jobs']]);
    expect(checks[0]?.facts).toEqual({ kind, bytes: expect.any(Number) });
    expect(Number(checks[0]?.facts['bytes'])).toBeGreaterThan(1000);
    expect(checks[2]?.facts).toEqual({ transport: 'folder', waiting: 0, failed: 0 });
    expect(versions[kind]).toMatch(/^\d/);
  });

  it('tells of a job that fails or is late', async () => {
    const broken = { ...job, run: () => Promise.reject(new Error('no')) };
    await expect(runJob(shop, broken)).rejects.toThrow('no');
    expect(await checkOf('jobs')).toMatchObject({ status: 'warning', reason: 'tidy: no' });
    await runJob(shop, job);
    shop.wait(120_000);
    expect(await checkOf('jobs')).toMatchObject({ status: 'warning', reason: 'late: tidy' });
  });

  it('tells why no mail leaves, without the password', async () => {
    const mail = { ...context.mail, check: () => Promise.reject(new Error('smtp://a:secret@x refused')) };
    const check = await checkOf('mail', { mail });
    expect([check?.status, check?.reason]).toEqual(['failing', 'smtp://…@x refused']);
    expect(await checkOf('mail', { mail: null })).toMatchObject({ status: 'failing' });
  });
});
