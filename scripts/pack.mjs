import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { pack, published } from './lib/published.mjs';
import { onSignals } from './lib/run.mjs';
import { main } from './lib/step.mjs';

onSignals();
await main(async () => {
  const folder = resolve(process.argv[2] ?? '.cache/tarballs');
  await install();
  await build();
  mkdirSync(folder, { recursive: true });
  await pack(folder);
  console.log(
    published()
      .map(({ tarball }) => `${folder}/${tarball}`)
      .join('\n'),
  );
});
