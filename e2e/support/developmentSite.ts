import { rmSync } from 'node:fs';
import { build } from '../../scripts/lib/build.mjs';
import { copyDemoShop } from '../../scripts/lib/demoShop.mjs';
import { forkSite, freePort, untilReady } from './forkSite.ts';

export interface DevelopmentSite {
  readonly url: string;
  /** What the server said on standard error so far: React tells there what it finds wrong with what it draws. */
  readonly told: () => string;
  readonly stop: () => Promise<void>;
}

/** The site as `npm run dev` runs it: React in its development make, on the server and in the page. */
export async function startDevelopmentSite(): Promise<DevelopmentSite> {
  await build();
  const folder = await copyDemoShop();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'development',
    VITRINE_DEV: '1',
    PORT: String(port),
    VITRINE_URL: url,
    VITRINE_DATA: folder,
  };
  const child = forkSite(env, 'pipe');
  let told = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => void (told += text));
  await untilReady(url, child);
  return {
    url,
    told: () => told,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
