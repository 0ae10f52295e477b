// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askSuggestions } from './askSuggestions.ts';

const { signal } = new AbortController();
const rows = [{ value: 'Mug', permalink: '/product/mug/' }];
let asked: string[] = [];

const answers = (body: unknown, status = 200): void =>
  void vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
/** What is asked once is known: every test asks for another word. */
const ask = (query: string, more: object = {}) =>
  askSuggestions({ query, number: '20', post_type: 'product', product_cat: '', ...more }, signal);

beforeEach(() => {
  asked = [];
  Object.assign(window, { woodmart_settings: { ajaxurl: '/wp-admin/admin-ajax.php' } });
  answers({ suggestions: rows });
});
afterEach(() => void Reflect.deleteProperty(window, 'woodmart_settings'));

it('asks for a number of products, in a category where one is chosen', async () => {
  expect(await ask('mug')).toEqual(rows);
  await ask('mug', { product_cat: 'cups' });
  const fields = asked.map((url) => {
    const { pathname, searchParams } = new URL(url, location.href);
    return [pathname, Object.fromEntries(searchParams)];
  });
  const plain = { action: 'woodmart_ajax_search', number: '20', post_type: 'product', query: 'mug' };
  expect(fields).toEqual([
    ['/wp-admin/admin-ajax.php', plain],
    ['/wp-admin/admin-ajax.php', { ...plain, product_cat: 'cups' }],
  ]);
});

it('leaves the number out where the form sets none', async () => {
  await ask('jar', { number: '', post_type: '' });
  expect([...new URL(asked[0] ?? '', location.href).searchParams.keys()].sort()).toEqual(['action', 'query']);
});

it('asks once for the same, and again for what was not answered', async () => {
  answers('{}', 500);
  await expect(ask('vase')).rejects.toThrow('500');
  answers('<h1>Hello</h1>');
  await expect(ask('vase')).rejects.toThrow('JSON');
  answers({ hello: 1 });
  await expect(ask('vase')).rejects.toThrow('without suggestions');
  answers({ suggestions: rows });
  expect([await ask('vase'), await ask('vase')]).toEqual([rows, rows]);
  expect(asked).toHaveLength(4);
});

it('asks nobody on a page that does not say whom', async () => {
  Reflect.deleteProperty(window, 'woodmart_settings');
  expect(await ask('bowl')).toEqual([]);
  expect(asked).toEqual([]);
});
