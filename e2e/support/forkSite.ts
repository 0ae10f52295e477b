import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../../apps/site/dist/bundle/main.js', import.meta.url));

/** The site as it is run, in a process of its own. What it says on standard error goes where this process's goes, or comes by a pipe. */
export const forkSite = (env: Readonly<Record<string, string>>, errors: 'inherit' | 'pipe'): ChildProcess =>
  fork(MAIN, {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', errors, 'ipc'],
  });

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await isReady(url)) return;
    await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error('The site stopped at its start');
}

/** Whether it says that it can serve; null when it says nothing. */
export const isReady = (url: string): Promise<boolean | null> =>
  fetch(`${url}/readyz`).then(
    ({ status }) => (status === 200 ? true : status === 503 ? false : null),
    () => null,
  );
