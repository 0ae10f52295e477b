import type { ChildProcess } from 'node:child_process';
import { forkSite, freePort, isReady, untilReady } from '../forkSite.ts';

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
  forkSite(
    {
      NODE_ENV: 'production',
      PORT: String(port),
      VITRINE_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: database,
      VITRINE_DATA: folder,
      VITRINE_DEMO: '0',
    },
    'inherit',
  );
