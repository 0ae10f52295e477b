import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hasPostgres, type Postgres, startPostgres } from '../scripts/lib/postgres.mjs';
import { type Acknowledged, nothingYet } from './support/shop/Acknowledged.ts';
import { logIn } from './support/shop/api.ts';
import { checkStored } from './support/shop/checkStored.ts';
import { abandonShop, type KillableShop, startKillableShop } from './support/shop/killableShop.ts';
import { type Prepared, prepareShop } from './support/shop/prepareShop.ts';
import { writeInLanes } from './support/shop/writeInLanes.ts';

/** `VITRINE_KILLS=20` for as many rounds as you like. */
const ROUNDS = Number(process.env.VITRINE_KILLS ?? 1);
const WRITES = 120;

const inTheMiddle = (): number => 50 + Math.floor(Math.random() * (WRITES - 70));

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-kill-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a shop that lost who started it before it was open does not stay', () =>
  abandonShop(folder, join(folder, 'vitrine.db')));

test.describe('what was acknowledged is there, and nothing is there by half,', () => {
  test.setTimeout(600_000 + ROUNDS * 60_000);

  test('after the shop was killed, on the embedded database', async () => {
    const place = join(folder, 'vitrine.db');
    const { prepared, site } = await prepareShop(folder, place);
    await killTheShop(folder, place, prepared, site);
  });

  // Where the system has none, the embedded database is all there is to show.
  if (!hasPostgres()) return;

  test('after PostgreSQL was killed, and the shop goes on by itself; then after the shop was', () =>
    withPostgres(async (postgres) => {
      const { prepared, site } = await prepareShop(folder, postgres.url);
      await killPostgres(postgres, prepared, site);
      await killTheShop(folder, postgres.url, prepared, site);
    }));
});

async function withPostgres(work: (postgres: Postgres) => Promise<void>): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  if (!postgres) throw new Error('PostgreSQL has gone');
  try {
    await work(postgres);
  } finally {
    await postgres.stop();
  }
}

async function killTheShop(
  folder: string,
  place: string,
  prepared: Prepared,
  first: KillableShop,
): Promise<void> {
  const acknowledged = nothingYet();
  for (let round = 0; round < ROUNDS; round++) {
    const { url, kill } = round === 0 ? first : await startKillableShop(folder, place);
    const writer = { url, token: await logIn(url), acknowledged, ...prepared };
    await writeInLanes(writer, { writes: WRITES, after: inTheMiddle(), interrupt: kill, goesOn: false });
    await checkStored(place, prepared, acknowledged);
  }
  expectMuch(acknowledged);
}

async function killPostgres(postgres: Postgres, prepared: Prepared, shop: KillableShop): Promise<void> {
  const acknowledged = nothingYet();
  const interrupt = async () => {
    await postgres.crash();
    await expect.poll(shop.isReady).toBe(false);
    // Who asks meanwhile is told to come back.
    for (const address of ['/shop/', '/api/v1/products']) {
      const { status, headers } = await fetch(shop.url + address);
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
    }
    await postgres.restart();
    await expect.poll(shop.isReady).toBe(true);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const writer = { url: shop.url, token: await logIn(shop.url), acknowledged, ...prepared };
    await writeInLanes(writer, { writes: WRITES, after: inTheMiddle(), interrupt, goesOn: true });
    expect(shop.isRunning()).toBe(true);
    await checkStored(postgres.url, prepared, acknowledged);
  }
  expectMuch(acknowledged);
}

/** Else nothing was shown. */
function expectMuch({ orders, versions }: Acknowledged): void {
  expect(orders.size).toBeGreaterThanOrEqual(ROUNDS);
  expect(versions.size).toBeGreaterThanOrEqual(ROUNDS);
}
