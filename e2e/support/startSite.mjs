import { rmSync } from 'node:fs';
import { copyDemoShop } from '../../scripts/lib/demoShop.mjs';

// The site as it is run, with a demo shop that goes with it.
const folder = await copyDemoShop();
process.env.VITRINE_DATA = folder;
process.env.VITRINE_URL = `http://127.0.0.1:${process.env.PORT}`;
process.env.LOG_LEVEL ??= 'error';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../apps/site/dist/server/main.js');
