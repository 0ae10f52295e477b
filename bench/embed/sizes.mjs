import { brotliCompressSync, gzipSync } from 'node:zlib';

/** @param {readonly Buffer[]} files */
export function sizesOf(files) {
  const sum = (/** @type {(file: Buffer) => number} */ size) =>
    files.reduce((total, file) => total + size(file), 0);
  return {
    raw: sum((file) => file.length),
    gzip: sum((file) => gzipSync(file, { level: 9 }).length),
    brotli: sum((file) => brotliCompressSync(file).length),
  };
}
/** @typedef {ReturnType<typeof sizesOf>} Sizes */

/** @param {number} bytes */
export const kB = (bytes) => (bytes / 1000).toFixed(1);
