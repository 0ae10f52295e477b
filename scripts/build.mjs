import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { onSignals } from './lib/run.mjs';
import { main } from './lib/step.mjs';

onSignals();
await main(async () => {
  await install();
  await build();
});
