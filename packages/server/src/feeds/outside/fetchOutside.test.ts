import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { saysJson, startOutside } from '../testing/startOutside.ts';
import { fetchOutside } from './fetchOutside.ts';
import { isOutside } from './isOutside.ts';

describe('an address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
    'is outside when it is %s',
    (address) => {
      expect(isOutside(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '100::1',
    '4000::1',
    'localhost',
    '',
    '1',
    '0x7f.1',
  ])('is not outside when it is %s', (address) => {
    expect(isOutside(address)).toBe(false);
  });
});

describe('from outside', async () => {
  const outside = await startOutside();
  const here = `http://127.0.0.1:${outside.port}`;
  const isAllowed = (address: string, port: number) => address === '127.0.0.1' && port === outside.port;
  const home = [{ address: '127.0.0.1', family: 4 }];
  const fetchHere = (path: string, options = {}) => fetchOutside(here + path, { isAllowed, ...options });

  it('comes JSON, asked for with its headers', async () => {
    outside.answer = saysJson({ a: 1 }, 'application/vnd.vimeo.video+json; charset=utf-8');
    expect(await fetchHere('/x?y=1', { headers: { authorization: 'Bearer k' } })).toEqual({
      ok: true,
      value: { a: 1 },
    });
    expect(outside.headers.at(-1)).toMatchObject({
      authorization: 'Bearer k',
      'accept-encoding': 'identity',
    });
  });

  it('comes what a name leads to, from the address that was checked', async () => {
    outside.answer = saysJson({ a: 2 });
    const url = `http://shop.invalid:${outside.port}/`;
    expect(await fetchOutside(url, { isAllowed, lookup: async () => home })).toMatchObject({ ok: true });
    expect(outside.headers.at(-1)?.host).toBe(`shop.invalid:${outside.port}`);
  });

  it.each([
    ['http://127.0.0.1/', 'This address is not asked.'],
    ['http://localhost/', 'This address is not asked.'],
    ['http://2130706433/', 'This address is not asked.'],
    ['http://0x7f.1/', 'This address is not asked.'],
    ['http://0x7f000001/', 'This address is not asked.'],
    ['http://0177.0.0.1/', 'This address is not asked.'],
    ['http://017700000001/', 'This address is not asked.'],
    ['http://127.1/', 'This address is not asked.'],
    ['http://①②⑦.⓪.⓪.①/', 'This address is not asked.'],
    ['http://[::1]/', 'This address is not asked.'],
    ['http://[::ffff:169.254.169.254]/latest/meta-data', 'This address is not asked.'],
    ['http://[::ffff:7f00:1]/', 'This address is not asked.'],
    ['http://[0:0:0:0:0:ffff:10.0.0.1]/', 'This address is not asked.'],
    ['http://[64:ff9b::7f00:1]/', 'This address is not asked.'],
    ['http://[fe80::1%25eth0]/', 'It could not be reached.'],
    ['http://169.254.169.254/latest/meta-data', 'This address is not asked.'],
    ['http://8.8.8.8:22/', 'This address is not asked.'],
    ['http://8.8.8.8:8080/', 'This address is not asked.'],
    ['file:///etc/passwd', 'Only http and https are asked.'],
    ['gopher://8.8.8.8/', 'Only http and https are asked.'],
    ['http://user:key@8.8.8.8/', 'An address may not name a user.'],
    ['nonsense', 'It could not be reached.'],
  ])('nothing comes from %s', async (url, message) => {
    expect(await fetchOutside(url)).toEqual({ ok: false, message });
  });

  it('nothing comes from a name one of whose addresses is inside', async () => {
    const lookup = async () => [{ address: '8.8.8.8', family: 4 }, ...home];
    expect(await fetchOutside('http://mixed.invalid/', { lookup })).toEqual({
      ok: false,
      message: 'This address is not asked.',
    });
    expect(await fetchOutside('http://none.invalid/', { lookup: async () => [] })).toMatchObject({
      ok: false,
    });
  });

  it.each(['127.0.0.1', '::1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '169.254.169.254', 'fd00:ec2::254'])(
    'nothing comes from a name that leads to %s',
    async (address) => {
      const lookup = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
      expect(await fetchOutside('http://inner.invalid/', { lookup })).toEqual({
        ok: false,
        message: 'This address is not asked.',
      });
    },
  );

  it.each([
    ['http://169.254.169.254/', 'This address is not asked.'],
    ['//169.254.169.254/', 'This address is not asked.'],
    ['http://2852039166/', 'This address is not asked.'],
    ['http://0251.0376.0251.0376/', 'This address is not asked.'],
    ['http://[::ffff:169.254.169.254]/', 'This address is not asked.'],
    ['http://inner.invalid/', 'This address is not asked.'],
    ['file:///etc/passwd', 'Only http and https are asked.'],
    ['http://user:key@8.8.8.8/', 'An address may not name a user.'],
  ])('nothing comes by a redirect to %s', async (location, message) => {
    const before = outside.asked.length;
    const lookup = async () => [{ address: '10.0.0.7', family: 4 }];
    outside.answer = (_, response) => response.writeHead(302, { location }).end();
    expect(await fetchHere('/a', { lookup })).toEqual({ ok: false, message });
    expect(outside.asked).toHaveLength(before + 1);
  });

  it('keys go to no other host', async () => {
    const other = `http://other.invalid:${outside.port}/end`;
    outside.answer = (request, response) =>
      request.url === '/end'
        ? saysJson({ end: true })(request, response)
        : void response.writeHead(307, { location: request.url === '/near' ? '/end' : other }).end();
    const options = { headers: { authorization: 'Bearer k' }, lookup: async () => home };
    expect(await fetchHere('/near', options)).toMatchObject({ ok: true });
    expect(outside.headers.at(-1)?.authorization).toBe('Bearer k');
    expect(await fetchHere('/far', options)).toEqual({ ok: true, value: { end: true } });
    expect(outside.headers.at(-1)?.authorization).toBeUndefined();
  });

  it('nothing comes by redirects without end or to nowhere', async () => {
    outside.answer = (_, response) => response.writeHead(301, { location: '/again' }).end();
    expect(await fetchHere('/')).toEqual({ ok: false, message: 'It was redirected too often.' });
    outside.answer = (_, response) => response.writeHead(301, { location: 'http://' }).end();
    expect(await fetchHere('/')).toEqual({ ok: false, message: 'It was redirected to nowhere.' });
  });

  it('nothing comes that is too large, too slow, no JSON, or no success', async () => {
    const says = async (answer: typeof outside.answer, options = {}) => {
      outside.answer = answer;
      const fetched = await fetchHere('/', options);
      return fetched.ok ? '' : fetched.message;
    };
    expect(await says(saysJson('x'.repeat(2_000_000)))).toBe('Its answer is too large.');
    expect(await says(saysJson({}, 'text/html'))).toBe('It answered with no JSON.');
    expect(
      await says((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{')),
    ).toBe('It answered with no JSON.');
    expect(
      await says((_, response) =>
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('{}'),
      ),
    ).toBe('It answered with no JSON.');
    const endless = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(
      await says((_, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(endless),
      ),
    ).toBe('It answered with no JSON.');
    expect(await says((_, response) => response.writeHead(500).end())).toBe('It answered with status 500.');
    expect(await says((_, response) => void response.socket?.destroy())).toBe('It could not be reached.');
    const slow = { timeoutMs: 50 };
    expect(await says(() => {}, slow)).toBe('It took too long.');
    const drip = (_: unknown, response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    expect(await says(drip, slow)).toBe('It took too long.');
    const never = { ...slow, lookup: () => new Promise<never>(() => {}) };
    expect(await fetchOutside('http://slow.invalid/', never)).toEqual({
      ok: false,
      message: 'It took too long.',
    });
  });
});
