import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/openDatabase.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { allow, dropOldAttempts, forgetAttempts } from './allow.ts';
import { readSecret } from './readSecret.ts';

const HOUR_MS = 3_600_000;

describe.each(databaseKinds)('the secret on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('is made once, also when two instances start together', async () => {
    const other = openDatabase(shop.place);
    const shops = [shop, { ...shop, queries: other.queries }];
    const secrets = await Promise.all([...shops, ...shops, ...shops].map((one) => readSecret(one, {})));
    await other.close();
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  });

  it('is taken from the environment when it is there, and refused when it is short', async () => {
    expect(await readSecret(shop, { VITRINE_SECRET: 'x'.repeat(32) })).toBe('x'.repeat(32));
    await expect(readSecret(shop, { VITRINE_SECRET: 'x'.repeat(31) })).rejects.toThrow(
      'VITRINE_SECRET must have at least 32 characters.',
    );
  });
});

describe.each(databaseKinds)('a limit of attempts on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const limit = { limit: 5, windowMs: HOUR_MS };

  it('holds when all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => allow(shop, 'door', limit)));
    expect(answers.filter(Boolean)).toHaveLength(5);
  });

  it('is counted by name', async () => {
    expect(await allow(shop, 'window', limit)).toBe(true);
  });

  it('begins anew in the next window, or when it is forgotten', async () => {
    await forgetAttempts(shop, 'door');
    expect(await allow(shop, 'door', { limit: 1, windowMs: HOUR_MS })).toBe(true);
    expect(await allow(shop, 'door', { limit: 1, windowMs: HOUR_MS })).toBe(false);
    shop.wait(HOUR_MS);
    expect(await allow(shop, 'door', { limit: 1, windowMs: HOUR_MS })).toBe(true);
  });

  it('leaves no old rows behind', async () => {
    shop.wait(25 * HOUR_MS);
    await allow(shop, 'door', limit);
    await dropOldAttempts(shop);
    const rows = await shop.queries.selectFrom('attempts').select('name').execute();
    expect(rows).toEqual([{ name: 'door' }]);
  });
});
