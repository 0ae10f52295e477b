import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const name = 'The embed script';

export async function run() {
  const script = readFileSync(new URL('../packages/embed/dist/vitrine.js', import.meta.url));
  return {
    columns: ['file', 'kB', 'kB gzip', 'kB brotli'],
    rows: [
      ['vitrine.js', kB(script.length), kB(gzipSync(script).length), kB(brotliCompressSync(script).length)],
    ],
  };
}

/** @param {number} bytes */
const kB = (bytes) => (bytes / 1000).toFixed(1);
