import { createApp } from './app.ts';
import { siteFolders } from './siteFolders.ts';

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';

const app = await createApp({ ...siteFolders, dev: process.env.VITRINE_DEV === '1' });

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  await app.close();
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
// Whoever started this process as its child has gone: nobody could stop it any more.
process.on('disconnect', () => void stop());

try {
  const address = await app.listen({ port, host });
  if (!process.send) console.log(`Vitrine listens on ${address}`);
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(inUse ? `Port ${port} is in use on ${host}. Choose another with PORT.` : error);
  process.exit(1);
}
