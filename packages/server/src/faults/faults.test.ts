import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { createFaultLog } from './createFaultLog.ts';
import { FAULTS_KEPT, FAULTS_PER_MINUTE } from './limits.ts';
import { clearFaults, dropOldFaults, findFault, listFaults } from './listFaults.ts';
import { withoutSecrets } from './withoutSecrets.ts';

const DAY_MS = 86_400_000;
const FIRST = { page: 1, perPage: 20 };

describe('what is written down', () => {
  it.each([
    ['connect postgres://shop:hunter2@db.example/shop failed', 'hunter2'],
    ['smtps://me%40x:s3cret@mail.example did not answer', 's3cret'],
    ['no answer of https://feeds.example/x?access_token=abc&user=7', 'abc'],
    ['Authorization: Bearer eyJhbGciOi.J9.x', 'eyJ'],
    ['wrong password="open sesame" for it', 'sesame'],
    ["{ password: 'x y', token: abc123 }", 'abc123'],
    ['no user ann.smith+shop@mail.example.com', 'ann.smith'],
    ['hash $argon2id$v=19$m=65536$c2FsdA', 'c2FsdA'],
    ['Key (email)=(ann@shop.example) already exists.', 'ann@'],
    ['invalid input syntax for type integer: "Rue Lafayette 3"', 'Lafayette'],
    ['asked from 203.0.113.77', '203.0'],
    ['asked from 2001:db8:85a3:8d3:1319:8a2e', '8a2e'],
    ['cart 3f9d2c1b7a6e4f508192a3b4c5d6e7f8 is gone', '3f9d'],
    ['called +49 170 1234567 twice', '1234567'],
    ['card 4111 1111 1111 1111', '4111 1111'],
  ])('of “%s” holds no “%s”', (text, secret) => {
    expect(text).toContain(secret);
    expect(withoutSecrets(text)).not.toContain(secret);
  });

  it('keeps what is needed to find it', () => {
    const stack =
      'TypeError: no price\n    at priceLinesOfTheWholeCart (file:///srv/node_modules/@vitrine/server/dist/pricing/priceLines.js:12:34)';
    expect(withoutSecrets(stack)).toBe(stack);
  });

  it('is quick, whatever it is', () => {
    for (const sign of ['a', 'a-', '@', 'a@', '1 ', ':', 'password=', 'http://'])
      expect(withoutSecrets(sign.repeat(16_000)).length).toBeGreaterThan(0);
  });
});

describe.each(databaseKinds)('faults on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const log = createFaultLog(shop);

  it('are listed by kind, words and time, and found with their stack', async () => {
    const error = new Error('ann@shop.example has no cart', { cause: new TypeError('at the root') });
    log.note({ kind: 'request', requestId: 'r-1', route: 'GET /cart/', error });
    shop.wait(1000);
    log.note({ kind: 'job', route: 'send mails', error: 'no server\0' });
    await log.settled();
    const { items, total } = await listFaults(shop, FIRST);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { kind: 'job', route: 'send mails', message: 'no server', requestId: '' },
      { kind: 'request', requestId: 'r-1', message: '(an email address) has no cart', type: 'Error' },
    ]);
    expect((await listFaults(shop, { ...FIRST, kind: 'job' })).total).toBe(1);
    expect((await listFaults(shop, { ...FIRST, search: 'R-1' })).total).toBe(1);
    expect((await listFaults(shop, { ...FIRST, since: shop.now() })).total).toBe(1);
    const whole = await findFault(shop, items[1]?.id ?? 0);
    expect(whole?.stack).toContain('faults.test.ts');
    expect(whole?.stack).toContain('caused by TypeError: at the root');
    expect(await findFault(shop, 987_654)).toBeNull();
  });

  it('are listed by when they happened, in whatever order they were written', async () => {
    await clearFaults(shop);
    const row = { kind: 'job', request_id: '', type: 'Error', message: '', stack: '' };
    for (const [route, ago] of [
      ['second', 1],
      ['first', 0],
      ['third', 2],
    ] as const)
      await shop.queries
        .insertInto('faults')
        .values({ ...row, route, created_at: shop.now() - ago })
        .execute();
    const { items } = await listFaults(shop, FIRST);
    expect(items.map(({ route }) => route)).toEqual(['first', 'second', 'third']);
  });

  it('are so many in a minute and no more, and the oldest make room', async () => {
    await clearFaults(shop);
    shop.wait(60_000);
    for (let count = 0; count < FAULTS_PER_MINUTE + 20; count++)
      log.note({ kind: 'job', route: 'x', error: new Error(String(count)) });
    await log.settled();
    expect((await listFaults(shop, FIRST)).total).toBe(FAULTS_PER_MINUTE);
    const row = { kind: 'job', created_at: shop.now() };
    await shop.queries
      .insertInto('faults')
      .values(Array.from({ length: FAULTS_KEPT }, () => row))
      .execute();
    shop.wait(60_000);
    log.note({ kind: 'job', route: 'last', error: new Error('last') });
    await log.settled();
    expect((await listFaults(shop, FIRST)).total).toBe(FAULTS_KEPT);
    shop.wait(31 * DAY_MS);
    await dropOldFaults(shop);
    expect((await listFaults(shop, FIRST)).total).toBe(0);
  });

  it('fail nobody when they cannot be written', async () => {
    const broken = createFaultLog({ ...shop, queries: {} as never });
    broken.note({ kind: 'job', route: 'x', error: new Error('x') });
    await expect(broken.settled()).resolves.toBeUndefined();
  });
});
