// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { headerBanner } from './headerBanner.ts';

const DAY_MS = 86_400_000;

afterEach(() => {
  Reflect.deleteProperty(window, 'woodmart_settings');
  vi.restoreAllMocks();
});

/** What is written when the line above the header is closed. */
function close(settings: Readonly<Record<string, string>>, version = ''): string {
  Object.assign(window, { woodmart_settings: settings });
  document.body.innerHTML = `<div class="header-banner"${version && ` data-version="${version}"`}>
    <button class="close-header-banner">Close</button></div>`;
  const banner = document.querySelector('.header-banner') as HTMLElement;
  headerBanner.start(banner);
  const written = vi.spyOn(document, 'cookie', 'set');
  banner.querySelector('button')?.click();
  expect(banner.hidden).toBe(true);
  return written.mock.calls.at(-1)?.[0] ?? '';
}

const daysOf = (line: string): number =>
  Math.round((Date.parse(/expires=([^;]*)/.exec(line)?.[1] ?? '') - Date.now()) / DAY_MS);

it('stays away for sixty days, or as many as the shop says', () => {
  expect(daysOf(close({}))).toBe(60);
  expect(daysOf(close({ banner_version_cookie_expires: '12' }))).toBe(12);
});

it('stays away as the version that was closed, on the whole site, and by https alone where the shop has it', () => {
  const plain = close({ header_banner_version: '3', cookie_path: '/' });
  expect(plain).toMatch(/^woodmart_tb_banner_3=/);
  expect(plain).toContain('path=/');
  expect(plain).not.toMatch(/secure/i);
  const secure = close({ header_banner_version: '3', cookie_secure_param: '1' }, '4');
  expect(secure).toMatch(/^woodmart_tb_banner_4=/);
  expect(secure).toMatch(/secure/i);
});
