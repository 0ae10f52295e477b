import { findProgram } from './programs.mjs';

/**
 * @typedef {object} WebKitPrograms
 * @property {string} driver speaks WebDriver
 * @property {string} browser what it starts
 * @property {string} display a screen that nobody sees: there is no WebKit without one
 */

/**
 * The Firefox to test with. FIREFOX_PATH decides alone when it is set.
 * @param {Record<string, string | undefined>} [env]
 */
export const findFirefox = (env = process.env) =>
  findProgram(
    env.FIREFOX_PATH
      ? [env.FIREFOX_PATH]
      : ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    env,
  );

/** Where Linux keeps what programs run for themselves, by the names that Node and Debian have for a processor. */
const folders = ['x86_64-linux-gnu', 'aarch64-linux-gnu', 'arm-linux-gnueabihf', 'riscv64-linux-gnu']
  .map((name) => `/usr/lib/${name}`)
  .concat('/usr/libexec', '/usr/lib64', '/usr/lib');

/**
 * WebKit, where all that it needs is there.
 * @param {Record<string, string | undefined>} [env]
 * @returns {WebKitPrograms | undefined}
 */
export function findWebKit(env = process.env) {
  const driver = findProgram(['WebKitWebDriver'], env);
  const browser = findProgram(folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
  const display = findProgram(['Xvfb'], env);
  return driver && browser && display ? { driver, browser, display } : undefined;
}
