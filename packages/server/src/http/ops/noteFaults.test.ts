import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { startServer } from '../testing/startServer.ts';

describe.each(databaseKinds)('faults of requests on %s', async (kind) => {
  const { app, shop } = await startServer(kind);
  app.get('/breaks/:id', () => {
    throw new Error('no price for ann@shop.example with token=abc123secret');
  });
  app.get('/refuses', () => {
    throw Object.assign(new Error('too large'), { statusCode: 413 });
  });
  const ask = (url: string) => app.inject({ url, headers: { host: 'shop.example' } });
  const faults = async () => {
    // It is written after the answer.
    for (;;) {
      const rows = await shop.queries.selectFrom('faults').selectAll().execute();
      if (rows.length > 0) return rows;
      await new Promise((done) => setTimeout(done, 5));
    }
  };

  it('are written down under the number that the visitor is told, without secrets, and mistakes are not', async () => {
    expect((await ask('/refuses')).statusCode).toBe(413);
    expect((await ask('/nothing-of-that-name/')).statusCode).toBe(404);
    const { statusCode, body } = await ask('/breaks/7?key=mine&email=ann@shop.example');
    expect(statusCode).toBe(500);
    const rows = await faults();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'request', route: 'GET /breaks/:id', type: 'Error' });
    expect(body).toContain(rows[0]?.request_id);
    const written = JSON.stringify(rows);
    for (const secret of ['ann@', 'abc123secret', 'mine']) expect(written).not.toContain(secret);
    expect(rows[0]?.stack).toContain('noteFaults.test.ts');
  });
});
