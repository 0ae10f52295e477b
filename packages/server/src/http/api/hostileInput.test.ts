// @long
import { setImmediate } from 'node:timers/promises';
import { type ApiEndpoint, apiEndpoints } from '@vitrine/contract/api';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { createShopSupply } from './testing/hostile/createShopSupply.ts';
import { createTally, type Tally } from './testing/hostile/createTally.ts';
import { type HostileRequest, requestsOf } from './testing/hostile/requestsOf.ts';
import { startApi, type TestApi } from './testing/startApi.ts';

/** For each endpoint, on each database. `VITRINE_HOSTILE_RUNS=5000` asks for as many as you like. */
const RUNS = Number(process.env['VITRINE_HOSTILE_RUNS'] ?? 3);
/** So many arrive at once. */
const TOGETHER = RUNS % 5 === 0 ? 5 : 1;
/** `VITRINE_HOSTILE_REPORT=1`: a line for each endpoint. */
const REPORTS = process.env['VITRINE_HOSTILE_REPORT'] === '1';
const MINUTE_MS = 60_000;
/** Slower is no answer. */

/** What only a fault could tell: where code or data lies, what is asked of a database, what passwords are kept as. */
const INTERNALS =
  /\n\s+at |node_modules|\.ts:\d|SQLITE_|libsql|kysely|pg_catalog|syntax error at|\$argon2|\/tmp\//;

const ORDER = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** What takes away comes last. */
const endpoints = (Object.values(apiEndpoints) as readonly ApiEndpoint[])
  .toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method))
  .map((endpoint) => [endpoint.name, endpoint] as const);

describe.each(databaseKinds)('hostile input on %s', async (kind) => {
  const supply = createShopSupply(kind);
  afterAll(supply.close);
  const all = createTally();

  const send = async (
    { app, tokens, enter, faults }: TestApi,
    { name, method }: ApiEndpoint,
    { url, headers, payload }: HostileRequest,
    tally: Tally,
  ): Promise<void> => {
    // Who logs out can ask nothing more.
    const token = name === 'logOut' ? await enter('admin') : tokens.admin;
    const asked = performance.now();
    const { statusCode, body } = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload !== undefined && { payload }),
    });
    const tookMs = performance.now() - asked;
    for (const each of [tally, all]) each.count(statusCode, tookMs);
    if (statusCode >= 500 || INTERNALS.test(body))
      throw new Error(
        `${statusCode} after ${tookMs.toFixed(0)} ms: ${body.slice(0, 1000)} ${faults.join('')}`,
      );
  };

  it.each(endpoints)('is answered or refused by %s', async (name, endpoint) => {
    const tally = createTally();
    const began = performance.now();
    const { users } = await supply.renew();
    // Who asks stays who they are.
    const isOwnRole = ({ params }: HostileRequest): boolean =>
      name === 'updateUser' && params['id'] === String(users.admin.id);
    const requests = requestsOf(endpoint).filter((request) => !isOwnRole(request));
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: TOGETHER, maxLength: TOGETHER }), async (some) => {
        const api = await supply.take(endpoint.method === 'GET' ? 0 : some.length);
        // Else most of them are only told that they come too often.
        if (endpoint.method !== 'GET') api.shop.wait(MINUTE_MS);
        await Promise.all(some.map((request) => send(api, endpoint, request, tally)));
        // As between requests from a network: what is freed only when nothing is to be done would pile up.
        await setImmediate();
      }),
      // What several do at once cannot be made smaller by trying again.
      { numRuns: RUNS / TOGETHER, endOnFailure: TOGETHER > 1 },
    );
    if (REPORTS) console.log(tally.tell(`${kind} ${name}`, performance.now() - began));
  });

  it('is understood often enough to show something', () => {
    const inputs = endpoints.length * RUNS;
    expect(all.statuses.get(200) ?? 0).toBeGreaterThan(inputs / 50);
    expect((all.statuses.get(401) ?? 0) + (all.statuses.get(403) ?? 0)).toBeLessThan(inputs / 20);
  });
});

describe.each(databaseKinds)('hostile headers on %s', async (kind) => {
  const { app, tokens } = await startApi(kind);

  it('are no harm either', async () => {
    for (const authorization of ['Bearer', 'Bearer é', `Bearer ${'a'.repeat(5_000)}`, 'bearer "']) {
      const { statusCode } = await app.inject({ url: '/api/v1/me', headers: { authorization } });
      expect(statusCode).toBe(401);
    }
    for (const type of [
      'multipart/form-data',
      'application/json; charset=nonsense',
      'multipart/form-data; boundary=',
      '/',
      'é',
    ]) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/v1/media',
        headers: { authorization: `Bearer ${tokens.admin}`, 'content-type': type },
        payload: '--x',
      });
      expect([400, 415, 422]).toContain(statusCode);
    }
  });
});
