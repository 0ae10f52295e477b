// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Module } from './Module.tsx';

const feed = {
  id: '4',
  settings: {
    type: 'hero',
    source: { type: 'post' },
    fonts: { FontAwesome: true },
  },
  slides: { 1: { slide: {}, layers: { 1: { id: 1, type: 'text', content: { text: 'News: {{title}}' } } } } },
};
const stream = () => Promise.resolve([{ title: 'The kiln is hot' }]);

let unmount = (): void => undefined;
beforeEach(() => {
  // Here nothing is laid out.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
});
afterEach(() => unmount());

function show(element: React.ReactElement): HTMLElement {
  const host = document.createElement('div');
  const root = createRoot(host);
  unmount = () => root.unmount();
  root.render(element);
  return host;
}

it('shows what its feed brings, and asks for it once', async () => {
  const asked = vi.fn<typeof stream>(stream);
  const host = show(<Module document={feed} nowMs={0} feed={{ stream: asked }} />);
  await vi.waitFor(() => expect(host.textContent).toContain('News: The kiln is hot'), { timeout: 600_000 });
  expect(asked.mock.calls).toEqual([['4']]);
});

it('shows nothing for a feed that cannot be had, and says so in the catalogue’s words', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = show(
    <Module document={feed} nowMs={0} feed={{ stream: () => Promise.reject(new Error()) }} />,
  );
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('Feed could not be Loaded'), { timeout: 600_000 });
  expect(host.innerHTML).toBe('');
});

it('is drawn by a server once that has filled it', () => {
  expect(renderToString(<Module document={feed} nowMs={0} />)).toBe('');
});

it('asks for icon fonts where it is told where they are', async () => {
  const fonts = { iconBase: '/plugin/' };
  const host = show(<Module document={feed} nowMs={0} feed={{ stream }} fonts={fonts} />);
  await vi.waitFor(() => expect(host.textContent).toContain('News'), { timeout: 600_000 });
  const sheets = [...document.querySelectorAll('link'), ...host.querySelectorAll('link')];
  expect(sheets.map((link) => link.getAttribute('href'))).toContain(
    '/plugin/public/css/fonts/font-awesome/css/font-awesome.css',
  );
});
