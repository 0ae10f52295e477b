import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/lib/chromium.mjs';
import { browsers, ensureBrowser } from '../../scripts/lib/ensureBrowser.mjs';

/**
 * The Chromium that tests run in, installed where there is none.
 * @param {string[]} [args] flags beside the usual ones
 */
export async function launchChromium(args = []) {
  if (!findChromium()) await ensureBrowser(browsers.chromium);
  const executablePath = findChromium();
  return chromium.launch({
    args: [...chromiumArgs, ...args],
    ...(executablePath && { executablePath }),
  });
}
