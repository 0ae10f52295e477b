// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { elsewhere } from './elsewhere.ts';

let pictures: string[] = [];
let scripts: { readonly src: string; readonly async: boolean }[] = [];

function open(asked: Readonly<Record<string, string>> | null): void {
  if (asked)
    Object.assign(window, { vitrine_elsewhere: { counter_url: '', site_id: '', widget_url: '', ...asked } });
  elsewhere.start(document.body);
}

beforeEach(() => {
  pictures = [];
  scripts = [];
  // The browser of these tests loads none.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) scripts.push({ src: script.src, async: script.async });
  });
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        pictures.push(url);
      }
    },
  );
});
afterEach(() => void Reflect.deleteProperty(window, 'vitrine_elsewhere'));

it('nothing is asked of other sites unless the owner names them', () => {
  open(null);
  open({});
  expect([pictures, scripts]).toEqual([[], []]);
});

it('visits are counted by a picture: of which site, from where, on which screen, and never the same twice', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=jar');
  vi.stubGlobal('screen', { width: 1280, height: 800, colorDepth: 24 });
  open({ counter_url: 'https://count.example/hit?v=2', site_id: '7' });
  open({ counter_url: 'https://count.example/hit?v=2', site_id: '7' });
  const [first, second] = pictures.map((url) => new URL(url));
  expect(first?.origin).toBe('https://count.example');
  expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({
    v: '2',
    id: '7',
    rnd: expect.stringMatching(/^0\.\d+/),
    ref: 'https://search.example/?q=jar',
    res: '1280x800',
    depth: '24',
  });
  expect(second?.searchParams.get('rnd')).not.toBe(first?.searchParams.get('rnd'));
  expect(scripts).toEqual([]);
});

it('the script of a contact widget is asked for when the page is there, and holds nothing up', () => {
  const ready = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  open({ widget_url: 'https://chat.example/loader.js?id=1' });
  expect(scripts).toEqual([]);
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  expect(scripts).toEqual([{ src: 'https://chat.example/loader.js?id=1', async: true }]);
  ready.mockReturnValue('complete');
  open({ widget_url: 'https://chat.example/loader.js?id=2' });
  expect(scripts).toHaveLength(2);
  expect(pictures).toEqual([]);
});
