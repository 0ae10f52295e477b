import './production.ts';

// Not before: what is imported with it reads its environment, and a bundle brings what it imports first of all.
const { Refusal, runSite } = await import('./runSite.ts');

/** How long a stop waits for requests that are under way. */
const STOP_MS = 10_000;

const site = await runSite(process.env).catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
});
let isStopping = false;
const stop = async (): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  await site.stop();
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
// Whoever started this process as its child has gone: nobody could stop it any more.
process.on('disconnect', () => void stop());
// It may have gone while the shop was opened.
if (process.connected === false) await stop();
else if (!process.send) console.log(`Vitrine listens on ${site.address}\nIt is run at ${site.address}/admin`);
