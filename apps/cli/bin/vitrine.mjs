#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
if (!existsSync(built)) {
  console.error('Vitrine is not built yet: run "npm run build" first.');
  process.exit(1);
}
const { main } = await import(built.href);
process.exitCode = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  // A line that is written over: \x1b[K takes away what is left of the longer one before.
  ...(process.stderr.isTTY && { overwrite: (text) => process.stderr.write(`\r${text}\x1b[K`) }),
});
