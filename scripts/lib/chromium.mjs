import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const knownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
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
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return [...knownPaths, ...commands.flatMap((command) => onPath(command, env))].find(isExecutable);
}

/**
 * The same browser without the windows that nobody sees: it takes half the time. Where there is none, Chromium itself does.
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findHeadlessShell(env = process.env) {
  const shell = env.CHROMIUM_PATH ? undefined : onPath('chromium-headless-shell', env).find(isExecutable);
  return shell ?? findChromium(env);
}

/** @param {string} command @param {Record<string, string | undefined>} env */
const onPath = (command, env) =>
  (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, command));

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
