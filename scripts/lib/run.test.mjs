import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = `import { onSignals } from '${new URL('./run.mjs', import.meta.url)}';
onSignals();
console.log(process.pid);
setInterval(() => undefined, 1000);`;

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a command that npm started ends when npm and its shell are gone', async () => {
  const quoted = `"${process.execPath}" --input-type=module -e '${script.replaceAll("'", '"')}'; true`;
  const shell = spawn('sh', ['-c', quoted], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = await once(shell.stdout, 'data');
  const pid = Number(String(first).trim());
  expect(isAlive(pid)).toBe(true);
  // The shell alone gets the signal and does not pass it on.
  shell.kill('SIGTERM');
  await expect.poll(() => isAlive(pid), { timeout: 4000 }).toBe(false);
});
