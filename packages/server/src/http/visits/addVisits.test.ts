import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { writeSettings } from '../../settings/readSettings.ts';
import { VISITS_BY_ADDRESS } from '../../visits/limits.ts';
import { startServer, TEST_ORIGIN } from '../testing/startServer.ts';
import { VISITS_PATH } from './addVisits.ts';

const BROWSER = {
  'user-agent': 'Mozilla/5.0 Firefox/140.0',
  origin: TEST_ORIGIN,
  'sec-fetch-site': 'same-origin',
};

describe.each(databaseKinds)('the counter of visits on %s', async (kind) => {
  const { app, shop } = await startServer(kind);
  const send = async (headers: Record<string, string> = {}, payload = 'referrer=google.com&campaign=') =>
    app.inject({
      method: 'POST',
      url: VISITS_PATH,
      headers: {
        ...BROWSER,
        host: 'shop.example',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload,
      remoteAddress: headers['x-from'] ?? '198.51.100.1',
    });
  const counted = async () =>
    (await shop.queries.selectFrom('visits').select('count').execute()).reduce(
      (sum, { count }) => sum + count,
      0,
    );

  it('is not there until the owner wants it', async () => {
    expect((await send()).statusCode).toBe(404);
    await writeSettings(shop, { counter: { own: true } });
    const { statusCode, headers } = await send();
    expect([statusCode, headers['set-cookie']]).toEqual([204, undefined]);
    expect(await counted()).toBe(1);
  });

  it('counts no page of another site, and no program', async () => {
    const before = await counted();
    expect((await send({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
    expect((await send({ origin: 'null' })).statusCode).toBe(403);
    expect((await send({ origin: '' })).statusCode).toBe(403);
    expect((await send({ 'user-agent': 'Googlebot/2.1' })).statusCode).toBe(204);
    expect((await send({ 'user-agent': '' })).statusCode).toBe(204);
    expect((await send({}, 'x'.repeat(5000))).statusCode).toBe(413);
    expect(await counted()).toBe(before);
  });

  it('counts a flood up to its limit, and others beside it', async () => {
    const from = { 'x-from': '203.0.113.9' };
    const statuses: number[] = [];
    for (let at = 0; at < VISITS_BY_ADDRESS.limit + 3; at++) statuses.push((await send(from)).statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(VISITS_BY_ADDRESS.limit);
    expect(statuses.at(-1)).toBe(429);
    expect((await send({ 'x-from': '203.0.113.10' })).statusCode).toBe(204);
    const rows = await shop.queries.selectFrom('attempts').select('name').execute();
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });
});
