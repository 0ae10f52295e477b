import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../apps/site/dist/server/main.js', import.meta.url));

export interface KillableShop {
  readonly url: string;
  /** Whether it says that it can serve; null when it says nothing. */
  readonly isReady: () => Promise<boolean | null>;
  readonly isRunning: () => boolean;
  /** As a power cut would, as far as a process can tell. */
  readonly kill: () => Promise<void>;
}

/** The site as it is run, in a process of its own. */
export async function startKillableShop(folder: string, database: string): Promise<KillableShop> {
  const port = await freePort();
  const child = forkShop(folder, database, port);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return {
    url,
    isReady: () => isReady(url),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** One that has lost who started it before it was open; resolved when it has stopped by itself. */
export async function abandonShop(folder: string, database: string): Promise<void> {
  const child = forkShop(folder, database, await freePort());
  const ended = new Promise((done) => child.once('exit', done));
  child.disconnect();
  await ended;
}

const forkShop = (folder: string, database: string, port: number): ChildProcess =>
  fork(MAIN, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: database,
      VITRINE_DATA: folder,
      VITRINE_DEMO: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await isReady(url)) return;
    await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error('The shop stopped at its start');
}

const isReady = (url: string): Promise<boolean | null> =>
  fetch(`${url}/readyz`).then(
    ({ status }) => (status === 200 ? true : status === 503 ? false : null),
    () => null,
  );
