import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorAddress, warnOfProxy } from './visitorAddress.ts';

const SHOP = 'https://shop.example';
const HOME = 'http://localhost:3000';

interface Asked {
  /** Of the connection. */
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly origin?: string;
  readonly trustProxy?: string;
}

const closing: (() => Promise<unknown>)[] = [];
const warnings: string[] = [];
beforeEach(() => void (warnings.length = 0));
afterAll(() => Promise.all(closing.map((close) => close())));

function createApp({ origin = SHOP, trustProxy }: Pick<Asked, 'origin' | 'trustProxy'> = {}) {
  const stream = { write: (line: string) => void warnings.push(line) };
  const app = Fastify({ logger: { level: 'warn', stream }, ...(trustProxy && { trustProxy }) });
  closing.push(() => app.close());
  warnOfProxy(app);
  app.get('/', (request, reply) => reply.send(visitorAddress({ request, origin })));
  return app;
}

async function addressOf({ from, headers = {}, ...app }: Asked): Promise<string> {
  return (await createApp(app).inject({ url: '/', remoteAddress: from, headers })).body;
}

describe('the address of a visitor', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };

  it.each<readonly [string, Asked, string]>([
    ['who connects', { from: '192.0.2.1' }, '192.0.2.1'],
    ['who connects by IPv6, as a network', { from: '2001:db8::5' }, '2001:db8:0:0::/64'],
    [
      'whom a trusted proxy names',
      { from: '10.0.0.1', headers: forwarded, trustProxy: '10.0.0.1' },
      '203.0.113.9',
    ],
    ['who makes a forwarded one up', { from: '192.0.2.1', headers: forwarded }, '192.0.2.1'],
    [
      'who makes one up beside a trusted proxy',
      { from: '192.0.2.1', headers: forwarded, trustProxy: '10.0.0.1' },
      '192.0.2.1',
    ],
    ['who is at this machine, of a site for it alone', { from: '127.0.0.1', origin: HOME }, '127.0.0.1'],
  ])('is that of %s', async (_, asked, address) => expect(await addressOf(asked)).toBe(address));

  it.each<readonly [string, Asked]>([
    ['a proxy at this machine', { from: '127.0.0.1', headers: forwarded }],
    ['a proxy at this machine, of a site for it alone', { from: '::1', headers: forwarded, origin: HOME }],
    ['a proxy at this machine that says nothing', { from: '::ffff:127.0.0.1' }],
    ['a proxy in the same network', { from: '10.0.0.1', headers: { forwarded: 'for=203.0.113.9' } }],
    ['a proxy that is not the trusted one', { from: '10.0.0.2', headers: forwarded, trustProxy: '10.0.0.1' }],
  ])('is not known behind %s', async (_, asked) => expect(await addressOf(asked)).toBe(''));
});

describe('a proxy that is not trusted', () => {
  it('is told to the log, once', async () => {
    const app = createApp();
    const ask = (remoteAddress: string) =>
      app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } });
    await ask('192.0.2.1');
    expect(warnings).toEqual([]);
    await ask('127.0.0.1');
    await ask('127.0.0.1');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('TRUST_PROXY');
  });
});
