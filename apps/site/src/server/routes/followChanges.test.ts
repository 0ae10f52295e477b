// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followChanges, type Start } from './followChanges.ts';

const pageOf = (sheet: string, text: string): string =>
  `<html><head><link rel="stylesheet" href="${sheet}"></head><body><p>${text}</p><input></body></html>`;

let say: (start: Start) => Promise<void>;
let served: string;
const reload = vi.fn<() => void>();
const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM;

beforeEach(() => {
  reload.mockClear();
  settings['handleDisabledFileLoadingAsSuccess'] = true;
  document.head.innerHTML = '<link rel="stylesheet" href="/shop-a.css">';
  document.body.innerHTML = '<p>Hello</p><input>';
  served = pageOf('/shop-a.css', 'Hello');
  vi.stubGlobal('fetch', async () => new Response(served));
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener(_: string, hear: (event: { data: string }) => Promise<void>) {
        say = (start) => hear({ data: JSON.stringify(start) });
      }
    },
  );
  followChanges('/__dev/reload');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((sheet) =>
    sheet.getAttribute('href'),
  );

it('changes the style sheet alone when nothing else is drawn differently', async () => {
  await say({ id: '1', files: 'x' });
  served = pageOf('/shop-b.css', 'Hello');
  await say({ id: '2', files: 'x' });
  await vi.waitFor(() => expect(sheets()).toEqual(['/shop-b.css']));
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['the page is drawn differently', pageOf('/shop-a.css', 'Other'), 'x'],
  ['a file has changed that keeps its name', pageOf('/shop-a.css', 'Hello'), 'y'],
  ['the page cannot be had', '', 'x'],
])('reloads when %s', async (_, next, files) => {
  await say({ id: '1', files: 'x' });
  served = next;
  await say({ id: '2', files });
  expect(reload).toHaveBeenCalledOnce();
});

it('does nothing when the stream of the same start comes again', async () => {
  await say({ id: '1', files: 'x' });
  served = pageOf('/shop-a.css', 'Other');
  await say({ id: '1', files: 'x' });
  expect(reload).not.toHaveBeenCalled();
});
