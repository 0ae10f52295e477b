// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeNotice } from './storeNotice.ts';

const notice = () => document.querySelector('.woocommerce-store-notice') as HTMLElement;
const link = () => document.querySelector('.woocommerce-store-notice__dismiss-link') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<p class="woocommerce-store-notice" data-notice-id="abc">Closed on Monday
    <a href="#" role="button" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`;
  storeNotice.start(notice());
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['a press', () => link().click()],
  ['the space bar', () => link().dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))],
])('is put away by %s, on the whole site, until the browser is closed', (_, act) => {
  const written = vi.spyOn(document, 'cookie', 'set');
  act();
  expect(notice().hidden).toBe(true);
  const [line = ''] = written.mock.calls.map(([each]) => each);
  expect(line).toMatch(/^store_noticeabc=hidden;/);
  expect(line).toContain('path=/');
  expect(line).not.toMatch(/expires|max-age/i);
});

it('stays while other keys are pressed', () => {
  link().dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(notice().hidden).toBe(false);
});
