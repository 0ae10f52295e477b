import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './step.mjs';

const answerTimeoutMs = 300_000;

/**
 * @typedef {object} SiteServer
 * @property {Promise<number>} ended its exit code
 * @property {() => Promise<void>} stop
 */

/**
 * Runs the built site and waits until it really answers.
 * @param {number} port
 * @param {Record<string, string>} [env]
 * @returns {Promise<SiteServer>}
 */
export async function startSite(port, env = {}) {
  // Forked, not spawned: the server sees the channel to this process close, and so outlives no kind of end.
  const child = fork(join(root, 'apps/site/dist/bundle/main.js'), {
    // React renders several times slower in its development build, which is what it takes without this.
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await Promise.race([untilAnswers(port), ended.then(failStart)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}

/** @param {number} code */
function failStart(code) {
  throw new Stop(`The site's server stopped at its start (exit code ${code}).`);
}

/** @param {number} port */
async function untilAnswers(port) {
  const deadline = performance.now() + answerTimeoutMs;
  while (performance.now() < deadline) {
    const answered = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Stop(`The site's server did not answer within ${answerTimeoutMs / 1000} s.`);
}
