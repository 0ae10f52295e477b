import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { runAlone } from './runAlone.ts';

describe.each(databaseKinds)('work that one instance does at a time on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('is done by one of many that try', async () => {
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 20));
      running--;
    };
    const done = await Promise.all(Array.from({ length: 8 }, () => runAlone(shop, 'mails', 1000, work)));
    expect(most).toBe(1);
    expect(done).toContain(true);
    expect(await runAlone(shop, 'mails', 1000, work)).toBe(true);
  });

  it('is free again after it failed', async () => {
    await expect(runAlone(shop, 'broken', 1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await runAlone(shop, 'broken', 1000, async () => {})).toBe(true);
  });

  it('is taken over from one that died at it, when its time is over', async () => {
    await shop.queries
      .insertInto('job_locks')
      .values({ name: 'dead', holder: 'x', held_until: shop.now() + 1000 })
      .execute();
    expect(await runAlone(shop, 'dead', 1000, async () => {})).toBe(false);
    shop.wait(1000);
    expect(await runAlone(shop, 'dead', 1000, async () => {})).toBe(true);
  });
});
