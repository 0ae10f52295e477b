import { saveModule, savePost } from '@vitrine/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { register } from './testing/accountForms.ts';
import { pageDatabases } from './testing/pageDatabases.ts';
import { startTestSite } from './testing/startTestSite.ts';

/** Two slides, so that something plays. */
const documentOf = (text: string) => {
  const layers = { 1: { id: 1, type: 'text', content: { text } } };
  return JSON.stringify({
    id: '1',
    settings: { alias: 'another', title: 'Of another site' },
    slides: { 1: { id: 1, slide: { order: 1 }, layers }, 2: { id: 2, slide: { order: 2 }, layers } },
  });
};

describe.each(pageDatabases)('modules of the shop, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const guest = visitor();
  const write = (slug: string, content: string, type: 'page' | 'post' = 'page') =>
    savePost(shop, { type, slug, title: slug, content });
  const save = (alias: string, text: string, more: { id?: number; status?: 'publish' | 'draft' } = {}) =>
    saveModule(shop, { alias, document: documentOf(text), ...more }, { authorId: null });
  let heroId = 0;

  beforeAll(async () => {
    const hero = await save('hero', 'Tulips', { status: 'publish' });
    heroId = hero.ok ? hero.module.id : 0;
    await save('hidden', 'Not yet', { status: 'draft' });
    await save('tail', 'Lilies', { status: 'publish' });
  });

  it('have pages, and lists name those that are published', async () => {
    expect((await guest.get('/modules/hero')).body).toContain('Tulips');
    expect((await guest.get('/modules/hero/frame')).body).toContain('Tulips');
    expect((await guest.get('/modules/hero.json')).json<{ slides: object }>().slides).toHaveProperty('2');
    expect((await guest.get('/modules/hero.play.json')).status).toBe(200);
    const list = (await guest.get('/modules')).body;
    expect(list).toContain('href="/modules/hero"');
    expect(list).not.toContain('/modules/hidden');
    for (const path of [
      '/modules/hidden',
      '/modules/hidden.json',
      '/modules/hidden/frame',
      '/modules/hidden.play.json',
    ])
      expect((await guest.get(path)).status).toBe(404);
  });

  it.each([
    ['shortcode', '<p>[rev_slider alias="hero"]</p>', 'page', '/shortcode/'],
    ['old-shortcode', '[rev_slider hero][/rev_slider]', 'post', '/blog/old-shortcode/'],
    ['new-shortcode', 'Look: [sr7 alias=hero]', 'post', '/blog/new-shortcode/'],
    ['element', '<sr7-module data-alias="hero" id="SR7_9_1"><p>Old</p></sr7-module>', 'page', '/element/'],
  ] as const)(
    'stand in texts by a %s, drawn, and played by files of this site alone',
    async (slug, content, type, path) => {
      await write(slug, content, type);
      const { body, headers } = await guest.get(path);
      expect(body).toContain(`id="SR7_${heroId}_1"`);
      expect(body).toContain('Tulips');
      expect(body).not.toMatch(/\[rev_slider|\[sr7|Old</);
      expect(body).toContain('<script src="/vitrine.js" async></script>');
      // Nothing else runs in the page than what the policy names.
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('cache-control')).toContain('public');
      const [, play = ''] = /data-play="([^"]*)"/.exec(body) ?? [];
      const score = await guest.get(play.replaceAll('&amp;', '&'));
      expect(score.status).toBe(200);
      expect(score.body).toContain(`SR7_${heroId}_1`);
    },
  );

  it('stand beside each other, each by its own id', async () => {
    await write('both', '[sr7 alias="hero"]<p>And</p>[sr7 alias="tail"][sr7 alias="hero"]');
    const { body } = await guest.get('/both/');
    expect([...body.matchAll(/<sr7-module[^>]*? id="SR7_\d+_(\d)"/g)].map((match) => match[1])).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(body.split('<script src="/vitrine.js"')).toHaveLength(2);
  });

  it('show what was saved last, at once', async () => {
    await write('fresh', '[sr7 alias="tail"]');
    expect((await guest.get('/fresh/')).body).toContain('Lilies');
    const tail = await shop.queries
      .selectFrom('modules')
      .select('id')
      .where('alias', '=', 'tail')
      .executeTakeFirstOrThrow();
    await save('tail', 'Asters', { id: tail.id, status: 'publish' });
    expect((await guest.get('/fresh/')).body).toContain('Asters');
    expect((await guest.get('/modules/tail')).body).toContain('Asters');
  });

  it('show from their moment and until the other, wherever they stand', async () => {
    await write('timed', '[sr7 alias="timed"]');
    const moments = { showFrom: shop.now() + 1000, showUntil: shop.now() + 2000 };
    await saveModule(shop, { alias: 'timed', document: documentOf('Soon'), ...moments }, { authorId: null });
    const seen = async () => [
      (await guest.get('/timed/')).body.includes('Soon'),
      (await guest.get('/modules/timed.json')).status,
      (await guest.get('/modules')).body.includes('/modules/timed'),
    ];
    expect(await seen()).toEqual([false, 404, false]);
    shop.wait(1000);
    expect(await seen()).toEqual([true, 200, true]);
    shop.wait(1000);
    expect(await seen()).toEqual([false, 404, false]);
  });

  it('go on to be found by the alias that they had', async () => {
    await write('named', '[sr7 alias="before"]');
    const saved = await save('before', 'Peonies', { status: 'publish' });
    const id = saved.ok ? saved.module.id : 0;
    await save('after', 'Peonies', { id });
    await save('last', 'Peonies', { id });
    expect((await guest.get('/named/')).body).toContain('Peonies');
    expect((await guest.get('/modules/after.json')).status).toBe(200);
    // Who takes the alias has it.
    await save('before', 'Irises', { status: 'publish' });
    expect((await guest.get('/named/')).body).toContain('Irises');
  });

  it('that are not there show nothing to visitors, and a hint to editors, which no cache keeps', async () => {
    await write('gaps', '<p>Before</p>[sr7 alias="no&lt;b&gt;ne"][sr7 alias="hidden"]<p>After</p>');
    const seen = await guest.get('/gaps/');
    expect(seen.body).toContain('<p>Before</p><p>After</p>');
    expect(seen.body).not.toContain('vitrine.js');
    const editor = visitor();
    await register(editor, 'ed@example.com');
    await shop.queries.updateTable('users').set({ role: 'editor' }).execute();
    const told = await editor.get('/gaps/');
    expect(told.body).toContain('There is no published module “hidden”. Only editors see this.');
    expect(told.body).toContain('There is no published module “no&lt;b&gt;ne”.');
    expect(told.headers.get('cache-control')).toBe('private, no-store');
    expect((await guest.get('/gaps/')).body).not.toContain('Only editors');
  });
});
