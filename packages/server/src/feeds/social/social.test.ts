import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { writeSettings } from '../../settings/readSettings.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { streamItems } from '../streamItems.ts';
import { saysJson, startOutside } from '../testing/startOutside.ts';
import { answers } from './testing/answers.ts';

const keys = {
  youtube: { apiKey: 'yt&key' },
  vimeo: { accessToken: 'vm' },
  flickr: { apiKey: 'fl' },
  facebook: { accessToken: 'fb' },
  instagram: { accessToken: 'ig' },
  twitter: { bearerToken: 'tw' },
};

describe.each(databaseKinds)('social feeds on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const outside = await startOutside();
  await writeSettings(shop, { feedKeys: keys });
  const ask = (type: string, settings: object, options: object = {}) =>
    streamItems(shop, { settings: { source: { type, [type]: settings } } }, { ...outside, ...options });
  const fails = (_: unknown, response: ServerResponse): void => void response.writeHead(500).end();

  it.each(Object.entries(answers))('bring what %s answers', async (type, { settings, requests, item }) => {
    outside.asked.length = 0;
    outside.headers.length = 0;
    outside.answer = (request, response) => {
      const found = requests.find(({ url }) => request.url?.startsWith(`/${url}`));
      return found ? saysJson(found.answer)(request, response) : fails(request, response);
    };
    const streamed = await ask(type, settings);
    expect(streamed).toMatchObject({ ok: true });
    expect(streamed.ok && streamed.items[0]).toEqual(item);
    expect(outside.asked.map((url) => decodeURIComponent(url.replaceAll('+', ' ')))).toEqual(
      requests.map(({ whole }) => whole),
    );
    const bearer = requests[0]?.authorization;
    expect(outside.headers[0]?.authorization).toBe(bearer);
  });

  it.each(Object.keys(answers))('survive any answer of %s', async (type) => {
    const settings = answers[type]?.settings ?? {};
    const hostile = [
      null,
      [],
      5,
      {},
      { data: 5 },
      { items: [null, { snippet: 5 }] },
      { data: [{}, null, 'x'] },
    ];
    for (const [index, value] of [...hostile, { photos: { photo: [{ id: { a: 1 } }] } }].entries()) {
      outside.answer = saysJson(value);
      const streamed = await ask(type, { ...settings, count: 20 + index });
      expect(typeof streamed.ok).toBe('boolean');
    }
  });

  it('say what is lacking, and ask nobody', async () => {
    await writeSettings(shop, { feedKeys: { youtube: { apiKey: '' } } });
    expect(await ask('youtube', { playList: 'x' })).toEqual({
      ok: false,
      message: 'The shop has no apiKey for youtube.',
    });
    await writeSettings(shop, { feedKeys: keys });
    outside.asked.length = 0;
    for (const [type, settings] of [
      ['youtube', { channelId: 'nonsense' }],
      ['vimeo', { typeSource: 'toString', userName: 'x' }],
      ['vimeo', { userName: '..' }],
      ['vimeo', { userName: 'a/b' }],
      ['facebook', { url: 'https://facebook.com/..' }],
      ['flickr', { type: 'nothing', userURL: 'x' }],
      ['twitter', { userId: '../../oauth2/token' }],
    ] as const)
      expect(await ask(type, settings)).toMatchObject({ ok: false });
    expect(outside.asked).toEqual([]);
  });

  it('are kept 1,200 s, for each request by itself', async () => {
    outside.asked.length = 0;
    outside.answer = saysJson({ data: [{ id: '1' }] });
    const count = async (settings: object) => {
      await ask('instagram', settings);
      return outside.asked.length;
    };
    expect([await count({}), await count({}), await count({ count: 3 })]).toEqual([1, 1, 2]);
    await ask('instagram', {}, { language: 'de' });
    expect(outside.asked).toHaveLength(2);
    shop.wait(1_199_000);
    expect(await count({})).toBe(2);
    shop.wait(1001);
    expect([await count({}), await count({})]).toEqual([3, 3]);
    expect([await count({ cache: 0, count: 5 }), await count({ cache: 0, count: 5 })]).toEqual([4, 4]);
    await writeSettings(shop, { feedKeys: { ...keys, instagram: { accessToken: 'new' } } });
    expect(await count({})).toBe(5);
  });

  it('show the old answer when the source fails, and let it rest for a minute', async () => {
    const settings = { userId: '77' };
    outside.answer = saysJson({ data: [{ id: 'old' }] });
    await ask('instagram', settings);
    shop.wait(1_200_001);
    outside.asked.length = 0;
    outside.answer = fails;
    for (let time = 0; time < 3; time++)
      expect(await ask('instagram', settings)).toMatchObject({ ok: true, items: [{ id: 'old' }] });
    expect(outside.asked).toHaveLength(1);
    shop.wait(60_001);
    outside.answer = saysJson({ data: [{ id: 'new' }] });
    expect(await ask('instagram', settings)).toMatchObject({ items: [{ id: 'new' }] });
  });

  it('that never answered are refused, and tried again after a minute', async () => {
    const settings = { userId: '78' };
    outside.answer = fails;
    outside.asked.length = 0;
    expect(await ask('instagram', settings)).toEqual({ ok: false, message: 'It answered with status 500.' });
    expect(await ask('instagram', settings)).toMatchObject({ ok: false });
    expect(outside.asked).toHaveLength(1);
    shop.wait(60_001);
    outside.answer = saysJson({ data: [] });
    expect(await ask('instagram', settings)).toEqual({ ok: true, items: [] });
  });

  it('are asked for once by many who ask at once, of whom those with an old answer do not wait', async () => {
    let release = (): void => {};
    const holdAnswer = (id: string): void => {
      const held = new Promise<void>((done) => void (release = done));
      outside.answer = (request, response) =>
        void held.then(() => saysJson({ data: [{ id }] })(request, response));
    };
    const wait = () => new Promise<void>((done) => void setTimeout(done, 30));
    const brought: unknown[] = [];
    const askMany = () =>
      Array.from({ length: 8 }, async () => {
        const streamed = await ask('instagram', { userId: '79' }, { wait });
        brought.push(streamed.ok && streamed.items[0]?.['id']);
      });

    outside.asked.length = 0;
    holdAnswer('first');
    const all = askMany();
    await vi.waitFor(() => expect(outside.asked).toHaveLength(1), { timeout: 600_000 });
    release();
    await Promise.all(all);
    expect(brought).toEqual(Array(8).fill('first'));

    shop.wait(1_200_001);
    brought.length = 0;
    holdAnswer('second');
    const again = askMany();
    await vi.waitFor(() => expect(brought).toEqual(Array(7).fill('first')), { timeout: 600_000 });
    release();
    await Promise.all(again);
    expect(brought.at(-1)).toBe('second');
    expect(outside.asked).toHaveLength(2);
  });

  it('are asked for again when whoever asked did not come back', async () => {
    const settings = { userId: '80' };
    outside.answer = saysJson({ data: [{ id: 'x' }] });
    await ask('instagram', settings);
    shop.wait(1_200_001);
    await shop.queries
      .updateTable('feed_cache')
      .set({ claimed_until: shop.now() + 10_000 })
      .execute();
    outside.asked.length = 0;
    await ask('instagram', settings);
    expect(outside.asked).toHaveLength(0);
    shop.wait(10_001);
    await ask('instagram', settings);
    expect(outside.asked).toHaveLength(1);
  });
});
