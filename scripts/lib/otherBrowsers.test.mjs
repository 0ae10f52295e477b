import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFirefox, findWebKit } from './otherBrowsers.mjs';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
for (const name of ['firefox-esr', 'WebKitWebDriver']) {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), 0o755);
}
afterAll(() => rmSync(folder, { recursive: true }));

test('takes the Firefox that is on the path, unless FIREFOX_PATH names another', () => {
  expect(findFirefox({ PATH: folder })).toBe(join(folder, 'firefox-esr'));
  expect(findFirefox({ PATH: folder, FIREFOX_PATH: join(folder, 'WebKitWebDriver') })).toBe(
    join(folder, 'WebKitWebDriver'),
  );
  expect(findFirefox({ PATH: folder, FIREFOX_PATH: join(folder, 'none') })).toBeUndefined();
});

test('has no WebKit where a part of what it needs is missing', () => {
  expect(findWebKit({ PATH: folder })).toBeUndefined();
});
