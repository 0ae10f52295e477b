import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { choosePort } from './lib/port.mjs';
import { onSignals } from './lib/run.mjs';
import { startSite } from './lib/siteServer.mjs';
import { main } from './lib/step.mjs';

const usualPort = 3000;

const stopListening = onSignals();
await main(async () => {
  const port = await choosePort(process.env.PORT, usualPort);
  await install();
  await build();
  const site = await startSite(port);
  stopListening();
  onSignals(() => void site.stop());
  console.log(`Vitrine is ready: http://localhost:${port}\nIt is run at http://localhost:${port}/admin`);
  process.exitCode = await site.ended;
});
