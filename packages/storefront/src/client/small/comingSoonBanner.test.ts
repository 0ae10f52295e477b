// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { comingSoonBanner } from './comingSoonBanner.ts';

const link = () => document.querySelector('a') as HTMLAnchorElement;
const banner = () => document.getElementById('coming-soon-footer-banner') as HTMLElement;

let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    asked.push([method, url, headers, String(body)]);
    return new Response('{}');
  });
  document.body.innerHTML = `<aside id="coming-soon-footer-banner">Not open yet
    <a role="button" href="#dismiss" data-rest-url="/wp-json/wp/v2/users/1" data-rest-nonce="n">Dismiss</a></aside>`;
  comingSoonBanner.start(link());
});

it.each([
  ['a press', () => link().click()],
  ['the space bar', () => link().dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))],
])('is put away by %s, which the site remembers of whoever did', async (_, act) => {
  act();
  expect(asked).toEqual([
    [
      'POST',
      '/wp-json/wp/v2/users/1',
      { 'x-wp-nonce': 'n' },
      String(new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' })),
    ],
  ]);
  await vi.waitFor(() => expect(banner().hidden).toBe(true));
});

it('stays while other keys are pressed', () => {
  link().dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect([asked, banner().hidden]).toEqual([[], false]);
});

it('is put away for now where the site cannot be reached', async () => {
  const failed = vi.fn<(fault: unknown) => void>();
  process.on('unhandledRejection', failed);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  link().click();
  await vi.waitFor(() => expect(banner().hidden).toBe(true));
  await new Promise((done) => setTimeout(done));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});
