import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { run } from './run.mjs';
import { Stop, step } from './step.mjs';

/** The shell is quicker; not every Debian has it. */
const installCommand =
  'apt-get update && (apt-get install -y chromium chromium-headless-shell || apt-get install -y chromium)';

/** Finds a Chromium, or installs Debian's where that is possible. */
export async function ensureChromium() {
  await step('Chromium', findOrInstall, (path) => path);
}

async function findOrInstall() {
  const found = findChromium();
  if (found) return found;
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) throw new Stop(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and no program is there.`);
  if (!existsSync('/usr/bin/apt-get')) {
    throw new Stop('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to where it is.');
  }
  if (process.getuid?.() !== 0) {
    throw new Stop(`The browser tests need Chromium. Install it with: sudo sh -c '${installCommand}'`);
  }
  process.stdout.write('installing it, this takes a minute … ');
  const { code, output } = await run('sh', ['-c', installCommand], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  const installed = findChromium();
  if (code !== 0 || !installed) throw new Stop(`Chromium could not be installed: ${installCommand}`, output);
  return installed;
}
