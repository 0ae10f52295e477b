import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, MAIN } from '../forkSite.ts';

export interface FirstStart {
  /** Where the shop says that it is run. */
  readonly adminUrl: string;
  /** That it has printed. */
  readonly password: string;
  readonly stop: () => Promise<void>;
}

/** The site as an owner starts it for the first time: everything that is known of it is what it prints. */
export async function startFirst(): Promise<FirstStart> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-first-'));
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      VITRINE_URL: `http://127.0.0.1:${port}`,
      VITRINE_DATA: folder,
      // Making the demo takes as long as all that its owner does here.
      VITRINE_DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  let printed = '';
  for await (const part of child.stdout) {
    printed += String(part);
    if (/\/admin\s/.test(printed) && /^ +admin /m.test(printed)) break;
  }
  return {
    adminUrl: /http:\S+\/admin/.exec(printed)?.[0] ?? '',
    password: /^ +admin +admin +(\S+)/m.exec(printed)?.[1] ?? '',
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
