// Writes the demo modules. With aliases as arguments, only those.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MODULES } from './modules/index.mjs';

const FOLDER = fileURLToPath(new URL('../modules/', import.meta.url));
mkdirSync(FOLDER, { recursive: true });

const wanted = process.argv.slice(2);

for (const [alias, { make, about, compact }] of Object.entries(MODULES)) {
  if (wanted.length > 0 && !wanted.includes(alias)) continue;
  const made = await make();
  const json = JSON.stringify(about ? { about, ...made } : made, null, compact ? undefined : 1);
  writeFileSync(`${FOLDER}${alias}.json`, `${json}\n`);
  console.log(`${alias.padEnd(20)} ${(json.length / 1024).toFixed(0)} kB`);
}
