import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { findFirefox, findWebKit } from './otherBrowsers.mjs';
import { run } from './run.mjs';
import { Stop, step } from './step.mjs';

/**
 * @typedef {object} Browser what is known of a browser that tests need
 * @property {string} title
 * @property {() => string | undefined} find its program, if it is here
 * @property {string} path the variable that names its program, where one can
 * @property {string} install Debian's way to have it
 */

/** Firefox and WebKit play films by the libraries that other programs bring; the fonts are those of the checks. */
const besides = 'gstreamer1.0-libav fonts-liberation';

/** @param {string} packages */
const apt = (packages) => `apt-get install -y --no-install-recommends ${packages}`;

/** @satisfies {Record<string, Browser>} */
export const browsers = {
  chromium: {
    title: 'Chromium',
    find: findChromium,
    path: 'CHROMIUM_PATH',
    // The shell is quicker; not every Debian has it.
    install:
      'apt-get update && (apt-get install -y chromium chromium-headless-shell || apt-get install -y chromium)',
  },
  firefox: {
    title: 'Firefox',
    find: findFirefox,
    path: 'FIREFOX_PATH',
    install: `apt-get update && ${apt(`firefox-esr ${besides}`)}`,
  },
  webkit: {
    title: 'WebKit',
    find: () => findWebKit()?.driver,
    path: '',
    install: `apt-get update && ${apt(`webkit2gtk-driver xvfb ${besides}`)}`,
  },
};

/**
 * Finds a browser, or installs Debian's where that is possible; stops with what to do about it otherwise.
 * @param {Browser} browser
 */
export async function ensureBrowser(browser) {
  await step(
    browser.title,
    () => findOrInstall(browser),
    (program) => program,
  );
}

/** @param {Browser} browser */
async function findOrInstall({ title, find, path, install }) {
  const found = find();
  if (found) return found;
  const named = process.env[path];
  if (named) throw new Stop(`${path} is ${named}, and no program is there.`);
  if (!existsSync('/usr/bin/apt-get')) throw new Stop(adviceElsewhere(title, path));
  if (process.getuid?.() !== 0)
    throw new Stop(`There is no ${title}. Install it with: sudo sh -c '${install}'`);
  process.stdout.write('installing it, this takes a minute … ');
  const { code, output } = await run('sh', ['-c', install], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const installed = find();
  if (code !== 0 || !installed) throw new Stop(`${title} could not be installed: ${install}`, output);
  return installed;
}

/** @param {string} title @param {string} path */
const adviceElsewhere = (title, path) =>
  path
    ? `There is no ${title}. Install it, or set ${path} to where it is.`
    : `There is no ${title}: its WebDriver is for Linux alone (WebKitWebDriver, with MiniBrowser and Xvfb).`;
