import { findProgram } from './programs.mjs';

const programs = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Flags for a browser that runs unseen, as root, on a closed network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium to test with. CHROMIUM_PATH decides alone when it is set.
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  return findProgram(env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : programs, env);
}

/**
 * The same browser without the windows that nobody sees: it takes half the time. Where there is none, Chromium itself does.
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findHeadlessShell(env = process.env) {
  const shell = env.CHROMIUM_PATH ? undefined : findProgram(['chromium-headless-shell'], env);
  return shell ?? findChromium(env);
}
