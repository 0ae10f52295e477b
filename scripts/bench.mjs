import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { formatTable } from './lib/formatTable.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { onSignals } from './lib/run.mjs';
import { runBench } from './lib/runBench.mjs';
import { main, Stop, since, tell } from './lib/step.mjs';

const folder = join(root, 'bench');
const wanted = process.argv.slice(2);

onSignals();
await main(async () => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.bench.mjs'))
    .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
    .sort();
  if (files.length === 0)
    throw new Stop(`There is no such benchmark in bench: ${wanted.join(', ') || '*'}.bench.mjs`);
  await install();
  await build();
  for (const file of files) {
    const started = performance.now();
    try {
      const { name, table } = await runBench(join(folder, file));
      console.log(`\n${name} (${since(started)})\n\n${formatTable(table)}`);
    } catch (error) {
      console.log(`\n${file} failed (${since(started)})\n`);
      tell(error);
      process.exitCode = 1;
    }
  }
});
