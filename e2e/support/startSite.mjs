import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The site as it is run, with a new demo shop that goes with it.
const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
process.env.VITRINE_DATA = folder;
process.env.LOG_LEVEL ??= 'error';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../apps/site/dist/server/main.js');
