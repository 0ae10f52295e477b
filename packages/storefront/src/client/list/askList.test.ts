// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askList, seenList } from './askList.ts';

const LIST = '<div class="list-results">Jugs</div>';
let asked: string[] = [];
/** What was asked once is kept: each test asks for its own. */
let serial = 0;
const address = (): string => new URL(`/shop/?test=${++serial}`, location.href).href;
const ask = (url: string) => askList(url, new AbortController().signal);

function answer(html: string, { status = 200, type = 'text/html; charset=utf-8', at = '' } = {}): void {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const response = new Response(html, { status, headers: { 'content-type': type } });
    return Object.defineProperty(response, 'url', { value: at || url });
  });
}

beforeEach(() => {
  asked = [];
  answer(LIST);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'woodmart_settings');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a page of a list', () => {
  it('is waited for for five seconds, or as long as the shop says', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout');
    await ask(address());
    Object.assign(window, { woodmart_settings: { pjax_timeout: '1200' } });
    await ask(address());
    expect(waits.mock.calls).toEqual([[5000], [1200]]);
  });

  it('is asked for again when it was seen more than a minute ago', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const url = address();
    await ask(url);
    now.mockReturnValue(1_059_999);
    await ask(url);
    expect(asked).toEqual([url]);
    now.mockReturnValue(1_060_000);
    await ask(url);
    expect(asked).toEqual([url, url]);
  });

  it('is known by where it was asked for and by where that led', async () => {
    const [url, at] = [address(), address()];
    answer(LIST, { at });
    expect(await ask(url)).toMatchObject({ url: at, html: LIST });
    expect([seenList(url)?.url, seenList(at)?.url]).toEqual([at, at]);
  });

  it.each([
    ['a failure', LIST, { status: 503 }],
    ['data', LIST, { type: 'application/json' }],
    ['another page', '<h1>Hello</h1>', {}],
    ['a page of another site', LIST, { at: 'https://elsewhere.example/shop/' }],
  ])('is not %s, and is not kept then', async (_, html, how) => {
    const url = address();
    answer(html, how);
    await expect(ask(url)).rejects.toThrow('The shop answered without a list.');
    expect(seenList(url)).toBeNull();
  });
});
